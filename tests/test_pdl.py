"""Patterns of PDL: modules of `pdl.pattern` and of pdl_interp, run as patterns."""

from __future__ import annotations

import pytest

import bridge
from bridge import pdl
from bridge.errors import PassFailed
from bridge.ir.core import Operation, Value
from bridge.rewrite import Rewriter, apply_greedily

ADD_OF_SAME = """
pdl.pattern @double : benefit(1) {
  %type = pdl.type
  %x = pdl.operand : %type
  %add = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value)
    -> (%type : !pdl.type)
  pdl.apply_native_constraint "is_wanted"(%x : !pdl.value)
  pdl.rewrite %add {
    %two = pdl.apply_native_rewrite "two"(%x : !pdl.value) : !pdl.value
    %mul = pdl.operation "arith.muli"(%x, %two : !pdl.value, !pdl.value)
      -> (%type : !pdl.type)
    pdl.replace %add with %mul
  }
}
"""

PROGRAM = """
func.func @f(%a: i32, %b: i64) -> (i32, i64) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i64
  return %0, %1 : i32, i64
}
"""

MATCHER = """
module {{
  pdl_interp.func @matcher(%root : !pdl.operation) {{
    pdl_interp.check_operation_name of %root is "test.op" -> ^check, ^end
  ^check:
    {0}
  ^found:
    pdl_interp.record_match @rewriters::@success(%root : !pdl.operation)
      : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }}
  module @rewriters {{
    pdl_interp.func @success(%root : !pdl.operation) {{
      {1}
      pdl_interp.erase %root
      pdl_interp.finalize
    }}
  }}
}}
"""


def names(module: Operation) -> list[str]:
    return [op.name for op in module.walk()][1:]


def test_a_pattern_runs_with_functions_of_python() -> None:
    def two(rewriter: Rewriter, value: Value) -> Value:
        (made,) = bridge.parse("%c = arith.constant 2 : i32").body
        made.detach()
        return rewriter.insert(made).result

    found = pdl.patterns(
        bridge.parse(ADD_OF_SAME),
        constraints={"is_wanted": lambda rewriter, x: str(x.type) == "i32"},
        rewrites={"two": two},
    )
    module = bridge.parse(PROGRAM)
    apply_greedily(module, [found])
    bridge.verify(module)
    assert names(module) == [
        *("func.func", "arith.constant", "arith.muli", "arith.addi", "func.return"),
    ]


@pytest.mark.parametrize(
    ("check", "matches"),
    [
        ("pdl_interp.check_operand_count of %root is 2 -> ^found, ^end", True),
        ("pdl_interp.check_operand_count of %root is at_least 3 "
         "-> ^found, ^end", False),
        ("pdl_interp.check_result_count of %root is at_least 1 -> ^found, ^end", True),
        ("pdl_interp.switch_operand_count of %root to dense<[1, 2]> : vector<2xi32>"
         "(^end, ^found) -> ^end", True),
        ('pdl_interp.switch_operation_name of %root to ["a.b"](^found) -> ^end', False),
        ("%t = pdl_interp.create_type i32 %r = pdl_interp.get_result 0 of %root "
         "%u = pdl_interp.get_value_type of %r : !pdl.type "
         "pdl_interp.are_equal %t, %u : !pdl.type -> ^found, ^end", True),
        ("%r = pdl_interp.get_result 1 of %root "
         "pdl_interp.is_not_null %r : !pdl.value -> ^found, ^end", False),
        ('%a = pdl_interp.get_attribute "k" of %root '
         "pdl_interp.check_attribute %a is 7 : i32 -> ^found, ^end", True),
        ('%a = pdl_interp.get_attribute "k" of %root '
         "pdl_interp.switch_attribute %a to [8 : i32](^end) -> ^found", True),
    ],
)  # fmt: skip
def test_checks_decide_what_is_rewritten(check: str, matches: bool) -> None:
    module = bridge.parse(
        """%x, %y = "test.source"() : () -> (i32, i32)
        %z = "test.op"(%x, %y) {k = 7 : i32} : (i32, i32) -> i32""",
        allow_unregistered=True,
    )
    made = 'pdl_interp.create_operation "test.new"'
    text = MATCHER.format(check, f"%new = {made}")
    apply_greedily(module, [pdl.patterns(bridge.parse(text))])
    expected = "test.new" if matches else "test.op"
    assert names(module) == ["test.source", expected]


def test_what_a_matcher_lacks_is_told() -> None:
    with pytest.raises(PassFailed, match=r"expected a module with a pdl_interp\.func"):
        pdl.patterns(bridge.parse(""))
    text = (
        'pdl_interp.apply_constraint "nobody"(%root : !pdl.operation) -> ^found, ^end'
    )
    found = pdl.patterns(bridge.parse(MATCHER.format(text, "")))
    module = bridge.parse('"test.op"() : () -> ()', allow_unregistered=True)
    with pytest.raises(PassFailed, match="no function of Python for 'nobody'"):
        apply_greedily(module, [found])


@pytest.mark.parametrize(
    ("name", "message"),
    [("test.new", "it is not known"), ("arith.addi", "cannot be inferred: AddIOp")],
)
def test_types_that_cannot_be_inferred_are_told(name: str, message: str) -> None:
    made = f'%new = pdl_interp.create_operation "{name}" -> <inferred>'
    text = MATCHER.format("pdl_interp.branch ^found", made)
    module = bridge.parse('"test.op"() : () -> ()', allow_unregistered=True)
    with pytest.raises(PassFailed, match=message):
        apply_greedily(module, [pdl.patterns(bridge.parse(text))])
