"""Regions, blocks, their arguments, and trailing locations."""

from __future__ import annotations

import pytest

from bridge.ir.locations import UNKNOWN_LOC, CallSiteLoc, FileLineColLoc, NameLoc
from bridge.ir.values import BlockArgument
from tests.oracles.ir import check as check_ir
from tests.oracles.ir import steps
from tests.oracles.modules import check, check_refused, read

ACCEPTED = {
    "a region without blocks": '"t.a"() ({}) : () -> ()',
    "a block without a label": '"t.a"() ({ "t.b"() : () -> () }) : () -> ()',
    "a block without operations": '"t.a"() ({^a:}) : () -> ()',
    "a label and no arguments": '"t.a"() ({^a(): "t.b"() : () -> ()}) : () -> ()',
    "an entry that is not labelled, others that are": """
        "t.a"() ({
          "t.br"()[^b, ^c] : () -> ()
        ^b: "t.c"() : () -> ()
        ^c(%x: i32): "t.c"() : () -> ()
        }) : () -> ()""",
    "labels of any characters": """
        "t.a"() ({
          "t.br"()[^7, ^-, ^$.x-] : () -> ()
        ^7: "t.c"() : () -> ()
        ^-: "t.c"() : () -> ()
        ^$.x-: "t.c"() : () -> ()
        }) : () -> ()""",
    "arguments of any type, and their locations": """
        "t.a"() ({
        ^a(%0: i32 loc("f":1:2), %b: !t.x<"a>", [1]>, %c: () -> (i32) loc(#l),
           %d : memref<2xf32, affine_map<(d0) -> (d0)>>loc(unknown) , // text
           %e: tensor<2x!t.y>):
        }) : () -> ()
        #l = loc("n")""",
    "several regions": '"t.a"() ({}, {"t.b"() : () -> ()}, {^a(%a: i1):}) : () -> ()',
    "regions with anything between them": """
        "t.a"() // text
          ( // text
          { // }
          }
          ,{},
          {
          } ) // text
          : () -> ()""",
    "braces one behind the other": '"t.a"()({"t.b"()({}):()->()}):()->()',
    "blocks that come from several places": """
        "t.a"() ({
          "t.br"()[^c, ^c, ^b] : () -> ()
        ^b: "t.br"()[^b, ^c] : () -> ()
        ^c: "t.br"()[^b] : () -> ()
        ^d: "t.br"()[^d] : () -> ()
        }) : () -> ()""",
    "a location of each kind": """
        "t.a"() : () -> () loc("f":1:2)
        "t.a"() : () -> () loc("n"("f":1:2))
        "t.a"() : () -> () loc(callsite("n" at "f":1:2))
        "t.a"() : () -> () loc(fused<"m">["n", unknown])
        "t.a"() : () -> () loc(unknown)
        "t.a"() : () -> ()loc("tight")
        "t.a"() : () -> ()  // text
          loc // text
          ( "spread" // )
          )
        "t.a"() ({ }) : () -> () loc("f":1:2)""",
    "a location by an alias, before and behind its definition": """
        #before = loc("a")
        "t.a"() ({
        ^a(%a: i32 loc(#before), %b: i32 loc(#behind)):
          "t.b"() : () -> () loc(#behind)
        }) : () -> () loc(#before)
        #behind = loc(callsite("b" at #before))
        "t.a"() : () -> () loc(#behind)""",
    "a location by an alias of many kinds of names": """
        "t.a"() : () -> () loc(#a-b)
        "t.a"() : () -> () loc(#_)
        "t.a"() : () -> () loc(#7)
        #a-b = loc("a")
        #_ = loc("b")
        #7 = loc("c")""",
}

REFUSED = {
    '"t.a"() ({': "expected operation name in quotes",
    '"t.a"() ({}': "expected ')' to end region list",
    '"t.a"() ({},) : () -> ()': "expected '{' to begin a region",
    '"t.a"() ({} {}) : () -> ()': "expected ')' to end region list",
    '"t.a"() (5) : () -> ()': "expected '{' to begin a region",
    '"t.a"() () : () -> ()': "expected '{' to begin a region",
    '"t.a"() ({)) : () -> ()': "expected operation name in quotes",
    '"t.a"() ({i32}) : () -> ()': "expected operation name in quotes",
    '"t.a"() ({#a = 1}) : () -> ()': "expected operation name in quotes",
    '"t.a"() ({^a}) : () -> ()': "expected ':' after block name",
    '"t.a"() ({^a(}) : () -> ()': "expected SSA operand",
    '"t.a"() ({^a(%a}) : () -> ()': "expected ':' and type for SSA operand",
    '"t.a"() ({^a(%a:}) : () -> ()': "expected non-function type",
    '"t.a"() ({^a(%a: i32}) : () -> ()': "expected ')'",
    '"t.a"() ({^a(%a: i32,}) : () -> ()': "expected SSA operand",
    '"t.a"() ({^a(%a: i32,)}) : () -> ()': "expected SSA operand",
    '"t.a"() ({^a(%a: i32 %b: i32):}) : () -> ()': "expected ')'",
    '"t.a"() ({^a(%a#b: i32):}) : () -> ()': "invalid SSA value result number",
    '"t.a"() ({^a(%a: i32) loc("f":1:2):}) : () -> ()': "expected ':' after block name",
    '"t.a"() ({^a(a: i32):}) : () -> ()': "expected SSA operand",
    '"t.a"() ({^a(%a: memref<i32, 1):}) : () -> ()': "expected ',' or '>'",
    '"t.a"() : () -> () }': "expected operation name in quotes",
    '"t.a"() : () -> () ^a:': "expected operation name in quotes",
    '"t.a"() : () -> () loc': "expected '(' in location",
    '"t.a"() : () -> () loc 5': "expected '(' in location",
    '"t.a"() : () -> () loc(': "expected location instance",
    '"t.a"() : () -> () loc("f"': "expected ')' in location",
    '"t.a"() : () -> () loc("f" "g")': "expected ')' in location",
    '"t.a"() : () -> () loc("f":x)': "expected integer line number",
    '"t.a"() : () -> () loc(loc("f"))': "expected location instance",
    '"t.a"() : () -> () loc(#a': "expected ')' in location",
    '"t.a"() : () -> () loc(#a)': "operation location alias was never defined",
    '#a = 5\n"t.a"() : () -> () loc(#a)': "expected location, but found '5 : i64'",
    '"t.a"() : () -> () loc(#a)\n#a = 5': "expected location, but found '5 : i64'",
    '"t.a"() : () -> () loc(callsite(#a at #a))': "undefined symbol alias id 'a'",
    '"t.a"() : () -> () loc(#t.a)': "expected location attribute, but got",
    '"t.a"() ({^a(%a: i32 loc(#a)):}) : () -> ()': "operation location alias was never",
    '"t.a"() ({^a(%a: i32 loc(#b)): "t.b"() : () -> () loc(#c)}) : () -> () loc(#a)': (
        "operation location alias was never defined"
    ),
}


