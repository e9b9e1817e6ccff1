"""What is known of integers by the ops that make them, judged by the reference too."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr
from bridge.op.interfaces.ranges import ANY, GREATEST, range_of_expr
from tests.oracles.verdicts import complaints, theirs

D = AffineDim(0)

KNOWN: list[tuple[AffineExpr, tuple[int, int]]] = [
    (AffineConstant(4), (4, 4)),
    (D, ANY),
    (D % 5, (0, 4)),
    (D % 5 + 1, (1, 5)),
    ((D % 5) * -2 - 1, (-9, -1)),
    (D % 8 // 4, (0, 1)),
    ((D % 8).ceildiv(4) + 3, (3, 5)),
    ((D % 4) % 8, (0, 3)),
    ((D % 4 + 8) % 8, (0, 3)),
    ((D % 4 + 6) % 8, (0, 7)),
]


@pytest.mark.parametrize(("expr", "wanted"), KNOWN)
def test_what_an_expression_may_be_follows_from_its_parts(
    expr: AffineExpr, wanted: tuple[int, int]
) -> None:
    assert range_of_expr(expr) == wanted


def test_nothing_is_known_of_what_would_overflow() -> None:
    assert range_of_expr((D % 5 + 1) * GREATEST) == (GREATEST, GREATEST)
    assert range_of_expr(D + 1)[1] == GREATEST


def in_loop(divisor: str, op: str) -> str:
    """A bound that is a quotient: where it may not be moved, it is no symbol."""
    return f"""
      func.func @f(%n: index, %m: memref<4x2xf32>, %t: tensor<4x?xf32>) {{
        affine.for %i = 0 to 10 {{
          %d = {divisor}
          %q = {op} %n, %d : index
          affine.for %j = 0 to %q {{
          }}
        }}
        return
      }}"""


DIVISIONS = st.sampled_from(
    [f"arith.{name}" for name in ("divui", "divsi", "ceildivsi", "remsi", "remui")]
)
OPERATORS = st.sampled_from(["+", "-", "*", "mod", "floordiv", "ceildiv"])
EXPRS = st.recursive(
    st.sampled_from(["d0 mod 4", "d0 mod 7", "d0", "3", "-2", "0"]),
    lambda inner: st.builds(
        "({}) {} {}".format, inner, OPERATORS, st.sampled_from(["1", "2", "5", "8"])
    ),
    max_leaves=4,
)


@settings(max_examples=150)
@given(EXPRS, DIVISIONS)
def test_a_quotient_is_moved_where_the_reference_moves_it(expr: str, op: str) -> None:
    text = in_loop(f"affine.apply affine_map<(d0) -> ({expr})>(%n)", op)
    assert complaints(text) == theirs(text)


@pytest.mark.parametrize("op", ["arith.divui", "arith.divsi"])
@pytest.mark.parametrize(
    "divisor",
    [
        "arith.constant 4 : index",
        "arith.constant -1 : index",
        "gpu.block_dim x",
        "gpu.thread_id x",
        "memref.dim %m, %n : memref<4x2xf32>",
        "tensor.dim %t, %n : tensor<4x?xf32>",
        "arith.maxui %n, %n : index",
    ],
)
def test_a_quotient_by_what_an_op_gives_is_moved_likewise(
    divisor: str, op: str
) -> None:
    text = in_loop(divisor, op)
    assert complaints(text) == theirs(text)
