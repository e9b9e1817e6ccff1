"""Views of memory: which elements they have, and what makes one undefined."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import prod
from typing import TYPE_CHECKING

from bridge.errors import Unsupported
from bridge.interpreter.access import is_mapped, load
from bridge.interpreter.allocation import filled
from bridge.interpreter.elements import element_of
from bridge.interpreter.memory import Mapped, MemRef, row_major, share
from bridge.interpreter.poison import Undefined
from bridge.interpreter.subscripts import Parts, check_slice
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType, Type, UnrankedMemRefType

if TYPE_CHECKING:
    from bridge.interpreter.programs import Meaning

Groups = Sequence[Sequence[int]]


def strided(ty: Type) -> None:
    """Raises `Unsupported` for a memref whose layout has no strides."""
    if isinstance(ty, MemRefType) and is_mapped(ty):
        raise Unsupported(f"the strides of {ty}")


def subview(parts: Parts, kept: Sequence[int]) -> Meaning:
    """A slice of each dimension, of which some are `kept`."""

    def run(ref: MemRef, *dynamic: int) -> MemRef:
        offsets, sizes, steps = parts(*dynamic)
        at = ref.offset
        strides = []
        for dimension, extent in enumerate(ref.sizes):
            offset, size, step = offsets[dimension], sizes[dimension], steps[dimension]
            check_slice(dimension, extent, offset, size, step)
            stride = ref.strides[dimension]
            at += offset * stride
            strides.append(step * stride)
        return MemRef(
            ref.buffer,
            at,
            tuple([sizes[n] for n in kept]),
            tuple([strides[n] for n in kept]),
            ref.base,
        )

    return run


def reinterpreted(parts: Parts, source: Type) -> Meaning:
    """`memref.reinterpret_cast`: other numbers over the memory of a memref."""
    bytes_ = element_of(element_or_self(source)).size

    def run(ref: MemRef, *dynamic: int) -> MemRef:
        (offset,), sizes, strides = parts(*dynamic)
        filled(sizes, ())
        found = MemRef(ref.buffer, ref.base + offset, sizes, strides, ref.base)
        return found.checked(bytes_)

    return run


def cast(result: Type) -> Meaning:
    """`memref.cast`: raises `Undefined` where the result has not the type it says."""
    if not isinstance(result, MemRefType):
        return lambda ref: ref
    layout = strides_and_offset(result)
    wanted = result.layout.map if isinstance(result.layout, AffineMapAttr) else None

    def run(ref: MemRef) -> MemRef:
        _check_shape(result.shape, ref.sizes)
        if layout is None or isinstance(ref, Mapped):
            if not isinstance(ref, Mapped) or ref.map is not wanted:
                raise Undefined(f"a memref is cast to {result} with another layout")
            return ref
        offset = ref.offset - ref.base
        if layout[1] not in (DYNAMIC, offset):
            raise Undefined(f"a memref of offset {offset} is cast to {layout[1]}")
        for dimension, stride in enumerate(layout[0]):
            found = ref.strides[dimension]
            if ref.sizes[dimension] > 1 and stride not in (DYNAMIC, found):
                raise Undefined(
                    f"a memref whose stride of dimension {dimension} is {found} is "
                    f"cast to {stride}"
                )
        return ref

    return run


def _check_shape(wanted: Sequence[int], sizes: Sequence[int]) -> None:
    if len(wanted) != len(sizes):
        raise Undefined(f"a memref of rank {len(sizes)} is cast to rank {len(wanted)}")
    for dimension, (size, found) in enumerate(zip(wanted, sizes, strict=True)):
        if size not in (DYNAMIC, found):
            raise Undefined(
                f"a memref whose size of dimension {dimension} is {found} is cast to "
                f"{size}"
            )


def expanded(shape: Sequence[int], groups: Groups) -> Meaning:
    """`memref.expand_shape`: each dimension becomes a group of dimensions."""

    def run(ref: MemRef, *dynamic: int) -> MemRef:
        sizes = filled(shape, dynamic)
        strides = [1] * len(sizes)
        for dimension, group in enumerate(groups):
            inner = [sizes[n] for n in group]
            if prod(inner) != ref.sizes[dimension]:
                raise Undefined(
                    f"dimension {dimension}, whose size is {ref.sizes[dimension]}, is "
                    f"expanded to {'x'.join(map(str, inner))}"
                )
            stride = ref.strides[dimension]
            for n in reversed(group):
                strides[n] = stride
                stride *= sizes[n]
        return MemRef(ref.buffer, ref.offset, sizes, tuple(strides), ref.base)

    return run


def collapsed(groups: Groups) -> Meaning:
    """`memref.collapse_shape`: each group of dimensions becomes one."""

    def run(ref: MemRef) -> MemRef:
        sizes = tuple([prod([ref.sizes[n] for n in group]) for group in groups])
        strides = tuple([_collapsed_stride(ref, group) for group in groups])
        return MemRef(ref.buffer, ref.offset, sizes, strides, ref.base)

    return run


def _collapsed_stride(ref: MemRef, group: Sequence[int]) -> int:
    sizes = [ref.sizes[n] for n in group]
    long = [n for n in group if ref.sizes[n] != 1]
    if not long or 0 in sizes:
        return ref.strides[group[-1]]
    for outer, inner in pairwise(long):
        stride = ref.strides[inner] * ref.sizes[inner]
        if ref.strides[outer] != stride:
            raise Undefined(
                f"dimensions {outer} and {inner} are collapsed, which are not "
                f"contiguous: the stride of {outer} is {ref.strides[outer]}, not "
                f"{stride}"
            )
    return ref.strides[long[-1]]


def reshaped(shape: Type, result: Type) -> Meaning:
    """`memref.reshape`: the same elements with sizes from memory."""
    assert isinstance(result, MemRefType | UnrankedMemRefType)
    get = load(shape)

    def run(ref: MemRef, numbers: MemRef) -> MemRef:
        sizes = tuple([get(numbers, n) for n in range(numbers.sizes[0])])
        filled(sizes, ())  # type: ignore[arg-type]
        if not ref.is_contiguous:
            raise Undefined("a memref is reshaped that is not contiguous")
        if prod(sizes) != ref.num_elements:  # type: ignore[arg-type]
            raise Undefined(
                f"a memref of {ref.num_elements} elements is reshaped to "
                f"{'x'.join(map(str, sizes))}"
            )
        if isinstance(result, MemRefType):
            _check_shape(result.shape, sizes)  # type: ignore[arg-type]
        strides = row_major(sizes)  # type: ignore[arg-type]
        return MemRef(ref.buffer, ref.offset, sizes, strides, ref.base)  # type: ignore[arg-type]

    return run


def viewed(result: MemRefType) -> Meaning:
    """`memref.view`: bytes as elements of another type."""
    size = element_of(result.element).size

    def run(ref: MemRef, shift: int, *dynamic: int) -> MemRef:
        sizes = filled(result.shape, dynamic)
        needed, given = prod(sizes) * size, ref.sizes[0]
        if not 0 <= shift <= given - needed:
            raise Undefined(
                f"a view of {needed} bytes at {shift} reaches outside of {given} bytes"
            )
        at = ref.offset + shift
        if at % size:
            raise Undefined(
                f"a view begins at byte {at}, which is no multiple of the {size} bytes "
                "of an element"
            )
        first = at // size
        return MemRef(ref.buffer, first, sizes, row_major(sizes), first)

    return run


def transposed(order: Sequence[int]) -> Meaning:
    """`memref.transpose`: dimensions in another order."""

    def run(ref: MemRef) -> MemRef:
        sizes = tuple([ref.sizes[n] for n in order])
        strides = tuple([ref.strides[n] for n in order])
        return MemRef(ref.buffer, ref.offset, sizes, strides, ref.base)

    return run


def size_of(ref: MemRef, dimension: int) -> int:
    """The size of a dimension. Raises `Undefined` where there is none."""
    if not 0 <= dimension < len(ref.sizes):
        raise Undefined(
            f"the size of dimension {dimension} of a memref of rank {len(ref.sizes)}"
        )
    return ref.sizes[dimension]


def metadata(ref: MemRef) -> tuple[object, ...]:
    """The parts of a memref: its base, offset, sizes and strides."""
    base = MemRef(ref.buffer, ref.base, (), (), ref.base)
    return (base, ref.offset - ref.base, *ref.sizes, *ref.strides)


def distinct(types: Sequence[Type]) -> Meaning:
    """`memref.distinct_objects`: raises `Undefined` where two share memory."""
    sizes = [element_of(element_or_self(ty)).size for ty in types]

    def run(*refs: MemRef) -> object:
        numbered = list(enumerate(zip(refs, sizes, strict=True)))
        for (one, first), (other, second) in combinations(numbered, 2):
            if share(*first, *second):
                raise Undefined(
                    f"memrefs {one} and {other} share memory, which are said to be "
                    "distinct"
                )
        return refs[0] if len(refs) == 1 else refs

    return run