@pytest.mark.parametrize("what", ACCEPTED)
def test_blocks_are_read_and_printed_as_upstream_does(what: str) -> None:
    check(ACCEPTED[what])
    check_ir([read(ACCEPTED[what])])


@pytest.mark.parametrize("text", REFUSED)
def test_wrong_blocks_get_upstreams_complaint_at_its_place(text: str) -> None:
    assert check_refused(text).startswith(REFUSED[text])


def test_an_operation_without_a_location_is_where_its_name_stands() -> None:
    module = read('\n "t.a"() : () -> ()\n %a = "t.b"() ({^b(%c: i32):}) : () -> i32')
    first, second = module.body
    assert first.location is FileLineColLoc.at("-", 2, 2)
    assert second.location is FileLineColLoc.at("-", 3, 7)
    assert second.body.arguments[0].location is FileLineColLoc.at("-", 3, 20)


def test_columns_count_bytes() -> None:
    module = read('"\N{SNOWMAN}"() : () -> () "t.b"() : () -> ()')
    assert [op.position.column for op in module.body] == [1, 20]


def test_a_location_that_is_written_is_the_operations_own() -> None:
    module = read(
        '"t.a"() ({^b(%c: i32 loc("n")):}) : () -> () loc(callsite("f":1:2 at unknown))'
    )
    op = module.body.first
    assert op is not None
    place = FileLineColLoc.at("f", 1, 2)
    assert op.location is CallSiteLoc(place, UNKNOWN_LOC)
    assert op.body.arguments[0].location is NameLoc("n")


def test_locations_of_one_text_are_one_object() -> None:
    text = '"t.a"() : () -> () loc("n")\n' * 2
    first, second = read(text).body
    assert first.location is second.location


def test_names_and_labels_are_kept_as_hints() -> None:
    module = read("""
        %0, %a:2, %b = "t.a"() ({^7(%7: i32, %c.d: i32): }) : () -> (i1, i1, i1, i1)
        """)
    op = module.body.first
    assert op is not None
    assert [result.name for result in op.results] == [None, "a", None, "b"]
    assert [argument.name for argument in op.body.arguments] == [None, "c.d"]
    assert op.body.name == "7"


def test_arguments_know_their_block_and_number() -> None:
    op = read('"t.a"() ({^a(%a: i1, %b: i2, %c: i3):}) : () -> ()').body.first
    assert op is not None
    for index, argument in enumerate(op.body.arguments):
        assert isinstance(argument, BlockArgument)
        assert (argument.owner, argument.index) == (op.body, index)


@pytest.mark.parametrize(
    ("before", "line", "behind"),
    [
        ('"t.a"() ({^b(%a: i32', ", %a{0}: i32", "): }) : () -> ()"),
        ('"t.a"() ({\n', '^b{0}(%b{0}: i32):\n  "t.c"() : () -> ()\n', "}) : () -> ()"),
        ('"t.a"() ({}', ", {{\n}}", ") : () -> ()"),
        ("", '"t.a"() : () -> () loc(#l{0})\n#l{0} = loc("f":{0}:1)\n', ""),
        ("", '"t.a"() : () -> () loc(#l{0})\n', '#l = loc("n")'),
        ("", '"t.a"() : () -> () // text \n  loc("a{0}" )\n', ""),
    ],
)
def test_the_cost_of_blocks_is_linear(before: str, line: str, behind: str) -> None:
    def work(count: int) -> int:
        lines = [line.format(number) for number in range(count)]
        text = "".join([before, *lines, behind])
        if "#l{0})\n" in line and "#l{0} =" not in line:
            text += "\n" + "".join([f'#l{n} = loc("n")\n' for n in range(count)])
        return steps(lambda: read(text))

    work(10)
    assert work(1000) < 12 * work(100)


@pytest.mark.parametrize("location", ["", ' loc("there")', " loc(#late)"])
def test_the_name_of_an_argument_outlives_where_it_was_read(location: str) -> None:
    module = read(
        f'"test.op"() ({{^bb0(%a.b$-c: i32{location}, %7: i32):}}) : () -> ()\n'
        '#late = loc("late")'
    )
    (op,) = module.body.operations
    named, numbered = op.body.arguments
    _ = named.location, numbered.location
    assert (named.name, numbered.name) == ("a.b$-c", None)
    named.location = UNKNOWN_LOC
    assert named.name == "a.b$-c"
    named.name = None
    assert named.name is None
