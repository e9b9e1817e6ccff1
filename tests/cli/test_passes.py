"""Pipelines of `bridge-opt`: asked for by flags, and told."""

from __future__ import annotations

import pytest

from bridge.cli import opt, options
from bridge.cli.options import UsageError
from bridge.cli.passes import Passes, laid_out
from bridge.errors import PassFailed
from bridge.upstream import implicit


def passes(*written: str) -> Passes:
    """What a command line asks for."""
    return Passes.of(options.parse(opt.OPTIONS, written, others=True))


def test_no_name_of_a_pass_is_read_as_another_option() -> None:
    for name in implicit.summaries():
        found = options.parse(opt.OPTIONS, [f"-{name}=a=1"], others=True)
        assert [word.name for word in found.others] == [name]
        assert not found.given


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("--lower-affin", "--lower-affine"),
        ("-cs", "--cse"),
        ("--inlin=x", "--inline=x"),
    ],
)
def test_a_mistyped_pass_is_told_the_nearest(written: str, near: str) -> None:
    with pytest.raises(UsageError, match=f"Did you mean '{near}'"):
        passes(written)


def test_every_pass_of_the_table_is_one_and_has_a_summary() -> None:
    table = implicit.summaries()
    assert implicit.passes_among([*table, "no-such-pass"]) == sorted(table)
    assert all(table.values())


def test_wrong_options_of_a_pass_are_told_as_by_mlir_opt() -> None:
    with pytest.raises(PassFailed) as caught:
        passes("--canonicalize=foo=3")
    assert str(caught.value) == (
        "<unknown>:0: error: <Pass-Options-Parser>: no such option foo"
    )
    with pytest.raises(UsageError) as wrong:
        passes("--affine-loop-tile=tile-size=-1")
    assert str(wrong.value) == (
        "for the --tile-size option: '-1' value invalid for uint argument!"
    )


def test_a_wrong_pipeline_is_a_message_without_a_place() -> None:
    with pytest.raises(PassFailed) as caught:
        Passes("any(csee)").described()
    assert str(caught.value).splitlines() == [
        "<unknown>:0: error: MLIR Textual PassPipeline Parser:1:1: error: "
        "'csee' does not refer to a registered pass or pass pipeline",
        "csee",
        "^",
        "<unknown>:0: note: did you mean 'cse'?",
    ]


def test_a_pipeline_with_a_pass_of_ours_is_described_with_all_options() -> None:
    ours = "affine-polyhedral-optimize"
    text = Passes(f"builtin.module(symbol-dce,func.func({ours}),cse)").described()
    assert text.startswith("Pass Manager with 3 passes:\nbuiltin.module(\n")
    lines = [line.strip().rstrip(",") for line in text.splitlines()]
    assert lines[2:4] == ["symbol-dce", "func.func("]
    assert lines[4].startswith(f"{ours}{{")
    assert lines[6] == "cse"


def test_a_pipeline_is_laid_out_with_a_line_for_each_pass() -> None:
    text = "builtin.module(func.func(a{x=1,2 y={z=(3)}},b),any(c),d)"
    assert laid_out(text) == (
        "builtin.module(\n"
        "  func.func(\n"
        "    a{x=1,2 y={z=(3)}},\n"
        "    b\n"
        "  ),\n"
        "  any(\n"
        "    c\n"
        "  ),\n"
        "  d\n"
        ")\n",
        3,
    )
    assert laid_out("builtin.module()") == ("builtin.module(\n\n)\n", 0)
