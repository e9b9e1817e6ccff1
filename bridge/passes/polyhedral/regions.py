"""The elements of a memref that an access touches, by the variables of outer loops.

Upstream: `MemRefRegion`.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.affine import AffineConstant, AffineExpr, AffineMap
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, FloatType, IntegerType, MemRefType, VectorType
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.polyhedral.bounding import bounds_of, extent_of, unite
from bridge.passes.polyhedral.constraints import Constraints
from bridge.passes.polyhedral.domains import (
    NotAffine,
    add_loop,
    add_value,
    loop_of,
    number_of,
    rows_of,
    variables_around,
)
from bridge.passes.polyhedral.slices import Slice, align


@dataclass(slots=True)
class Box:
    """The shape of a region, and its first element."""

    shape: tuple[int, ...]
    lowers: tuple[AffineExpr, ...]
    """Over the symbols of the region."""

    @property
    def size(self) -> int:
        """How many elements there are."""
        product = 1
        for extent in self.shape:
            product *= extent
        return product


@dataclass(slots=True)
class Region:
    """Elements of a memref: dimensions are its subscripts."""

    memref: Value
    writes: bool
    system: Constraints

    @property
    def type(self) -> MemRefType:
        """The memref's."""
        ty = self.memref.type
        assert isinstance(ty, MemRefType)  # affine accesses are to these
        return ty

    def box(self) -> Box | None:
        """The box around it, where its sizes are numbers."""
        system = self._within_memory()
        shape: list[int] = []
        lowers: list[AffineExpr] = []
        for n, size in enumerate(self.type.shape):
            extent = extent_of(system, n)
            if extent is None and size == DYNAMIC:
                return None
            shape.append(size if extent is None else extent.size)
            lowers.append(AffineConstant(0) if extent is None else extent.lower)
        return Box(tuple(shape), tuple(lowers))

    def _within_memory(self) -> Constraints:
        system = self.system.copy()
        for n, size in enumerate(self.type.shape):
            system.bound(n, low=0, high=None if size == DYNAMIC else size - 1)
        return system

    def end_with_memory(self) -> None:
        """Leaves out what is no element of the memref: no access is to that."""
        self.system = self._within_memory()
        self.system.drop_redundant()

    def bytes(self) -> int | None:
        """How much memory it is, where that is a number; of layouts it is none."""
        if self.type.layout is not None:
            return 0
        box, element = self.box(), element_bytes(self.type)
        return None if box is None or element is None else box.size * element

    def bounds(self, n: int) -> tuple[AffineMap, AffineMap]:
        """All bounds of a subscript, the upper exclusive."""
        rank = len(self.type.shape)
        return bounds_of(self.system, n, 0, rank)

    def unite(self, other: Region) -> bool:
        """Makes it the box around itself and another one; whether that is possible."""
        return unite(self.system, other.system)


def element_bytes(ty: MemRefType) -> int | None:
    """The size of an element, where it is one of numbers or vectors of them."""
    element, count = ty.element, 1
    if isinstance(element, VectorType):
        for size in element.shape:
            count *= size
        element = element.element
    if not isinstance(element, IntegerType | FloatType):
        return None
    return -(-element.width * count // 8)


def memref_bytes(ty: MemRefType) -> int | None:
    """The size of a memref of static shape."""
    size = element_bytes(ty)
    if size is None or DYNAMIC in ty.shape:
        return None
    for extent in ty.shape:
        size *= extent
    return size


def region_of(
    op: AccessOp,
    depth: int,
    slice_: Slice | None = None,
    *,
    with_shape: bool = True,
    without_locals: bool = True,
    without_inner: bool = True,
) -> Region:
    """What an access touches in iterations that share the variables of outer loops.

    Of a slice, in the iterations that it has. Raises `NotAffine`.
    """
    access = op.access()
    ty = access.memref.type
    assert isinstance(ty, MemRefType)
    rank = len(ty.shape)
    outer = variables_around(op)[:depth]
    if rank == 0:
        return Region(access.memref, access.writes, Constraints([], outer))
    subscripts = composed(access.subscripts)
    system = _inputs(subscripts, slice_)
    rows = rows_of(system, subscripts)
    system.insert_dims(0, [None] * rank)
    for n, row in enumerate(rows):
        # Locals may have come after the row was made.
        whole = [0] * rank + row[:-1]
        whole += [0] * (system.width - len(whole)) + row[-1:]
        whole[n] -= 1
        system.add_equality(whole)
    system.symbols = system.dims[rank:] + system.symbols
    system.dims = system.dims[:rank]
    for value in list(system.symbols):
        if value is None or loop_of(value) is None or _is_in(value, outer):
            continue
        at = system.find(value)
        assert at is not None  # it has a column
        if without_inner:
            system.project_out(at, 1)
        else:
            system.to_local(at)
    if without_locals:
        start = len(system.dims) + len(system.symbols)
        system.project_out(start, system.locals)
    system.fold_constants(rank, len(system.symbols))
    if with_shape:
        for n, size in enumerate(ty.shape):
            system.bound(n, low=0, high=None if size == DYNAMIC else size - 1)
    system.drop_trivial()
    return Region(access.memref, access.writes, system)


def _is_in(value: Value, values: list[Value]) -> bool:
    return any(value is one for one in values)


def _inputs(subscripts: Applied, slice_: Slice | None) -> Constraints:
    """What is known of all that subscripts, and a slice, are made of."""
    dims = subscripts.map.num_dims
    operands = list(subscripts.operands)
    if slice_ is not None:
        operands += [v for v in slice_.operands if not _is_in(v, operands)]
    system = Constraints(operands[:dims], operands[dims:])
    for value in operands:
        loop, number = loop_of(value), number_of(value)
        if loop is not None:
            add_loop(system, loop)
        elif number is not None:
            at = system.find(value)
            assert at is not None  # it was just put there
            system.fix(at, number)
    if slice_ is not None:
        for value in slice_.operands:
            add_value(system, value)
        slice_.add_to(system)
    return system


def footprint(root: Operation, accesses: list[AccessOp], depth: int) -> int | None:
    """How many bytes accesses inside a loop touch, where that is a number."""
    regions: dict[Value, Region] = {}
    for op in accesses:
        try:
            region = region_of(op, depth)
            known = regions.setdefault(region.memref, region)
            if known is region:
                continue
            align(known.system, region.system)
            if not known.unite(region):
                return None
        except NotAffine:
            return None
    sizes = [region.bytes() for region in regions.values()]
    return None if None in sizes else sum(size or 0 for size in sizes)


def whole_region(op: AccessOp, depth: int) -> Region:
    """All of the memref that an access is to. Raises `NotAffine` for dynamic sizes."""
    ty = op.memref.type
    assert isinstance(ty, MemRefType)  # affine accesses are to these
    if DYNAMIC in ty.shape:
        raise NotAffine("a size is not known")
    system = Constraints([None] * len(ty.shape), variables_around(op)[:depth])
    for n, size in enumerate(ty.shape):
        system.bound(n, low=0, high=int(size) - 1)
    return Region(op.memref, op.access().writes, system)
