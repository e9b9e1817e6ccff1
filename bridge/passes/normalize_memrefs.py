"""`normalize-memrefs`: memrefs with layouts become those that the layouts map to.

As upstream's pass of this name, and with it across functions, whose types change: all
that calls a function must be seen. But a function is left as it is, with those that
call it and those it calls, wherever a memref of a type that changes is made or used by
what cannot follow: by views and by `memref.dim` too, and by vectors that would be torn.
A layout whose results may be negative is left, and one of sizes that are not known.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge.dialects import affine, builtin, func, memref
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.memory import AccessOp
from bridge.dialects.memref.layouts import is_identity, layout_map
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import AffineMapAttr, SymbolRefAttr, TypeAttr
from bridge.ir.building import Builder
from bridge.ir.core import BlockArgument, Operation, Value
from bridge.ir.symbols import symbol_uses
from bridge.ir.types import DYNAMIC, FunctionType, MemRefType, Type, VectorType
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.traits import has_trait
from bridge.passes.affine_nests import remark
from bridge.passes.polyhedral.constraints import Constraints
from bridge.passes.polyhedral.domains import NotAffine, rows_at
from bridge.passes.registry import Pass

__all__ = ["NormalizeMemrefs", "normal_type"]

Allocation = memref.AllocOp | memref.AllocaOp
Element = memref.LoadOp | memref.StoreOp


class NormalizeMemrefs(Pass, name="normalize-memrefs", anchor=builtin.ModuleOp.op_name):
    """Normalize memrefs."""

    def run(self, op: Operation) -> None:
        program = _Program(op)
        for function in program.functions.values():
            if function not in program.kept:
                _normalize(function)


# Types --------------------------------------------------------------------------------


def normal_type(ty: Type) -> MemRefType | None:
    """The memref without a layout that a memref's layout maps to.

    None where there is none: sizes and results of the layout must be known, and results
    not negative. Their limits are upstream's, of fractions: `d0 mod 32` of a size below
    32 has 32 values.
    """
    if not isinstance(ty, MemRefType) or DYNAMIC in ty.shape or is_identity(ty):
        return None
    map_ = layout_map(ty)
    try:
        system = _results(map_, ty.shape)
    except NotAffine:
        return None
    sizes: list[int] = []
    for n in range(len(map_.results)):
        low, high = system.limit(n, upper=False), system.limit(n, upper=True)
        if low is None or high is None or low < 0:
            return None
        sizes.append(high + 1)
    return MemRefType(tuple(sizes), ty.element, None, ty.memory_space)


def _results(map_: AffineMap, shape: tuple[int, ...]) -> Constraints:
    """What the results of a map are, of the indices of a shape."""
    rank, count = len(shape), len(map_.results)
    system = Constraints([None] * (count + rank), [None] * map_.num_symbols)
    places = range(count, count + rank + map_.num_symbols)
    for n, size in enumerate(shape):
        system.bound(count + n, low=0, high=size - 1)
    for n, row in enumerate(rows_at(system, map_, places)):
        # Locals may have come after the row was made.
        whole = row[:-1] + [0] * (system.width + 1 - len(row)) + row[-1:]
        whole[n] -= 1
        system.add_equality(whole)
    system.project_out(count, rank + map_.num_symbols)
    return system


def _after(ty: Type) -> Type:
    return normal_type(ty) or ty


# Functions ----------------------------------------------------------------------------


class _Program:
    """The functions of a module, and which of them are left as they are."""

    def __init__(self, module: Operation) -> None:
        self.functions = {
            op.sym_name.value: op
            for block in module.regions[0].blocks
            for op in block
            if isinstance(op, func.FuncOp)
        }
        self.kept: set[func.FuncOp] = set()
        self._others: list[func.FuncOp] = []
        """Those that are used by more than calls."""
        self._neighbours: dict[func.FuncOp, set[func.FuncOp]] = {
            function: set() for function in self.functions.values()
        }
        for op, symbol in symbol_uses(module):
            self._note_use(op, symbol)
        stuck = [
            function
            for function in self.functions.values()
            if any(_is_stuck(value) for value in _values(function))
        ]
        for function in (*stuck, *self._others):
            self._keep(function)

    def _note_use(self, op: Operation, symbol: SymbolRefAttr) -> None:
        used = self.functions.get(symbol.root)
        if used is None:
            return
        caller = _function_around(op)
        if isinstance(op, func.CallOp) and caller in self._neighbours:
            self._neighbours[caller].add(used)
            self._neighbours[used].add(caller)
        elif _type_after(used) is not used.type:
            remark(op, "uses a function whose type would change", symbol)
            self._others.append(used)

    def _keep(self, function: func.FuncOp) -> None:
        """Leaves a function as it is, and all that have to do with it."""
        pending = [function]
        while pending:
            one = pending.pop()
            self.kept.add(one)
            pending += self._neighbours[one] - self.kept


def _function_around(op: Operation) -> func.FuncOp | None:
    around = op.parent_op
    while around is not None and not isinstance(around, func.FuncOp):
        around = around.parent_op
    return around


def _values(function: func.FuncOp) -> Iterator[Value]:
    """The values in a function whose types change."""
    for op in walk(function):
        found: list[Value] = [*op.results]
        for region in op.regions:
            for block in region.blocks:
                found += block.arguments
        yield from [value for value in found if normal_type(value.type) is not None]


def _is_stuck(value: Value) -> bool:
    """Whether what makes a value, or uses it, cannot follow a change of its type."""
    if isinstance(value, BlockArgument):
        maker = value.owner.parent_op
        entry = isinstance(maker, func.FuncOp) and value.owner is maker.body_.entry
        fits = maker is None or entry
    else:
        maker = value.defining_op
        fits = maker is None or _makes(maker, value)
    if maker is not None and not fits:
        remark(maker, "keeps a layout", "it has a memref that cannot be another")
        return True
    for user in value.users:
        if not _follows(user) or _is_stored(user, value) or _is_torn(user, value):
            remark(user, "keeps a layout", "it uses a memref that cannot be another")
            return True
    return False


def _makes(op: Operation, value: Value) -> bool:
    """Whether an op can make a memref without a layout instead."""
    if isinstance(op, memref.ReinterpretCastOp):
        after = normal_type(value.type)
        return after is not None and after.rank == 1
    return isinstance(op, Allocation) or _follows(op)


def _follows(op: Operation) -> bool:
    """Whether an op can be of a memref of another shape."""
    asks_for_shape = memref.DimOp | memref.CastOp | memref.ReinterpretCastOp
    of_lines = affine.DmaStartOp | affine.DmaWaitOp
    if isinstance(op, asks_for_shape | of_lines):
        return False
    return has_trait(op, "MemRefsNormalizable")


def _is_stored(op: Operation, value: Value) -> bool:
    """Whether a memref is put into one of memrefs, whose elements keep their type."""
    return isinstance(op, affine.StoreOp | memref.StoreOp) and op.value is value


def _is_torn(op: Operation, value: Value) -> bool:
    """Whether a vector's elements are no neighbours any more."""
    if not isinstance(op, AccessOp) or not op.of_vectors:
        return False
    ty, moved = value.type, (*op.results, *op.operands)[0].type
    assert isinstance(ty, MemRefType)
    assert isinstance(moved, VectorType)
    map_ = layout_map(ty)
    last = len(moved.shape)
    dims = list(range(ty.rank - last, ty.rank))
    inner = map_.results[len(map_.results) - last :]
    outer = map_.results[: len(map_.results) - last]
    if len(inner) < last or any(e.is_function_of_dim(d) for e in outer for d in dims):
        return True
    return any(
        (expr - AffineDim(dim)).is_function_of_dim(other)
        for dim, expr in zip(dims, inner, strict=True)
        for other in dims
    )


