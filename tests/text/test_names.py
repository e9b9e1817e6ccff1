"""Names of values and blocks: scopes, redefinitions, forward references."""

from __future__ import annotations

import pytest

import bridge
from bridge.ir.blocks import Block
from bridge.ir.types import F32, I32
from bridge.ir.values import BlockArgument
from bridge.source import Source
from bridge.text.names import ForwardReference, Names, Undefined
from tests.oracles.ir import check as check_ir
from tests.oracles.ir import steps
from tests.oracles.modules import check, check_refused, read

UNDECLARED = "use of undeclared SSA value name"
UNDEFINED = "reference to an undefined block"

ACCEPTED = {
    "a name is taken for the rest of its region": """
        %a = "t.a"() : () -> i32
        "t.b"(%a) : (i32) -> ()""",
    "a region sees the names around it": """
        %a = "t.a"() : () -> i32
        "t.b"() ({ "t.c"(%a) : (i32) -> () }) : () -> ()""",
    "regions beside one another may define the same name": """
        "t.b"() ({ %a = "t.a"() : () -> i32 }, { %a = "t.a"() : () -> f32 }) : () -> ()
        %a = "t.a"() : () -> index""",
    "an operation in a region may be used before the text defines it": """
        "t.b"() ({
          "t.br"()[^b] : () -> ()
        ^a:
          "t.c"(%x, %y#1) : (i32, f32) -> ()
        ^b:
          %x = "t.a"() : () -> i32
          %y:2 = "t.a"() : () -> (i32, f32)
          "t.br"()[^a] : () -> ()
        }) : () -> ()""",
    "the argument of a block may be used before the block": """
        "t.b"() ({
          "t.br"()[^b] : () -> ()
        ^a:
          "t.c"(%x, %x) : (i32, i32) -> ()
        ^b(%x: i32):
          "t.br"()[^a] : () -> ()
        }) : () -> ()""",
    "a use before may be by another number of the same result": """
        "t.b"() ({
          "t.br"()[^b] : () -> ()
        ^a:
          "t.c"(%x#00, %x, %x#0, %x#01) : (i32, i32, i32, f32) -> ()
        ^b:
          %x:2 = "t.a"() : () -> (i32, f32)
          "t.br"()[^a] : () -> ()
        }) : () -> ()""",
    "several groups name the results in order": """
        %a, %b:2, %c = "t.a"() : () -> (i1, i2, i3, i4)
        "t.b"(%a, %b, %b#1, %c) : (i1, i2, i3, i4) -> ()""",
    "the number of results may be in hexadecimal, or with zeros before it": """
        %a:0x2, %b:01 = "t.a"() : () -> (i1, i2, i3)
        "t.b"(%a#1, %b) : (i2, i3) -> ()""",
    "results need no names": '"t.a"() : () -> (i32, f32)',
    "a number may stand apart": """
        %a : 2 = "t.a"() : () -> (i1, i2)
        "t.b"(%a #1, %a
          #0) : (i2, i1) -> ()""",
    "the argument of a block may have a number": """
        "t.b"() ({
        ^a(%x#1: i32):
          "t.c"(%x#1) : (i32) -> ()
          %x = "t.a"() : () -> i1
        }) : () -> ()""",
    "names and labels have nothing to do with one another": """
        "t.b"() ({
        ^a(%a: i32):
          "t.br"(%a)[^b] : (i32) -> ()
        ^b:
          "t.br"()[^b] : () -> ()
        }) : () -> ()""",
    "a region has labels of its own": """
        "t.b"() ({
        ^a:
          "t.br"()[^b] : () -> ()
        ^b:
          "t.c"() ({
            "t.br"()[^b] : () -> ()
          ^b:
            "t.c"() : () -> ()
          }) : () -> ()
        }) : () -> ()""",
}

