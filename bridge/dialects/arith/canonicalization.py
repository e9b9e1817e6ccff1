"""Arithmetic made simpler: constants come together, casts and negations go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from bridge.dialects.arith.attributes import IntegerOverflowFlagsAttr
from bridge.dialects.arith.casts import TruncIOp
from bridge.dialects.arith.comparison import NEGATED, CmpIOp, SelectOp
from bridge.dialects.arith.constants import ConstantOp
from bridge.dialects.arith.integers import (
    AddUIExtendedOp,
    MulSIExtendedOp,
    MulUIExtendedOp,
    ShRSIOp,
    XOrIOp,
    overflow_of,
)
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.locations import fuse
from bridge.ir.shapes import element_or_self
from bridge.ir.types import I1, IndexType, IntegerType, Type
from bridge.op.base import Value
from bridge.op.elementwise import width_of
from bridge.op.folding import constant_like, constant_of, number_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.terms import Match, TermPattern

Properties = Mapping[str, Attribute]

_rule = partial(TermPattern, "arith")


def _common_overflow(match: Match) -> Properties:
    """What all of the operations promise of overflow."""
    common = frozenset.intersection(*map(overflow_of, match.ops))
    if not common:
        return {}
    return {"overflowFlags": IntegerOverflowFlagsAttr(", ".join(sorted(common)))}


def _kept(*names: str) -> Callable[[Match], Properties]:
    """Properties of the outermost operation that stay."""

    def properties(match: Match) -> Properties:
        found = match.ops[0].properties
        return {name: found[name] for name in names if name in found}

    return properties


def _is_equality(match: Match) -> bool:
    compare = match.ops[0]
    assert isinstance(compare, CmpIOp)
    return _are_alike(match) and compare.predicate in ("eq", "ne")


def _are_alike(match: Match) -> bool:
    """Whether the values are of one type."""
    return len({value.type for value in match.values.values()}) == 1


def _undoes(match: Match) -> bool:
    return match.ops[0].results[0].type is match.type_of("x")


def _loses_only_copies(match: Match) -> bool:
    """Whether a truncation drops some but not all bits that an extension added."""
    wide, narrow = match.ops[1].results[0].type, match.ops[0].results[0].type
    return width_of(wide) > width_of(narrow) > width_of(match.type_of("x"))


def _nonneg(match: Match) -> Properties:
    found = match.ops[1].properties.get("nonNeg")
    return {} if found is None else {"nonNeg": found}


def _rounds_as_usual(match: Match) -> bool:
    return "roundingmode" not in match.ops[0].properties


_SUMS: Final = (
    _rule("addi(addi(x, A), B)", "addi(x, A + B)", properties=_common_overflow),
    _rule("addi(subi(x, A), B)", "addi(x, B - A)", properties=_common_overflow),
    _rule("addi(subi(A, x), B)", "subi(A + B, x)", properties=_common_overflow),
    _rule("addi(x, muli(y, -1))", "subi(x, y)"),
    _rule("addi(muli(x, -1), y)", "subi(y, x)"),
    _rule("subi(addi(x, A), B)", "addi(x, A - B)"),
    _rule("subi(B, addi(x, A))", "subi(B - A, x)", properties=_common_overflow),
    _rule("subi(subi(x, A), B)", "subi(x, A + B)", properties=_common_overflow),
    _rule("subi(subi(A, x), B)", "subi(A - B, x)", properties=_common_overflow),
    _rule("subi(B, subi(x, A))", "subi(A + B, x)", properties=_common_overflow),
    _rule("subi(B, subi(A, x))", "addi(x, B - A)", properties=_common_overflow),
    _rule("subi(subi(x, y), x)", "subi(0, y)", properties=_common_overflow),
    _rule("muli(muli(x, A), B)", "muli(x, A * B)", properties=_common_overflow),
)

_BITS: Final = (
    *(
        _rule(f"{op}({cast}(x), {cast}(y))", f"{cast}({op}(x, y))", where=_are_alike)
        for op in ("xori", "andi", "ori")
        for cast in ("extui", "extsi")
    ),
    *(
        _rule(
            f"cmpi({cast}(a), {cast}(b))",
            "cmpi(a, b)",
            where=_is_equality,
            properties=_kept("predicate"),
        )
        for cast in ("extsi", "extui")
    ),
)

_CHOICES: Final = (
    _rule("select(p, a, select(p, b, c))", "select(p, a, c)"),
    _rule("select(p, select(p, a, b), c)", "select(p, a, c)"),
    _rule("select(xori(p, -1), a, b)", "select(p, b, a)"),
    _rule("select(p, false, true)", "xori(p, true)"),
)

_CASTS: Final = (
    _rule("index_cast(index_cast(x))", "x", where=_undoes),
    _rule("index_cast(extsi(x))", "index_cast(x)"),
    _rule("index_castui(index_castui(x))", "x", where=_undoes),
    _rule("index_castui(extui(x))", "index_castui(x)"),
    _rule("bitcast(bitcast(x))", "bitcast(x)"),
    _rule("extsi(extui(x))", "extui(x)"),
    _rule("trunci(extsi(x))", "extsi(x)", where=_loses_only_copies),
    _rule("trunci(extui(x))", "extui(x)", where=_loses_only_copies),
    _rule("sitofp(extsi(x))", "sitofp(x)"),
    _rule("sitofp(extui(x))", "uitofp(x)", properties=_nonneg),
    _rule("uitofp(extui(x))", "uitofp(x)", properties=_nonneg),
    _rule("truncf(sitofp(x))", "sitofp(x)", where=_rounds_as_usual),
    _rule("truncf(uitofp(x))", "uitofp(x)", where=_rounds_as_usual, properties=_nonneg),
)

_FLOATS: Final = tuple(
    _rule(
        f"{op}(negf(x), negf(y))",
        f"{op}(x, y)",
        properties=_kept("fastmath"),
    )
    for op in ("mulf", "divf")
)


@pattern(TruncIOp, benefit=2)
def shift_without_sign(op: TruncIOp, rewriter: Rewriter) -> None:
    """Where a shift leaves just the bits that are kept, nobody sees which come in."""
    shift = op.in_.defining_op
    if not isinstance(shift, ShRSIOp):
        return
    value, by = shift.operands
    constant = constant_of(by)
    dropped = width_of(value.type) - width_of(op.out.type)
    if constant is None or number_of(constant) != dropped:
        return
    assert by.defining_op is not None  # it is a constant
    rewriter.location = fuse([op.location, by.defining_op.location])
    made = rewriter("arith.constant", [], [by.type], properties={"value": constant})
    unsigned = rewriter(
        "arith.shrui", [value, made.result], [value.type], properties=shift.properties
    )
    narrowed = rewriter(
        "arith.trunci", [unsigned.result], [op.out.type], properties=op.properties
    )
    rewriter.replace(op, narrowed)


@pattern(XOrIOp, benefit=2)
def negate_comparison(op: XOrIOp, rewriter: Rewriter) -> None:
    """What is not so compares the other way."""
    compare, one = op.operands[0].defining_op, op.operands[1]
    if not isinstance(compare, CmpIOp) or one.type is not I1:
        return
    if number_of(constant_of(one)) == -1:
        rewriter.location = fuse([op.location, compare.location])
        negated = CmpIOp(NEGATED[compare.predicate], *compare.operands)
        rewriter.replace(op, negated)


@pattern(SelectOp)
def select_bits(op: SelectOp, rewriter: Rewriter) -> None:
    """A choice of one or zero is the extension of its condition."""
    ty = op.result.type
    if not isinstance(ty, IntegerType) or ty is I1 or ty.signedness != "signless":
        return
    numbers = tuple(number_of(constant_of(value)) for value in op.operands[1:])
    condition: Value = op.condition
    if numbers == (0, 1):
        true = ConstantOp(IntegerAttr(1, I1))
        condition = rewriter("arith.xori", [condition, true.result], [I1]).result
    if numbers in ((0, 1), (1, 0)):
        rewriter.replace(op, rewriter("arith.extui", [condition], [ty]))


@pattern(AddUIExtendedOp)
def add_without_overflow(op: AddUIExtendedOp, rewriter: Rewriter) -> None:
    """Where nobody asks for the overflow, it is a plain sum."""
    if not op.results[1].has_uses:
        total = rewriter("arith.addi", op.operands, [op.results[0].type]).result
        rewriter.replace(op, [total, op.operands[0]])


@pattern(MulSIExtendedOp, MulUIExtendedOp)
def multiply_without_high(op: Operation, rewriter: Rewriter) -> None:
    """Where nobody asks for the high half, it is a plain product."""
    if not op.results[1].has_uses:
        low = rewriter("arith.muli", op.operands, [op.results[0].type]).result
        rewriter.replace(op, [low, op.operands[0]])


def _is_index(ty: Type) -> bool:
    return isinstance(element_or_self(ty), IndexType)


@pattern(MulSIExtendedOp)
def multiply_by_one(op: MulSIExtendedOp, rewriter: Rewriter) -> None:
    """The high half of a number times one is its sign."""
    lhs, rhs = op.operands
    zero = constant_like(lhs.type, 0)
    # No bit is extended to an index; upstream's result is not valid then.
    if number_of(constant_of(rhs)) != 1 or zero is None or _is_index(lhs.type):
        return
    made = rewriter("arith.constant", [], [lhs.type], properties={"value": zero})
    less = CmpIOp("slt", lhs, made)
    high = rewriter("arith.extsi", [less.results[0]], [lhs.type])
    rewriter.replace(op, [lhs, high.result])


NOT_KNOWN: Final = frozenset({"cmpf"})
"""Ops of which upstream knows more."""

PATTERNS: Final[Sequence[Pattern]] = (
    *_SUMS,
    *_BITS,
    *_CHOICES,
    *_CASTS,
    *_FLOATS,
    shift_without_sign,
    negate_comparison,
    select_bits,
    add_without_overflow,
    multiply_without_high,
    multiply_by_one,
)
