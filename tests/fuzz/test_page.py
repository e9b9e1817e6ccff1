"""A campaign as one page that needs nothing else."""

from __future__ import annotations

import shutil
import subprocess
import threading
import urllib.request
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bridge.cli.fuzz import main
from bridge.cli.serving import served
from bridge.fuzz.campaign import Task, work
from bridge.fuzz.page import page, rates
from bridge.fuzz.store import Found, Point, Store

PROGRAM = "module {\n  func.func @main() -> i32 {\n    %0 = arith.constant 1 : i32\n"
PROGRAM += "    return %0 : i32\n  }\n}\n"
FOUND = Found(
    *(3, "cse", "wrong", "wrong cse", "result #0: 1 <b> before, 2 after", PROGRAM),
    *("[]", PROGRAM.replace("constant 1", "constant 2")),
)
VOID = {"meta", "line", "circle", "polygon", "polyline"}


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A small campaign with a finding."""
    found = Store(str(tmp_path / "campaign.sqlite"))
    done = work(Task(0, 4, pipelines=("cse",)))
    found.finish(done._replace(found=(FOUND,)))
    found.lose(9, "it died")
    return found


class Balanced(HTMLParser):
    """Whether each element that begins ends; and what a page names outside of it."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        named = [value for name, value in attrs if name in ("src", "href")]
        self.outside += [value for value in named if value]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def test_a_page_is_whole_and_needs_nothing_else(store: Store) -> None:
    text = page(store)
    parser = Balanced()
    parser.feed(text)
    assert (parser.open, parser.outside) == ([], [])
    assert "url(" not in text


def test_a_page_shows_what_was_found(store: Store) -> None:
    text = page(store)
    assert '<span class="was">    %0 = arith.constant 1 : i32</span>' in text
    assert '<span class="now">    %0 = arith.constant 2 : i32</span>' in text
    assert '<td class="good">1 &lt;b&gt;</td>' in text
    assert "mlir-runner -e entry" in text
    assert "it died" in text


def test_the_curve_leaves_out_when_nothing_ran() -> None:
    points = [Point(100.0, 24, 10.0), Point(9000.0, 24, 10.0), Point(9010.0, 24, 10.0)]
    found = rates(points)
    assert found[-1][0] < 1
    assert sum(rate for _, rate in found) / len(found) == pytest.approx(72 / 30)


def test_commands_write_and_serve_it(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    assert main(["report", "--store", store.path, "--html", str(file)]) == 0
    text = file.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    with served(lambda: text, 0) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        url = f"http://127.0.0.1:{server.server_port}/"
        with urllib.request.urlopen(url, timeout=10) as answer:
            assert answer.read().decode() == text
        thread.join()


CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.mark.skipif(CHROMIUM is None, reason="needs chromium")
def test_a_browser_shows_it(store: Store, tmp_path: Path) -> None:
    assert CHROMIUM is not None
    file = tmp_path / "page.html"
    file.write_text(page(store), "utf-8")
    picture = tmp_path / "page.png"
    flags = ("--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,900")
    command = [CHROMIUM, *flags, f"--user-data-dir={tmp_path / 'profile'}"]
    shown = subprocess.run(
        [*command, "--dump-dom", f"file://{file}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert '<html lang="en" data-theme="light">' in shown.stdout
    subprocess.run(
        [*command, f"--screenshot={picture}", f"file://{file}"],
        capture_output=True,
        timeout=120,
        check=True,
    )
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size > 20_000
