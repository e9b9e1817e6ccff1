"""Arithmetic of the std dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.types import I1, RankedTensorType, Type, UnrankedTensorType, VectorType
from bridge.legacy.rows import Adjusted, Changed, Row, renamed, unquote

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.text.operation_state import OperationState


def _condition(ty: Type) -> Type:
    """The type of a condition that chooses between the elements of values."""
    if isinstance(ty, VectorType):
        return VectorType(ty.shape, I1, ty.scalable)
    if isinstance(ty, RankedTensorType):
        return RankedTensorType(ty.shape, I1, ty.encoding)
    return UnrankedTensorType(I1) if isinstance(ty, UnrankedTensorType) else I1


def _read_select(r: LegacyReader, state: OperationState) -> bool:
    """`%c, %a, %b : t`, where the condition's shape was the values'."""
    operands = r.operands_of(3)
    r.attr_dict(state)
    r.expect(":", "expected ':'")
    where = r.here()
    types = r.types()
    ty = types[-1]
    condition = types[0]
    if len(types) == 1:
        known = r.names.values.get(operands[0].text)
        condition = _condition(ty) if known is None else known.type
        if condition is not I1:
            r.legacy.edits.replace(where, where, f"{condition}, ", "select of elements")
    state.operands = [r.resolve(operands[0], condition)]
    state.operands += r.resolve_same(operands[1:], ty)
    state.types = [ty]
    return r.become(state, "arith.select")


_ARITH: Final = """
    addf subf mulf divf remf negf addi subi muli and=andi or=ori xor=xori
    divis=divsi diviu=divui remis=remsi remiu=remui divi_signed=divsi
    divi_unsigned=divui remi_signed=remsi remi_unsigned=remui shlis=shli
    shift_left=shli shift_right_signed=shrsi shift_right_unsigned=shrui
    index_cast sitofp uitofp fptosi fptoui fpext=extf fptrunc=truncf sexti=extsi
    zexti=extui trunci signed_ceildivi=ceildivsi signed_floordivi=floordivsi
"""
_MATH: Final = """
    absf ceilf=ceil floorf=floor copysign exp exp2 log log10 log2 cos sin tanh sqrt
    rsqrt atan atan2
"""

ROWS: Final[dict[str, Row]] = {
    **renamed("arith", _ARITH),
    **renamed("math", _MATH),
    **renamed("complex", "create_complex=create re im addcf=add subcf=sub"),
    "std.cmpi": Adjusted("arith.cmpi", unquote),
    "std.cmpf": Adjusted("arith.cmpf", unquote),
    "std.select": Changed(_read_select, lambda up: up.rename("arith.select")),
}
