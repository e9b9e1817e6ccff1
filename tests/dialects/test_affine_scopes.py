"""Which values may be dimensions and which symbols of affine maps."""

import pytest

import bridge
from bridge.dialects.affine import scopes
from bridge.dialects.affine.scopes import (
    Scope,
    is_induction_variable,
)
from bridge.ir.core import Block, Operation
from bridge.ir.types import INDEX
from bridge.ir.walk import walk
from bridge.op.interfaces.effects import is_pure
from tests.oracles.verdicts import complaints, theirs


def in_loop(body: str) -> str:
    """A function with a loop of variable `%i` around a body."""
    return f"""
      func.func @f(%n: index, %m: memref<?xindex>, %t: tensor<?xf32>) {{
        %c0 = arith.constant 0 : index
        affine.for %i = 0 to 10 {{
          %load = memref.load %m[%i] : memref<?xindex>
          {body}
        }}
        return
      }}"""


def named(text: str) -> Operation:
    """The operation `t.it` of a text: its operands are what is asked about."""
    module = bridge.parse(text, allow_unregistered=True)
    return next(op for op in walk(module) if op.name == "t.it")


DIMS = {
    "%i": (True, False),
    "%n": (True, True),
    "%c0": (True, True),
    "%load": (False, False),
    "%sum": (False, False),
    "%moved": (True, False),
    "%of_symbols": (True, True),
    "%part": (True, False),
    "%whole": (True, False),
    "%smallest": (False, False),
    "%thread": (True, True),
    "%divided": (False, False),
    "%halved": (True, True),
    "%size": (True, True),
    "%size_of_new": (True, True),
    "%size_of_loaded": (False, False),
    # The operands of what is pure count all, and a condition is no index.
    "%chosen": (False, False),
    "%counted": (False, False),
    "%unknown": (False, False),
}
"""By value of the body below: may it be a dimension, may it be a symbol?"""

BODY = """
  %true = arith.constant true
  %c2 = arith.constant 2 : index
  %sum = arith.addi %i, %n : index
  %moved = affine.apply affine_map<(d)[s] -> (d + s)>(%i)[%n]
  %of_symbols = arith.muli %n, %c2 : index
  %part, %rest = affine.delinearize_index %i into (2, 5) : index, index
  %whole = affine.linearize_index [%part, %rest] by (2, 5) : index
  %smallest = affine.min affine_map<(d) -> (d, 5)>(%i)
  %thread = gpu.thread_id x
  %divided = arith.divui %n, %n : index
  %halved = arith.divui %n, %c2 : index
  %size = tensor.dim %t, %load : tensor<?xf32>
  %new = memref.alloc(%n) : memref<?xf32>
  %size_of_new = memref.dim %new, %c0 : memref<?xf32>
  %loaded = memref.alloc(%load) : memref<?xf32>
  %size_of_loaded = memref.dim %loaded, %c0 : memref<?xf32>
  %chosen = scf.if %true -> index {
    scf.yield %n : index
  } else {
    scf.yield %c0 : index
  }
  %counted = scf.for %k = %c0 to %n step %c2 iter_args(%a = %n) -> index {
    scf.yield %a : index
  }
  %unknown = "t.unknown"() : () -> index
"""


@pytest.fixture(scope="module")
def asked() -> Operation:
    types = ", ".join(["index"] * len(DIMS))
    return named(in_loop(f'{BODY}\n"t.it"({", ".join(DIMS)}) : ({types}) -> ()'))


@pytest.mark.parametrize("name", DIMS)
def test_a_value_may_be_what_it_is_made_of(name: str, asked: Operation) -> None:
    value = asked.operands[list(DIMS).index(name)]
    scope = Scope.of(asked)
    assert (scope.is_dim(value), scope.is_symbol(value)) == DIMS[name]


@pytest.mark.parametrize("map_", ["affine_map<(d) -> (d)>({})", "{}"])
@pytest.mark.parametrize("name", DIMS)
def test_the_reference_lets_the_same_values_be_bounds(name: str, map_: str) -> None:
    bound = map_.format(name)
    text = in_loop(f"{BODY}\naffine.for %j = {bound} to 10 {{\n}}")
    assert complaints(text) == theirs(text)


def test_what_a_module_holds_is_at_the_top() -> None:
    op = named('%n = "t.make"() : () -> index\n"t.it"(%n) : (index) -> ()')
    assert Scope.of(op).is_symbol(op.operands[0])


def test_an_unknown_operation_is_no_scope() -> None:
    op = named(
        '"t.scope"() ({\n%n = "t.make"() : () -> index\n"t.it"(%n) : (index) -> ()\n'
        "}) : () -> ()"
    )
    assert not Scope.of(op).is_dim(op.operands[0])


def test_outside_of_everything_nothing_is_a_scope() -> None:
    block = Block([INDEX])
    op = Operation("t.it", block.arguments)
    block.append(op)
    assert Scope.of(op).region is None
    assert not Scope(None).is_dim(block.arguments[0])
    assert not is_induction_variable(block.arguments[0])


def test_only_the_first_argument_of_a_loop_counts_its_iterations() -> None:
    op = named(
        in_loop(
            "%r = affine.for %k = 0 to 9 iter_args(%a = %n) -> (index) {\n"
            '"t.it"(%k, %a) : (index, index) -> ()\naffine.yield %a : index\n}'
        )
    )
    assert [is_induction_variable(value) for value in op.operands] == [True, False]


def test_long_chains_of_values_used_twice_are_asked_about_once_each() -> None:
    # Each doubling would double the time where values are asked about anew; and a
    # recursion would end at a thousand.
    count = 3_000
    chain = "\n".join(
        f"%v{n + 1} = affine.apply affine_map<(d, e) -> (d + e)>(%v{n}, %v{n})"
        for n in range(count)
    )
    op = named(
        in_loop(
            "%v0 = affine.apply affine_map<(d) -> (d)>(%i)\n"
            f'{chain}\n"t.it"(%v{count}) : (index) -> ()'
        )
    )
    assert Scope.of(op).is_dim(op.operands[0])
    assert not Scope.of(op).is_symbol(op.operands[0])


def test_a_chain_that_is_asked_about_at_each_link_is_followed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    count = 300
    chain = "\n".join(
        f"%v{n + 1} = affine.apply affine_map<(d) -> (d + 1)>(%v{n})\n"
        f"affine.for %k{n} = affine_map<(d) -> (d)>(%v{n}) to 100 {{\n}}"
        for n in range(count)
    )
    asked = []

    def counted(op: Operation) -> bool:
        asked.append(op)
        return is_pure(op)

    monkeypatch.setattr(scopes, "is_pure", counted)
    first = "%v0 = affine.apply affine_map<(d) -> (d)>(%i)\n"
    assert complaints(in_loop(first + chain)) == []
    assert len(asked) == len(set(asked)) == count


def test_values_that_need_each_other_are_nothing() -> None:
    text = (
        '"t.graph"() ({\n%a = affine.apply affine_map<(d) -> (d)>(%b)\n'
        '%b = affine.apply affine_map<(d) -> (d)>(%a)\n"t.it"(%a) : (index) -> ()\n'
        "}) : () -> ()"
    )
    op = named(f"func.func @f() {{\n{text}\nreturn\n}}")
    assert not Scope.of(op).is_dim(op.operands[0])
