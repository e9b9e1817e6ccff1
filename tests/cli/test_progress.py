"""How far the work is."""

from __future__ import annotations

import os
import threading

import pytest

from bridge.cli import progress, streams
from bridge.cli.progress import ProgressLine, state


@pytest.mark.parametrize(
    ("done", "seconds", "short", "text"),
    [
        (0, 0.0, 0, "0 of 600 chunks"),
        (0, 9.0, 0, "0 of 600 chunks"),
        (60, 6.0, 0, "60 of 600 chunks, 10/s, 0:54 left"),
        (300, 150.0, 2, "300 of 600 chunks, 2/s, 2 short, 2:30 left"),
        (600, 60.0, 0, "600 of 600 chunks, 10/s"),
    ],
)
def test_a_state_has_a_rate_and_what_is_left(
    done: int, seconds: float, short: int, text: str
) -> None:
    assert state(done, 600, seconds, short) == text


class Shown:
    """Stands in for standard error; tells when something has been shown."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.event = threading.Event()

    def __call__(self, text: str) -> None:
        self.texts.append(text)
        self.event.set()


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    """What is shown, without long waits between."""
    found = Shown()
    monkeypatch.setattr(progress, "_show", found)
    monkeypatch.setattr(progress, "LOGGED", 0.001)
    monkeypatch.setattr(progress, "WATCHED", 0.001)
    return found


def test_off_a_terminal_lines_come_while_the_work_goes_on(shown: Shown) -> None:
    with ProgressLine(4) as line:
        line.step(short=True)
        shown.event.clear()
        assert shown.event.wait(60)
    assert shown.texts[-1].startswith("1 of 4 chunks, ")
    assert shown.texts[-1].endswith("left\n")


def test_on_a_terminal_one_line_is_drawn_anew_and_cleared(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    with ProgressLine(2) as line:
        line.step(short=False)
        shown.event.clear()
        assert shown.event.wait(60)
    assert shown.texts[-2].startswith(
        "\r\x1b[K[############............] 1 of 2 chunks"
    )
    assert shown.texts[-1] == "\r\x1b[K"
    assert not any("\n" in text for text in shown.texts)


def test_without_standard_error_the_work_goes_on() -> None:
    saved = os.dup(2)
    os.close(2)
    try:
        progress._show("text")
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(2)
    finally:
        os.dup2(saved, 2)
        os.close(saved)
