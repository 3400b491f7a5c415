"""Learning in the browser: every lesson is solved, and whoever goes wrong gets the hint."""

from collections.abc import Callable
from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import Route, expect
from tests.browser.accessibility import barriers
from tests.browser.guest import PHONE, Guest
from tests.server.site import Site

from mathom.lessons import Lesson, course_of

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
COURSES = [
    course for name in ("fellowship", "wotr", "third_age", "risk", "meccg") if (course := course_of(name)) is not None
]
# The same options may be offered twice: then the question or the task differs.
ASKED = """[...document.querySelectorAll(":is([data-testid=options], [data-testid=prompt], [data-testid=lesson-task])")]
    .map((one) => one.innerText).join()"""
ODD_KEYS = "keys => keys.map((e) => e.dataset.key)"


def keys(guest: Guest) -> list[str]:
    found: list[str] = guest.page.locator("[data-testid=options] [data-key]").evaluate_all(ODD_KEYS)
    return found


def take(guest: Guest, key: str) -> None:
    before = guest.page.evaluate(ASKED)
    guest.page.locator(f'[data-testid=options] [data-key="{key}"]').click()
    guest.until(
        lambda: (
            guest.find("lesson-done").count()
            or guest.find("lesson-trouble").count()
            or before != guest.page.evaluate(ASKED)
        )
    )


def solve(guest: Guest, lesson: Lesson, lang: str = "en") -> None:
    for task in lesson.tasks:
        expect(guest.find("lesson-task")).to_have_text(task.words[lang]["task"])
        wrong = next((key for key in keys(guest) if not any(fnmatchcase(key, good) for good in task.accept)), None)
        if wrong is not None:
            take(guest, wrong)
            expect(guest.find("lesson-trouble")).to_be_visible()
            expect(guest.find("lesson-hint")).to_have_text(task.words[lang]["hint"])
        for key in task.solution:
            expect(guest.page.locator(f'[data-testid=options] [data-key="{key}"]')).to_be_visible()
            take(guest, key)
    expect(guest.find("lesson-done")).to_contain_text(lesson.words[lang]["end"])


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_lessons_one_after_the_other(site: Site, enter: Enter, course: object, lang: str) -> None:
    assert isinstance(course, type(COURSES[0]))
    ann = enter(site.url(), locale={"en": "en-GB", "de": "de-DE"}[lang])
    ann.go("/")
    ann.page.locator(f"[data-testid=box-{course.game}] [data-testid=learn]").click()
    card = ann.find(f"course-{course.game}")
    expect(card).to_contain_text(course.about[lang][0])
    assert barriers(ann.page) == []
    ann.find("learn-begin").click()
    for number, lesson in enumerate(course.lessons):
        solve(ann, lesson, lang)
        if number == 0:
            assert barriers(ann.page) == []
        ann.find("lesson-next" if number < len(course.lessons) - 1 else "lesson-list").click()
    expect(card.locator(".n.done")).to_have_count(len(course.lessons))
    # Progress is the person's, not the page's.
    ann.page.reload()
    expect(card.locator(".n.done")).to_have_count(len(course.lessons))


def test_learning_begins_with_what_the_game_is_about(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/")
    boxes = ann.page.locator("[data-testid^=box-]").evaluate_all("all => all.map((e) => e.dataset.testid.slice(4))")
    ann.find("to-learn").click()
    courses = ann.page.locator("[data-testid^=course-]")
    expect(courses).to_have_count(len(COURSES))
    shown = courses.evaluate_all("all => all.map((e) => e.dataset.testid.slice(7))")
    assert shown == [box for box in boxes if box in shown]
    for course in COURSES:
        expect(ann.find(f"course-{course.game}")).to_contain_text(course.about["en"][0])
    ann.go("/learn/fellowship/nothing")
    expect(ann.page.locator("main a[href='/learn']")).to_be_visible()


def test_a_lesson_by_touching_things_and_by_keys(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    ann.go("/learn/fellowship/first_cards")
    ann.find("lesson-ask").click()
    expect(ann.find("lesson-hint")).to_be_visible()
    ann.page.locator("[data-testid=hand] [data-card=green-5]").click()
    expect(ann.find("unpick")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-testid=options] [data-key='card:green-5']")).to_be_visible()
    ann.page.keyboard.press(str(keys(ann).index("card:green-5") + 1))
    expect(ann.page.locator("[data-testid=options] [data-key='slot:S4']")).to_be_visible()
    ann.page.locator("[data-testid=board] [data-key='slot:S4']").first.click()
    expect(ann.find("lesson-task")).to_contain_text("0")


def test_a_hint_is_in_sight_on_a_small_screen(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=(1280, 720))
    ann.go("/learn/risk/march")
    ann.find("lesson-ask").click()
    expect(ann.find("lesson-hint")).to_be_in_viewport(ratio=1)


def test_a_lesson_fits_a_phone(site: Site, enter: Enter) -> None:
    ann = enter(site.url(), size=PHONE)
    ann.go("/learn/fellowship/covering")
    expect(ann.find("lesson-card")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(ann.page) == []


def test_while_the_lessons_are_fetched_the_page_says_so(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    held: list[Route] = []
    ann.page.route("**/api/lessons*", lambda route: held.append(route))
    ann.go("/learn")
    ann.until(lambda: held)
    waiting = ann.page.locator(".learn").get_by_text("Connecting")
    expect(waiting).to_be_visible()
    held[0].continue_()
    expect(ann.find("course-wotr")).to_be_visible()
    expect(waiting).to_have_count(0)