REFUSED = {
    '%a = "t.a"() : () -> i32\n%a = "t.a"() : () -> i32': "redefinition of SSA value",
    '%a, %a = "t.a"() : () -> (i32, i32)': "redefinition of SSA value",
    '%ab, %a:2 = "t.a"() : () -> (i1, i1, i1)\n%a = "t.a"() : () -> i1': "redefinition",
    '"t.b"() ({^a(%x: i1, %x: i1):}) : () -> ()': "redefinition of SSA value",
    '%x = "t.a"() : () -> i1\n"t.b"() ({^a(%x: i1):}) : () -> ()': "redefinition",
    '%x = "t.a"() : () -> i1\n"t.b"() ({%x = "t.a"() : () -> i1}) : () -> ()': "redef",
    '"t.b"(%a) : (i32) -> ()': UNDECLARED,
    '"t.b"(%b, %a, %b) : (i32, f32, i32) -> ()': UNDECLARED,
    '"t.b"() ({%a = "t"() : () -> i1}) : () -> ()\n"t"(%a) : (i1) -> ()': UNDECLARED,
    '"t.b"(%a#1) : (i1) -> ()\n%a = "t.a"() : () -> i1': UNDECLARED,
    '%a = "t.a"() : () -> i1\n"t.b"(%a#1) : (i1) -> ()': "reference to invalid result",
    '"t.b"(%a#x) : (i1) -> ()': "invalid SSA value result number",
    '"t.b"(%a#4294967296) : (i1) -> ()': "invalid SSA value result number",
    '"t.b"(%a#' + "9" * 5000 + ") : (i1) -> ()": "invalid SSA value result number",
    '%a = "t.a"() : () -> i1\n"t.b"(%a) : (i2) -> ()': "use of value '%a' expects diff",
    '%a:2 = "t.a"() : () -> (i1, i1)\n\n"t.b"(%a#1) : (i2) -> ()': "use of value '%a'",
    '"t.b"(%a, %a) : (i1, i2) -> ()': "use of value '%a' expects different type",
    '"t.b"(%a) : (i1) -> ()\n%a = "t.a"() : () -> i2': "definition of SSA value '%a#0'",
    '"t.b"(%a#1) : (i1) -> ()\n%a:2 = "t.a"() : () -> (i1, i2)': "definition of SSA v",
    '%a = "t.a"() : () -> ()': "cannot name an operation with no results",
    '%a:2 = "t.a"() : () -> i1': "operation defines 1 results but was provided 2",
    '%a = "t.a"() : () -> (i1, i1)': "operation defines 2 results but was provided 1",
    '%a:0 = "t.a"() : () -> i1': "expected named operation to have at least 1 result",
    '%a:99999999999999999999 = "t.a"() : () -> i1': "expected named operation to have",
    "%a:" + "9" * 5000 + ' = "t.a"() : () -> i1': "expected named operation to have at",
    '%a:1x = "t.a"() : () -> i1': "expected '=' after SSA name",
    '%a: = "t.a"() : () -> i1': "expected integer number of results",
    '%a, = "t.a"() : () -> i1': "expected valid ssa identifier",
    '%a "t.a"() : () -> i1': "expected '=' after SSA name",
    "%a =": "expected operation name in quotes",
    '%a#1 = "t.a"() : () -> i1': "expected '=' after SSA name",
    '"t.b"() ({^a: ^a:}) : () -> ()': "redefinition of block '^a'",
    '"t.b"() ({"t.br"()[^b, ^c, ^b] : () -> ()}) : () -> ()': UNDEFINED,
    '"t.br"()[^b, ^c] : () -> ()': UNDEFINED,
    '"t"() ({^a: "t"() ({"t"()[^a] : () -> ()}) : () -> ()}) : () -> ()': UNDEFINED,
}


@pytest.mark.parametrize("rule", ACCEPTED)
def test_names_are_read_as_upstream_reads_them(rule: str) -> None:
    check(ACCEPTED[rule])
    check_ir([read(ACCEPTED[rule])])


@pytest.mark.parametrize("text", REFUSED)
def test_wrong_names_get_upstreams_complaint_with_its_notes(text: str) -> None:
    assert check_refused(text).startswith(REFUSED[text])


