"""`tools/diagnostics`: what is a site of a diagnostic, and when the check holds."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.diagnostics.__main__ import (
    KNOWN,
    ROOT,
    all_sites,
    blessed,
    findings,
    listed,
)
from tools.diagnostics.sites import RECORDER, instrument, sites

MODULE = """
class Op:
    def verify(self):
        if self.a:
            raise self.error(f"expected {self.a}")
        raise self.error(f"expected {self.a}")

    def _made(self):
        return self.bare_error("expected no result")

def fault(a) -> str | None:
    if a:
        return None
    return "a is not one" if a is None else "a is not zero"

def check(a):
    warn("an odd number", a)
    raise reason(a)

def no_diagnostics(a):
    try:
        raise ValueError("a is wrong")
    except ValueError as error:
        raise error
    raise NoCodec("no encoding of a")
    raise
"""

NAMES = [
    "m.py: Op.verify: f'expected {self.a}'",
    "m.py: Op.verify: f'expected {self.a}' #2",
    "m.py: Op._made: 'expected no result'",
    "m.py: fault: 'a is not one'",
    "m.py: fault: 'a is not zero'",
    "m.py: check: 'an odd number'",
    "m.py: check: reason(a)",
]


def test_sites_are_raised_diagnostics_and_those_left_to_others() -> None:
    assert [site.name for site in sites(MODULE, "m.py")] == NAMES


def test_sites_keep_their_names_when_code_moves() -> None:
    moved = [site.name for site in sites("# moved\n\n" + MODULE, "m.py")]
    assert moved == NAMES


def executed(call: str) -> list[str]:
    """The sites that an instrumented module records during a call."""
    found: list[str] = []
    names: dict[str, Any] = {RECORDER: found.append, "reason": KeyError}
    names["warn"] = lambda *given: None
    exec(compile(instrument(MODULE, "m.py"), "m.py", "exec"), names)
    made = {"a": 0, "error": lambda _, text: KeyError(text), "bare_error": KeyError}
    names["Op"] = type("Op", (names["Op"],), made)
    with contextlib.suppress(KeyError, ValueError):
        exec(call, names)
    return found


@pytest.mark.parametrize(
    ("call", "sites"),
    [
        ("Op().verify()", NAMES[1:2]),
        ("Op()._made()", NAMES[2:3]),
        ("assert fault(None) == 'a is not one'", NAMES[3:4]),
        ("assert fault(0) == 'a is not zero'", NAMES[4:5]),
        ("assert fault(1) is None", []),
        ("check(1)", NAMES[5:7]),
        ("no_diagnostics(1)", []),
    ],
)
def test_a_site_is_recorded_when_it_is_executed(call: str, sites: list[str]) -> None:
    assert executed(call) == sites


def test_what_a_process_executes_is_recorded_in_the_folder(
    root: Path, tmp_path: Path
) -> None:
    startup = root / "tools" / "diagnostics" / "startup"
    variables = {"MLIR_BRIDGE_DIAGNOSTICS": str(tmp_path), "PYTHONPATH": str(startup)}
    program = (
        "import bridge, os\n"
        "try:\n  bridge.parse('func.func')\n"
        "except bridge.Malformed:\n  os._exit(3)"
    )
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=root,
            env={**os.environ, **variables},
            check=False,
        )
        assert done.returncode == 3
    record = (tmp_path / "executed.txt").read_text()
    assert "bridge/text/module.py: " in record
    assert any(tmp_path.glob("bytecode-*/bridge/__pycache__/*.pyc"))


def test_each_fault_of_the_list_is_found() -> None:
    text = "# cannot happen\n  one\n  two\n\n# needs more\n  three\n"
    assert listed(text) == ["one", "two", "three"]
    found = findings(["one", "two", "four", "five"], {"two", "five"}, listed(text))
    assert found.unlisted == ["four"]
    assert found.executed == ["two"]
    assert found.gone == ["three"]
    assert not found.hold


def test_the_list_is_brought_up_to_what_was_executed() -> None:
    text = "# cannot happen\n  one\n  two\n# not yet\n  three\n"
    found = findings(["one", "two", "four", "five"], {"two", "five"}, listed(text))
    after = blessed(text, found)
    assert after == "# cannot happen\n  one\n# not yet\n  four\n"
    assert findings(found.all, {"two", "five"}, listed(after)).hold


def test_the_check_holds_where_all_else_is_executed() -> None:
    assert findings(["one", "two"], {"one"}, ["two"]).hold


def test_every_site_in_the_list_is_in_the_code() -> None:
    known = listed(KNOWN.read_text(encoding="utf-8"))
    assert sorted(set(known) - set(all_sites(ROOT))) == []
