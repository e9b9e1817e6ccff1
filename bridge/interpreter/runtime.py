"""What upstream's runtime library does with memrefs: prints, compares, copies them.

The text is byte for byte that of `libmlir_runner_utils`, since tests compare it. A
function of the library is called in two ways: from `func` with memrefs, from LLVM's
dialect with pointers to their descriptors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from bridge.interpreter import pointers, runtime_print
from bridge.interpreter.buffers import new
from bridge.interpreter.elements import element_of
from bridge.interpreter.memory import MemRef
from bridge.interpreter.poison import Undefined
from bridge.interpreter.runtime_print import Array, DType
from bridge.ir.floats import FORMATS, dtype_of
from bridge.ir.types import (
    F32,
    INDEX,
    ComplexType,
    FloatType,
    Type,
    VectorType,
    integer,
)

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning

Work = Callable[["Machine", str], "Meaning"]
Seen = tuple[list[int], Array]
"""A memref as the library sees it: the words of its descriptor, and its elements."""

POINTER: Final = 8
"""Bytes of a word of a descriptor."""

_KINDS: Final[Mapping[str, Type]] = {
    **{f"I{width}": integer(width) for width in (8, 16, 32, 64)},
    **{name.upper(): FloatType(name) for name in ("f16", "bf16", "f32", "f64")},
    "Ind": INDEX,
    **{f"C{width}": ComplexType(FloatType(f"f{width}")) for width in (32, 64)},
    "Vector4x4xf32": VectorType((4, 4), F32),
}
"""The types of elements, by what the names of functions end with."""


def _dtype(kind: str) -> DType:
    """What the library takes the bytes of an element for."""
    ty = _KINDS[kind]
    if isinstance(ty, FloatType):
        found = dtype_of(FORMATS[ty.name])
        assert found is not None
        return found
    if isinstance(ty, VectorType):
        return np.dtype((np.float32, ty.shape))
    return np.dtype(np.uint64) if ty is INDEX else element_of(ty).dtype


def _placed(machine: Machine, kind: str, value: object) -> tuple[list[int], MemRef]:
    """A memref with the words of its descriptor; a tensor is put into memory first."""
    element = element_of(_KINDS[kind])
    if isinstance(value, np.ndarray):
        value = new(machine, element, value)
    assert isinstance(value, MemRef)
    address = machine.heap.number(value.buffer) + value.base * element.size
    offset = value.offset - value.base
    return [address, address, offset, *value.sizes, *value.strides], value


def _seen(machine: Machine, kind: str, value: object) -> Seen:
    """Raises `Undefined` where an element was not written, or is poison."""
    words, ref = _placed(machine, kind, value)
    size = element_of(_KINDS[kind]).size
    data = [ref.buffer.read(at * size, size) for at in ref.positions()]
    array = np.frombuffer(b"".join(data), _dtype(kind))
    return words, array.reshape((*ref.sizes, *array.shape[1:]))


def _print(machine: Machine, kind: str, start: str = "Unranked Memref ") -> Meaning:
    def run(value: object) -> None:
        words, array = _seen(machine, kind, value)
        inner = array.ndim - (len(words) - runtime_print.HEADER) // 2
        shown = (
            runtime_print.vectors(array, inner)
            if inner
            else runtime_print.elements(array)
        )
        text = f"{start}{runtime_print.metadata(words)} data = \n{shown}\n"
        # A byte is printed as it is, whatever the rest of the text is.
        machine.write(text.encode("latin-1").decode("utf-8", "surrogateescape"))

    return run


def _print_ranked(machine: Machine, kind: str) -> Meaning:
    return _print(machine, kind, "Memref ")


def _print_shape(machine: Machine, kind: str) -> Meaning:
    def run(value: object) -> None:
        words, _ = _placed(machine, kind, value)
        machine.write(f"Unranked Memref {runtime_print.metadata(words)}\n")

    return run


def _verify(machine: Machine, kind: str) -> Meaning:
    """How many elements differ, or -1 where the shapes do."""

    def run(actual: object, expected: object) -> int:
        one, other = (_seen(machine, kind, value) for value in (actual, expected))
        count, report = runtime_print.differences(one, other)
        machine.write_error(report)
        return count

    return run


def copy(machine: Machine) -> Meaning:
    """`memrefCopy`: so many bytes for each element, from one memref to another."""

    def run(size: int, source: int, target: int) -> None:
        of, to = (described(machine, word, size) for word in (source, target))
        if of.num_elements:
            pairs = zip(of.positions(), to.positions(), strict=True)
            for start, at in pairs:
                to.buffer.move(at * size, of.buffer, start * size, size)

    return run


def described(machine: Machine, address: int, size: int) -> MemRef:
    """The memref of an unranked descriptor: a rank, and where the ranked one is."""
    rank, inner = _words(machine, address, 2)
    return ranked(machine, inner, rank, size)


def ranked(machine: Machine, address: int, rank: int, size: int) -> MemRef:
    """The memref of a descriptor; `size` is that of an element."""
    _, aligned, offset, *rest = _words(machine, address, 3 + 2 * rank)
    buffer, at = pointers.place(machine, aligned)
    if at % size:
        raise Undefined("a memref begins between two elements")
    sizes, strides = tuple(rest[:rank]), tuple(rest[rank:])
    base = at // size
    return MemRef(buffer, base + offset, sizes, strides, base)


def _words(machine: Machine, address: int, count: int) -> list[int]:
    buffer, at = pointers.place(machine, address, POINTER)
    found: list[int] = np.frombuffer(
        buffer.read(at, count * POINTER), np.int64
    ).tolist()
    return found


@dataclass(frozen=True, slots=True)
class OfMemrefs:
    """A function of the library that takes memrefs only."""

    kind: str
    """The type of elements; see `_KINDS`."""
    work: Work
    count: int = 1
    rank: int | None = None
    """Of its memrefs; of unranked ones, None."""

    def meaning(self, machine: Machine) -> Meaning:
        """What a call with memrefs does."""
        return self.work(machine, self.kind)

    def by_pointers(self, machine: Machine) -> Meaning:
        """What a call with pointers to descriptors does."""
        size, work = element_of(_KINDS[self.kind]).size, self.meaning(machine)

        def run(*addresses: int) -> object:
            return work(*[self._taken(machine, word, size) for word in addresses])

        return run

    def _taken(self, machine: Machine, address: int, size: int) -> MemRef:
        if self.rank is None:
            return described(machine, address, size)
        return ranked(machine, address, self.rank, size)

    def by_rank(self, machine: Machine) -> Meaning:
        """What a call with a rank and pointers to ranked descriptors does."""
        size, work = element_of(_KINDS[self.kind]).size, self.meaning(machine)
        return lambda rank, *addresses: work(
            *[ranked(machine, word, rank, size) for word in addresses]
        )


_SCALARS: Final = tuple(kind for kind in _KINDS if not kind.startswith("Vector"))
_SHAPES: Final = ("I8", "I32", "I64", "F32", "F64", "Ind", "C32", "C64")

MEMREFS: Final[Mapping[str, OfMemrefs]] = {
    **{f"printMemref{kind}": OfMemrefs(kind, _print) for kind in _SCALARS},
    **{f"printMemrefShape{kind}": OfMemrefs(kind, _print_shape) for kind in _SHAPES},
    **{f"printMemref1d{k}": OfMemrefs(k, _print_ranked, rank=1) for k in _SHAPES},
    **{
        f"printMemref{rank}dF32": OfMemrefs("F32", _print_ranked, rank=rank)
        for rank in range(5)
    },
    "printMemrefVector4x4xf32": OfMemrefs("Vector4x4xf32", _print_ranked, rank=2),
    **{f"verifyMemRef{kind}": OfMemrefs(kind, _verify, 2) for kind in _SCALARS},
}
"""By their names in `func`."""

_BY_RANK: Final = tuple(
    f"{name}{kind}"
    for name, kinds in (
        ("printMemref", ("I32", "I64", "F32", "F64", "Ind", "C32", "C64")),
        ("verifyMemRef", ("I32", "F32", "F64", "Ind", "C32", "C64")),
    )
    for kind in kinds
)

LOWERED: Final[Mapping[str, Callable[[Machine], Meaning]]] = {
    **{f"_mlir_ciface_{name}": one.by_pointers for name, one in MEMREFS.items()},
    **{name: MEMREFS[name].by_rank for name in _BY_RANK},
    "memrefCopy": copy,
}
"""By their names in LLVM's dialect."""
