"""Views that linalg made of memory, and copies through them."""

from __future__ import annotations

import re
from math import prod
from typing import TYPE_CHECKING, Final

from bridge.dialects.memref.layouts import layout_map, transposed, with_layout
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, DenseArrayAttr, IntegerAttr
from bridge.ir.types import DYNAMIC, I64, INDEX, MemRefType, RankedType
from bridge.ir.values import Value
from bridge.legacy.rows import STD, Changed, Row
from bridge.text.affine import read_map_or_set
from bridge.text.tokens import SPACE

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState

# Dimensions in another order


def _read_transpose(r: LegacyReader, state: OperationState) -> bool:
    """`%a (i, j) -> (j, i) : t`, from whose type and map that of the result follows."""
    source = r.operand()
    where = r.here()
    if r.text.startswith("affine_map<", where):
        map_ = r.affine_map()
    else:
        found, r.pos = read_map_or_set(r.text, where)
        if not isinstance(found, AffineMap):
            raise r.op_error(state, "expected a permutation map", where)
        map_ = AffineMapAttr(found)
    r.attr_dict(state)
    before = r.colon_type_of(MemRefType)
    state.attributes["permutation"] = map_
    state.operands = [r.resolve(source, before)]
    if r.accept_word("to"):
        state.types = [r.type()]
        return False
    if map_.map.num_dims != before.rank:
        raise r.op_error(state, "expected a permutation map of same rank as the view")
    after = _transposed(before, map_.map)
    if after is None:
        raise r.op_error(state, "expected a permutation map, and strides to permute")
    state.types = [after]
    return False


def _transposed(ty: MemRefType, order: AffineMap) -> MemRefType | None:
    """The type of a view with another order of dimensions.

    Where the layout is a map it stays one, as other uses in the text may name it.
    """
    if not order.is_permutation:
        return None
    found = transposed(ty, [order.dim_position(i) for i in range(order.num_dims)])
    if found is None or not isinstance(ty.layout, AffineMapAttr):
        return found
    return with_layout(found, AffineMapAttr(layout_map(found)))


def _upgrade_transpose(up: Upgrade) -> None:
    types = [result.type for result in up.op.results]
    up.new("memref.transpose", up.operands, types, up.others())


_PERMUTATIONS: Final = ("inputPermutation", "outputPermutation")


def upgrade_copy(up: Upgrade) -> None:
    """A copy, whose operands' dimensions could be permuted."""
    views = [
        _in_order(up, value, name)
        for value, name in zip(up.operands, _PERMUTATIONS, strict=True)
    ]
    known = [", ".join([str(view.type)]) for view in views]
    made = up.written(f"linalg.copy ins(%0 : {known[0]}) outs(%1 : {known[1]})", views)
    others = up.others(*_PERMUTATIONS)
    made.attributes = {**dict(made.attributes.items()), **others}


def _in_order(up: Upgrade, value: Value, name: str) -> Value:
    """An operand of a copy as loops over the dimensions go through it."""
    given = up.attribute(name)
    if given is None:
        return value
    order = given.map if isinstance(given, AffineMapAttr) else None
    ty = value.type
    if order is None or not order.is_permutation or not isinstance(ty, MemRefType):
        raise up.error(f"expected '{name}' to be a permutation of a memref")
    positions = [order.dim_position(i) for i in range(order.num_dims)]
    inverse = AffineMap.permutation([positions.index(i) for i in range(len(positions))])
    after = _transposed(ty, inverse) if inverse.num_dims == ty.rank else None
    if after is None:
        raise up.error(f"expected '{name}' to permute the dimensions of '{ty}'")
    attributes = {"permutation": AffineMapAttr(inverse)}
    return up.new(
        "memref.transpose", [value], [after], attributes, hint="transpose"
    ).result


# Dimensions taken together and apart


def _read_reshape(r: LegacyReader, state: OperationState) -> bool:
    """`%a [(i, j, k) -> (i, j), (i, j, k) -> (k)] : t into t`."""
    source = r.operand()
    state.attributes["reassociation"] = r.attribute_of(ArrayAttr)
    r.attr_dict(state)
    before = r.colon_type()
    r.word("into")
    state.types = [r.type()]
    state.operands = [r.resolve(source, before)]
    return False


def _upgrade_reshape(up: Upgrade) -> None:
    """Which of today's ops it is follows from the ranks."""
    source = up.operands[0]
    (result,) = up.op.results
    before, after = source.type, result.type
    groups = _groups(up)
    if not isinstance(before, RankedType) or not isinstance(after, RankedType):
        raise up.error(f"'{up.op.name}' needs types of known rank")
    dialect = "memref" if isinstance(before, MemRefType) else "tensor"
    lists = [ArrayAttr(tuple([IntegerAttr(i, I64) for i in g])) for g in groups]
    attributes = {
        **up.others("reassociation"),
        "reassociation": ArrayAttr(tuple(lists)),
    }
    if len(before.shape) >= len(after.shape):
        up.new(f"{dialect}.collapse_shape", [source], [after], attributes)
        return
    sizes = _dynamic_sizes(up, source, after, groups, dialect)
    attributes["static_output_shape"] = DenseArrayAttr.of(I64, after.shape)
    up.new(f"{dialect}.expand_shape", [source, *sizes], [after], attributes)


def _groups(up: Upgrade) -> list[list[int]]:
    """The dimensions that stand for one, of each."""
    given = up.attribute("reassociation")
    elements = given.elements if isinstance(given, ArrayAttr) else ()
    maps = [attr.map for attr in elements if isinstance(attr, AffineMapAttr)]
    groups = [
        [expr.position for expr in map_.results if isinstance(expr, AffineDim)]
        for map_ in maps
    ]
    if len(maps) != len(elements) or any(
        len(map_.results) != len(group)
        for map_, group in zip(maps, groups, strict=True)
    ):
        raise up.error(f"'{up.op.name}' needs maps that list dimensions")
    return groups


def _dynamic_sizes(
    up: Upgrade, source: Value, after: RankedType, groups: list[list[int]], dialect: str
) -> list[Value]:
    """The sizes of dimensions that come of one whose size is not known."""
    found: list[Value] = []
    for number, group in enumerate(groups):
        sizes = [after.shape[i] for i in group if i < len(after.shape)]
        unknown = sizes.count(DYNAMIC)
        if not unknown:
            continue
        if unknown > 1:
            raise up.error(
                f"'{up.op.name}' takes a dimension apart into several of unknown "
                "sizes: today these are operands of 'expand_shape'"
            )
        operands = [source, up.constant(number)]
        size = up.new(f"{dialect}.dim", operands, [INDEX], hint="dim").result
        rest = prod([s for s in sizes if s != DYNAMIC])
        if rest != 1:
            operands = [size, up.constant(rest)]
            size = up.new("arith.divsi", operands, [INDEX], hint="size").result
        found.append(size)
    return found


_has_value: Final = re.compile(rf"{SPACE}%").match

VIEWS: Final[dict[str, Row]] = {
    "linalg.transpose": Changed(
        _read_transpose,
        _upgrade_transpose,
        lambda op: not op.regions,
        when=lambda r: _has_value(r.text, r.pos) is not None,
        loose=True,
    ),
    f"{STD}transpose": Changed(_read_transpose, _upgrade_transpose),
    "linalg.reshape": Changed(_read_reshape, _upgrade_reshape),
    "linalg.tensor_reshape": Changed(_read_reshape, _upgrade_reshape),
}
