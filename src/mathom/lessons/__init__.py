"""Lessons: short guided positions, played against a scripted other side, whose tasks the engine checks.

See docs/lessons.md for the files. A lesson keeps nothing: who plays it brings the choices made so far, and all chance
in it is fixed, so that the same choices always lead to the same position.
"""

from mathom.lessons.course import Course, Verdict
from mathom.lessons.files import BadLesson, Lesson, NoSuchLesson, Task, course_of, lesson

__all__ = ["BadLesson", "Course", "Lesson", "NoSuchLesson", "Task", "Verdict", "course_of", "lesson"]
