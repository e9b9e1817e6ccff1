"""Command lines, read as LLVM's tools read them."""

from __future__ import annotations

import pytest

from bridge.cli.options import (
    Arguments,
    Option,
    Takes,
    UsageError,
    Word,
    help_text,
    parse,
    positive,
    seconds,
    unsigned,
)

ROWS = (
    Option("quiet", "say less"),
    Option("loud", "say more", default="true"),
    Option(
        "o",
        "output",
        Takes.VALUE,
        shown="filename",
        default="-",
        aliases=("output",),
    ),
    Option("old", "accepted", hidden=True),
    Option("size", "a size", Takes.VALUE, shown="uint", check=unsigned, kind="uint"),
    Option("split", "split", Takes.PERHAPS),
    Option("lib", "a library", Takes.VALUE),
    Option("workers", "how many", Takes.VALUE, check=positive, kind="uint"),
    Option("timeout", "how long", Takes.VALUE, check=seconds, kind="number"),
    Option("mode", "a mode", Takes.VALUE, choices=("fast", "slow")),
)


def read(*written: str, others: bool = False) -> Arguments:
    return parse(ROWS, written, others=others)


@pytest.mark.parametrize("written", ["-quiet", "--quiet", "--quiet=true", "-quiet=1"])
def test_a_flag_is_on_with_one_dash_or_two(written: str) -> None:
    assert read(written).flag("quiet")


@pytest.mark.parametrize("written", ["--loud=false", "--loud=0", "-loud=FALSE"])
def test_a_flag_can_be_off(written: str) -> None:
    assert not read(written).flag("loud")


def test_what_is_not_given_has_its_default() -> None:
    arguments = read()
    assert not arguments.flag("quiet")
    assert arguments.flag("loud")
    assert arguments.text("o") == "-"
    assert arguments.number("size") is None
    assert not arguments.has("split")
    assert arguments.texts("lib") == []


@pytest.mark.parametrize(
    "written", [["-o", "f"], ["--o=f"], ["-o=f"], ["--o", "f"], ["--output", "f"]]
)
def test_a_value_stands_in_any_of_its_places(written: list[str]) -> None:
    assert read(*written).text("o") == "f"


@pytest.mark.parametrize("written", ["-of", "--of", "-one-shot-bufferize=x=1"])
def test_no_option_begins_with_the_name_of_another(written: str) -> None:
    with pytest.raises(UsageError, match=f"Unknown command line argument '{written}'"):
        read(written)
    assert [word.written for word in read(written, others=True).others] == [written]


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(UsageError) as caught:
        read("--nothing", "--size=x", "a", "b")
    assert [line.partition(":")[0] for line in str(caught.value).splitlines()] == [
        "Unknown command line argument '--nothing'.  Try",
        "{command}",
        "{command}",
        "Can specify at most 1 positional arguments",
    ]


def test_a_value_may_look_like_an_option() -> None:
    assert read("-o", "--quiet").text("o") == "--quiet"


def test_a_value_that_need_not_be_there_is_never_the_next_argument() -> None:
    arguments = read("--split", "f")
    assert arguments.has("split")
    assert arguments.text("split") == ""
    assert arguments.positional == ["f"]
    assert read("--split=x").text("split") == "x"


def test_an_option_collects_its_values() -> None:
    assert read("-lib=a", "-lib", "b").texts("lib") == ["a", "b"]


def test_of_an_option_that_is_repeated_the_last_one_counts() -> None:
    found = read("-mode=fast", "--quiet", "--mode", "slow", "--quiet=false")
    assert (found.text("mode"), found.flag("quiet")) == ("slow", False)


def test_one_dash_alone_is_an_argument_and_two_end_the_options() -> None:
    assert parse(ROWS, ["-", "--", "-o"], most=3).positional == ["-", "-o"]


def test_unknown_options_are_kept_in_their_order_where_they_may_be_passes() -> None:
    arguments = read("-a", "--b=x=1 y", "--c{z=2}", "-d{}", others=True)
    assert arguments.others == [
        Word("-a", "a", None),
        Word("--b=x=1 y", "b", "x=1 y"),
        Word("--c{z=2}", "c", "{z=2}"),
        Word("-d{}", "d", "{}"),
    ]


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (["--nothing"], "Unknown command line argument '--nothing'.  Try: "),
        (["--quite"], "Did you mean '--quiet'?"),
        (["--siez=3"], "Did you mean '--size=3'?"),
        (["-o"], "for the -o option: requires a value!"),
        (["--size=x"], "for the --size option: 'x' value invalid for uint argument!"),
        (["--size="], "'' value invalid for uint argument!"),
        (["--size=-1"], "'-1' value invalid for uint argument!"),
        (["--mode=new"], "for the --mode option: Cannot find option named 'new'!"),
        (["--quiet=2"], "'2' is invalid value for boolean argument! Try 0 or 1"),
        (["a", "b"], "Can specify at most 1 positional arguments"),
    ],
)
def test_a_mistake_is_told_in_the_words_of_llvm(written: list[str], text: str) -> None:
    with pytest.raises(UsageError) as caught:
        read(*written)
    assert text in str(caught.value)


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("12", 12), ("0x1f", 31)])
def test_numbers_may_have_any_base(text: str, value: int) -> None:
    assert read(f"--size={text}").number("size") == value


@pytest.mark.parametrize("text", ["0", "x", "-1", ""])
def test_a_count_of_workers_is_positive(text: str) -> None:
    with pytest.raises(UsageError, match="value invalid for uint argument"):
        read(f"--workers={text}")
    assert read("--workers=3").number("workers") == 3


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "soon", ""])
def test_a_time_can_be_waited_for(text: str) -> None:
    with pytest.raises(UsageError, match="value invalid for number argument"):
        read(f"--timeout={text}")
    assert read("--timeout=1.5").text("timeout") == "1.5"


def test_help_has_a_line_for_each_option() -> None:
    lines = help_text("does it", "it [options]", ROWS).splitlines()
    assert lines[0] == "OVERVIEW: does it"
    heads = [line.split(" - ")[0].strip() for line in lines if " - " in line]
    assert heads == [
        "--quiet",
        "--loud",
        "-o <filename>",
        "--size=<uint>",
        "--split[=<value>]",
        "--lib=<value>",
        "--workers=<value>",
        "--timeout=<value>",
        "--mode=fast|slow",
    ]
