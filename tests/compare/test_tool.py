"""A command stands in for the reference: text in, text out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bridge.compare.chunks import Chunk
from bridge.compare.judge import Answer, judge_all
from bridge.compare.tool import ToolSubject
from bridge.errors import Crash, Invalid, Malformed

TOOL = f"{Path(sys.executable).with_name('bridge-opt')} --engine=upstream"
LOOSE = "--mlir-very-unsafe-disable-verifier-on-parsing"
STAND_IN = """
import sys
text = sys.stdin.read()
if "%" in text or ("!" in text and "{LOOSE}" not in sys.argv):
    sys.stderr.write("<stdin>:2:3: error: no\\nline\\n  ^\\n<stdin>:1:1: note: why\\n")
    sys.exit(1)
if "crash" in text:
    sys.exit(3)
print(text + " ".join(sys.argv[1:]))
""".replace("{LOOSE}", LOOSE)


@pytest.fixture
def tool(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("tool") / "tool.py"
    path.write_text(STAND_IN)
    return f"{sys.executable} {path}"


def test_what_it_prints_is_asked_by_its_own_options(tool: str) -> None:
    subject = ToolSubject(Chunk("text ", allow_unregistered=True), tool)
    assert subject.text() == "text --allow-unregistered-dialect"
    assert subject.with_locations == (
        "text --allow-unregistered-dialect --mlir-print-op-generic "
        "--mlir-print-debuginfo"
    )


def test_places_are_in_what_has_no_name(tmp_path: Path) -> None:
    path = tmp_path / "tool.py"
    path.write_text('print(\'<stdin>:1:2 "<stdin>:1:2" loc("<stdin>":1:2)\')')
    subject = ToolSubject(Chunk(""), f"{sys.executable} {path}")
    assert subject.text() == '<stdin>:1:2 "<stdin>:1:2" loc("-":1:2)'
    assert subject.text(pretty_debug_info=True) == '-:1:2 "-:1:2" loc("-":1:2)'


def test_what_nobody_asked_for_is_not_heard(tmp_path: Path) -> None:
    path = tmp_path / "tool.py"
    said = (
        '<stdin>:1:1: error: no\n<stdin>:2:1: error: expected note "a" was not produced'
    )
    path.write_text(f"import sys\nsys.exit({said!r})")
    with pytest.raises(Malformed) as caught:
        ToolSubject(Chunk(""), f"{sys.executable} {path}")
    assert [str(one) for one in caught.value.diagnostics] == ["-:1:1: error: no"]


@pytest.mark.parametrize(("text", "kind"), [("%", Malformed), ("!", Invalid)])
def test_what_it_complains_of_is_read(
    tool: str, text: str, kind: type[Malformed | Invalid]
) -> None:
    with pytest.raises(kind) as caught:
        ToolSubject(Chunk(text), tool)
    (diagnostic,) = caught.value.diagnostics
    assert str(diagnostic) == "-:2:3: error: no\n-:1:1: note: why"


def test_what_it_dies_of_is_a_crash(tool: str) -> None:
    with pytest.raises(Crash, match="ended with code 3"):
        ToolSubject(Chunk("crash"), tool)
    (judged,) = judge_all([Chunk("crash")], keys=("custom",), tool=tool)
    assert judged.answer is Answer.CRASHED


def test_our_command_is_a_reference_that_agrees_with_us() -> None:
    text = "#m = affine_map<(d) -> (d)>\nfunc.func @f() attributes {m = #m} { return }"
    keys = ("generic", "custom", "custom-local", "custom-locations")
    (judged,) = judge_all([Chunk(text)], keys=keys, tool=TOOL)
    assert judged.reasons == dict.fromkeys(keys, "")
