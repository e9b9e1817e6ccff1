"""What branches do becomes functions."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.dialects import scf
from bridge.dialects.scf.outlining import outline_branch
from bridge.rewrite import Rewriter

BRANCH = """func.func @f(%c: i1, %a: index, %b: index) -> index {
  %two = arith.constant 2 : index
  %0 = scf.if %c -> index {
    %1 = arith.muli %a, %two : index
    %2 = scf.if %c -> index {
      %3 = arith.addi %1, %b : index
      scf.yield %3 : index
    } else {
      scf.yield %a : index
    }
    scf.yield %2 : index
  } else {
    scf.yield %b : index
  }
  return %0 : index
}"""


@pytest.mark.parametrize("condition", [True, False])
def test_calls_of_what_branches_did_do_the_same(condition: bool) -> None:
    module = bridge.parse(BRANCH)
    branches = [op for op in module.walk() if isinstance(op, scf.IfOp)]
    for n, op in enumerate(reversed(branches)):
        outline_branch(op, f"then{n}", f"else{n}", Rewriter())
    bridge.verify(module)
    assert str(module).count("func.func") == 5
    arguments = (np.bool_(condition), np.int64(3), np.int64(4))
    before = bridge.interpret(bridge.parse(BRANCH), "f", *arguments)
    assert bridge.interpret(module, "f", *arguments) == before


def test_constants_are_made_in_functions_and_all_else_is_passed() -> None:
    module = bridge.parse(BRANCH)
    branch = next(op for op in module.walk() if isinstance(op, scf.IfOp))
    outline_branch(branch, "then", "otherwise", Rewriter())
    text = str(module)
    assert "func.func @otherwise(%arg0: index) -> index {\n    return %arg0" in text
    assert text.count("arith.constant 2 : index") == 2