# Changes ------------------------------------------------------------------------------


def _normalize(function: func.FuncOp) -> None:
    for value in list(_values(function)):
        before, after = value.type, normal_type(value.type)
        assert isinstance(before, MemRefType)
        assert after is not None
        made = value.defining_op
        layout = layout_map(before)
        # Its symbols are in no result, or no limit of one were known.
        layout = AffineMap(layout.num_dims, 0, layout.results)
        for user in list(value.users):
            if isinstance(user, AccessOp | affine.PrefetchOp):
                _move(user, layout)
            elif isinstance(user, Element):
                _move_element(user, layout)
        value.type = after
        if isinstance(made, Allocation):
            made.symbol_operands = ()
        elif isinstance(made, memref.ReinterpretCastOp):
            _cast_again(made, after)
    function.set_property("function_type", TypeAttr(_type_after(function)))


def _type_after(function: func.FuncOp) -> FunctionType:
    before = function.type
    inputs, results = map(_after, before.inputs), map(_after, before.results)
    return FunctionType(tuple(inputs), tuple(results))


def _composed(layout: AffineMap, subscripts: Applied) -> Applied:
    return composed(Applied(layout.compose(subscripts.map), subscripts.operands))


def _move(op: AccessOp | affine.PrefetchOp, layout: AffineMap) -> None:
    at = _composed(layout, Applied(op.map.map, op.indices))
    op.indices = tuple(at.operands)
    op.map = AffineMapAttr(at.map)


def _move_element(op: Element, layout: AffineMap) -> None:
    rank = len(op.indices)
    at = _composed(layout, Applied(AffineMap.identity(rank), op.indices))
    with Builder.before(op):
        op.indices = tuple(
            [
                affine.ApplyOp(
                    at.map.sub_map([n]), at.operands, location=op.any_location
                ).results[0]
                for n in range(len(at.map.results))
            ]
        )


def _cast_again(op: memref.ReinterpretCastOp, ty: MemRefType) -> None:
    """Has a cast be of all elements from the first one on."""
    with Builder.before(op):
        made = memref.ReinterpretCastOp(
            ty, op.source, [0], ty.shape, [1], location=op.any_location
        )
    op.results[0].replace_all_uses(made.results[0])
    op.erase()
