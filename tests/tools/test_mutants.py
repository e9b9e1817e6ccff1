"""`tools/mutants`: differences are found, named and grouped."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.compare import checks
from bridge.compare.chunks import split
from bridge.source import Source
from bridge.upstream.isolated import Pool
from tools.mutants import judging
from tools.mutants.__main__ import judged, mutants
from tools.mutants.judging import Verdict, judge
from tools.mutants.report import Report, normalised
from tools.mutants.seeds import Mutant, Seeds

FOUND = sorted(Path(__file__).parent.glob("found_by_mutants*.mlir"))
FOLDER = Path(__file__).resolve().parents[2] / "conformance" / "arith"


def mutant(text: str) -> Mutant:
    return Mutant(text, "seed", "how", allow_unregistered=True)


def test_a_right_program_is_alike() -> None:
    text = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"
    assert judge(mutant(text)) == Verdict(accepted=True)


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f(",
        'func.func @f(%a: i32) {\n  "arith.addi"(%a) : (i32) -> ()\n  return\n}\n',
    ],
)
def test_a_wrong_program_is_alike(text: str) -> None:
    assert judge(mutant(text)) == Verdict(accepted=False)


def test_what_we_alone_refuse_is_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = judging._Answer(None, ("1:1: error: no",))
    monkeypatch.setattr(judging, "_ours", lambda _: refused)
    found = judge(mutant(""))
    assert (found.kind, found.ours) == ("decision", "1:1: error: no")


def test_a_print_that_differs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "custom", lambda *_: "module {\n}\nmore\n")
    found = judge(mutant(""))
    assert (found.kind, found.question, found.ours) == ("print", "custom", "more")


def test_an_exception_of_ours_is_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr(checks, "read_original", failing)
    assert judge(mutant("")).kind == "traceback"


def test_the_same_seed_makes_the_same_mutants() -> None:
    seeds = Seeds([FOLDER])
    found = [m.text for m in mutants(seeds, 7, 40)]
    assert found == [m.text for m in mutants(seeds, 7, 40)]
    assert len(set(found)) == 40


def test_a_batch_that_kills_its_worker_is_asked_one_by_one() -> None:
    class Dying:
        def call(self, name: str, argument: object) -> object:
            if name.endswith("judge_all") or argument == mutant("b"):
                from bridge.errors import Crash

                if not name.endswith("judge_ours"):
                    raise Crash("dead")
            return Verdict(accepted=True, crashed=name.endswith("judge_ours"))

    found = judged([mutant("a"), mutant("b")], Dying())  # type: ignore[arg-type]
    assert [verdict.crashed for verdict in found] == [False, True]


def test_differences_are_grouped_with_the_smallest_mutant() -> None:
    report = Report()
    for name in ("long", "b"):
        said = f"1:2: error: 'arith.addi' op has '{name}' and {len(name)}"
        report.add(mutant(name), Verdict(False, "first", said, "1:2: error: no"))
    report.add(mutant("c"), Verdict(accepted=True))
    (group,) = report.sorted()
    assert (group.count, group.text, group.dialect) == (2, "b", "arith")
    figures = report.figures()
    assert (figures["mutants"], figures["accepted"]) == (3, 1)
    assert figures["first diagnostics alike"] == pytest.approx(1 / 3)
    assert figures["decisions alike"] == 1.0


def test_places_names_and_numbers_are_no_part_of_a_group() -> None:
    line = "3:4: error: 'vector.load' op has %x of 'i32' and 12"
    assert normalised(line) == "error: 'vector.load' op has N of N and N"


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_what_mutants_have_found_is_alike(path: Path) -> None:
    chunks, _ = split(Source(path.read_text(), str(path)))
    with Pool(timeout=60) as pool:
        found = judged([mutant(chunk.text) for chunk in chunks], pool)
    wrong = [
        (chunk.line, verdict)
        for chunk, verdict in zip(chunks, found, strict=True)
        if verdict.kind or verdict.crashed
    ]
    assert not wrong
