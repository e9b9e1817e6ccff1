"""NVVM's and ROCDL's dialects: what threads do together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.dialects.llvm.shapes import struct_body
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import F16, F32, I1, I32, FunctionType, Type, VectorType
from bridge.legacy.rows import Changed, Gone, Renamed, Row
from bridge.legacy.state import todays_attribute
from bridge.ods.slots import OPERAND_SIZES, segment_sizes
from bridge.text.tokens import SPACE

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState


def _read_shuffle(r: LegacyReader, state: OperationState) -> bool:
    """`nvvm.shfl.sync.bfly %m, %v, %o, %c : t`, which is `nvvm.shfl.sync bfly …`."""
    operands = r.operands_of(4)
    r.attr_dict(state)
    ty = r.colon_type()
    end = r.pos
    inner = ty
    if "return_value_and_is_valid" in state.attributes:
        members = list(struct_body(ty) or ())
        if members[1:] != [I1]:
            raise r.op_error(state, 'expected return type !llvm<"{ ?, i1 }">')
        inner = members[0]
    r.legacy.edits.replace(end, end, f" -> {ty}", f"'{state.name}'")
    state.operands = r.resolve_all(operands, [I32, inner, I32, I32], state.pos)
    state.types = [ty]
    kind = state.name.rpartition(".")[2]
    state.properties["kind"] = todays_attribute(f"#nvvm<shfl_kind {kind}>")
    r.rename(state.pos, state.name, f"nvvm.shfl.sync {kind}")
    state.name = "nvvm.shfl.sync"
    return True


def _upgrade_shuffle(up: Upgrade) -> None:
    """The generic form."""
    kind = todays_attribute(f"#nvvm<shfl_kind {up.op.name.rpartition('.')[2]}>")
    types = [result.type for result in up.op.results]
    up.new("nvvm.shfl.sync", up.operands, types, {**up.others(), "kind": kind})


def _read_vote(r: LegacyReader, state: OperationState) -> bool:
    """`%mask, %predicate : t`, which is `ballot %mask, %predicate -> t`."""
    operands = r.operands_of(2)
    r.attr_dict(state)
    state.types = [r.colon_type()]
    state.operands = r.resolve_all(operands, [I32, I1], state.pos)
    return False


def _upgrade_vote(up: Upgrade) -> None:
    types = [result.type for result in up.op.results]
    kind = todays_attribute("#nvvm<vote_sync_kind ballot>")
    up.new("nvvm.vote.sync", up.operands, types, {**up.others(), "kind": kind})


_LAYOUTS: Final = ("alayout", "blayout")
_HALVES: Final = VectorType((2,), F16)
_SUMS: Final[tuple[list[Type], ...]] = ([_HALVES] * 4, [F32] * 8)
"""What can be added to, and what comes of it."""


def _read_mma(r: LegacyReader, state: OperationState) -> bool:
    """`%a, %a, %b, %b, %c, … {alayout = "row", …} : (t, …) -> t`."""
    operands = r.operands()
    r.attr_dict(state)
    where = r.here()
    ty = r.colon_type_of(FunctionType)
    state.operands = r.resolve_all(operands, ty.inputs, where)
    state.types = list(ty.results)
    return False


def _upgrade_mma(up: Upgrade) -> None:
    """Its operands are in three groups; shape and element types are attributes."""
    types = [operand.type for operand in up.operands]
    if types[:4] != [_HALVES] * 4 or types[4:] not in _SUMS:
        raise up.error(
            "expected operands to be 4 <halfx2>s followed by either 4 <halfx2>s or 8 "
            "floats"
        )
    (result,) = up.op.results
    if list(struct_body(result.type) or ()) not in _SUMS:
        raise up.error(
            "expected result type to be a struct of either 4 <halfx2>s or 8 floats"
        )
    layouts = [up.attribute(name) for name in _LAYOUTS]
    words = [given.value for given in layouts if isinstance(given, StringAttr)]
    if len(words) != 2 or not {*words} <= {"row", "col"}:
        raise up.error(
            'alayout and blayout attributes must be set to either "row" or "col"'
        )
    known = {
        "layoutA": todays_attribute(f"#nvvm.mma_layout<{words[0]}>"),
        "layoutB": todays_attribute(f"#nvvm.mma_layout<{words[1]}>"),
        "multiplicandAPtxType": todays_attribute("#nvvm.mma_type<f16>"),
        "multiplicandBPtxType": todays_attribute("#nvvm.mma_type<f16>"),
        OPERAND_SIZES: segment_sizes(2, 2, len(types) - 4),
        "shape": todays_attribute("#nvvm.shape<m = 8, n = 8, k = 4>"),
    }
    attributes = {**up.others(*_LAYOUTS), **known}
    up.new("nvvm.mma.sync", up.operands, [result.type], attributes)


def _is_flat(op: Operation) -> bool:
    return op.get("shape") is None


_is_list: Final = re.compile(rf"{SPACE}%").match

_OCKL: Final = (
    "a call of '__ockl_get_local_size' or '__ockl_get_global_size' took its place"
)

ROWS: Final[dict[str, Row]] = {
    **{
        f"nvvm.shfl.sync.{kind}": Changed(_read_shuffle, _upgrade_shuffle)
        for kind in ("bfly", "up", "down", "idx")
    },
    "nvvm.vote.ballot.sync": Changed(_read_vote, _upgrade_vote),
    "nvvm.mma.sync": Changed(
        _read_mma,
        _upgrade_mma,
        _is_flat,
        when=lambda r: _is_list(r.text, r.pos) is not None,
        loose=True,
    ),
    "nvvm.barrier0": Renamed("nvvm.barrier"),
    **{
        f"rocdl.{of}.dim.{axis}": Gone(_OCKL)
        for of in ("workgroup", "grid")
        for axis in "xyz"
    },
}
