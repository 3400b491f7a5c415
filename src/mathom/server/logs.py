"""Logs as lines of JSON. What is logged is named field by field, so that no secret slips in with an object."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = "fields"

log = logging.getLogger("mathom")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "says": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def note(says: str, level: int = logging.INFO, **fields: object) -> None:
    log.log(level, says, extra={FIELDS: fields})


def trouble(says: str, **fields: object) -> None:
    """An error of ours, inside an except block, with its trace."""
    log.error(says, exc_info=True, extra={FIELDS: fields})


def failure(says: str, error: Exception, **fields: object) -> None:
    """An error of ours that was caught elsewhere, with its trace."""
    log.error(says, exc_info=error, extra={FIELDS: fields})


def start_logging(quiet: bool) -> None:
    """All logs to the standard error; `quiet` leaves out what is not a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.WARNING if quiet else logging.INFO)