def test_all_that_is_undefined_is_told_at_its_first_use_in_order() -> None:
    text = '"t.b"(%b, %a, %b) : (i32, f32, i32) -> ()\n"t.b"(%a) : (f32) -> ()'
    source = Source(text)
    names = Names()
    names.use("%b", I32, 6, source)
    names.use("%a", F32, 10, source)
    names.use("%b", I32, 14, source)
    with pytest.raises(Undefined) as error:
        names.check_values()
    assert error.value.places == [6, 10]


def test_a_name_keeps_its_value_until_its_region_ends() -> None:
    names, source, block = Names(), Source(""), Block()
    outer = BlockArgument(I32, block, 0)
    names.define("%a", outer, 0, source)
    names.enter()
    inner = BlockArgument(I32, block, 1)
    names.define("%b", inner, 0, source)
    assert names.use("%a", I32, 0, source) is outer
    assert names.use("%b", I32, 0, source) is inner
    names.leave()
    assert names.use("%a", I32, 0, source) is outer
    assert isinstance(names.use("%b", I32, 0, source), ForwardReference)


def test_an_isolated_region_sees_no_name_around_it_and_gives_them_back() -> None:
    names, source, block = Names(), Source(""), Block()
    outer = BlockArgument(I32, block, 0)
    names.define("%a", outer, 0, source)
    names.enter(isolated=True)
    inner = BlockArgument(F32, block, 1)
    names.define("%a", inner, 0, source)
    assert names.use("%a", F32, 0, source) is inner
    names.leave()
    assert names.use("%a", I32, 0, source) is outer


def test_what_an_isolated_region_uses_in_vain_is_told_in_the_end() -> None:
    names, source = Names(), Source("")
    names.enter(isolated=True)
    names.use("%a", F32, 3, source)
    names.leave()
    names.define("%a", BlockArgument(F32, Block(), 0), 9, source)
    with pytest.raises(Undefined) as error:
        names.check_values()
    assert error.value.places == [3]


def test_the_users_of_a_forward_reference_use_the_value_in_the_end() -> None:
    module = read(ACCEPTED["the argument of a block may be used before the block"])
    top = module.body.first
    assert top is not None
    _, a, b = top.region.blocks
    user = a.first
    assert user is not None
    assert user.operands == (b.arguments[0], b.arguments[0])
    assert [use.index for use in b.arguments[0].uses] == [0, 1]


def test_what_only_a_region_of_its_user_defines_is_a_value_of_no_operation() -> None:
    module = bridge.parse(
        """
        func.func @f() {
          %x = affine.for %i = 0 to 4 iter_args(%r = %c) -> f32 {
            %c = arith.constant 1.0 : f32
            affine.yield %r : f32
          }
          return
        }
        """
    )
    (loop,) = [op for op in module.walk() if op.name == "affine.for"]
    (value,) = loop.operands
    assert value.defining_op is None
    assert value.block is None
    assert repr(value)
    with pytest.raises(bridge.Invalid, match="operation's operand is unlinked"):
        bridge.verify(module)
    with pytest.raises(bridge.Unsupported):
        bridge.to_upstream(module)


@pytest.mark.parametrize(
    "line",
    [
        '"t.a"(%a{0}) : (i32) -> ()\n%a{0} = "t.a"() : () -> i32\n',
        '"t.a"(%a) : (i32) -> ()\n',
        '"t.b"() ({{\n%a{0} = "t.a"() : () -> i32\n}}) : () -> ()\n',
        '"t.b"() ({{\n"t.br"()[^b{0}] : () -> ()\n^b{0}:\n}}) : () -> ()\n',
        '%a{0}:3 = "t.a"() : () -> (i32, i32, i32)\n',
    ],
)
def test_the_cost_of_names_is_linear(line: str) -> None:
    def work(count: int) -> int:
        lines = [line.format(number) for number in range(count)]
        text = "".join([*lines, '%a = "t.a"() : () -> i32'])
        return steps(lambda: read(text))

    work(10)
    assert work(1000) < 12 * work(100)
