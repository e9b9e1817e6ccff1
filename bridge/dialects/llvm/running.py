"""Control flow, vectors, memory and poison: what LLVM's ops without rules do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bridge.errors import Unsupported
from bridge.ir.attributes import IntegerAttr, integers_of
from bridge.ir.types import DYNAMIC, VectorType
from bridge.later import deferred
from bridge.op.base import Op, derive
from bridge.op.elementwise import width_of

if TYPE_CHECKING:
    from bridge.interpreter import (
        combining,
        contracting,
        elements,
        integers,
        lanes,
        pointers,
        scattered,
        undefined,
        vectors,
    )
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    combining = deferred("bridge.interpreter.combining")
    contracting = deferred("bridge.interpreter.contracting")
    elements = deferred("bridge.interpreter.elements")
    integers = deferred("bridge.interpreter.integers")
    lanes = deferred("bridge.interpreter.lanes")
    pointers = deferred("bridge.interpreter.pointers")
    scattered = deferred("bridge.interpreter.scattered")
    undefined = deferred("bridge.interpreter.undefined")
    vectors = deferred("bridge.interpreter.vectors")

Of = Callable[[Op, "Machine"], "Meaning"]


class _Running(Op):
    def interpret(self, machine: Machine) -> Meaning:
        return _MEANINGS[self.name](self, machine)


def _lane(op: Op) -> elements.Element:
    """The elements of the vector that an op loads, or stores."""
    ty = (op.results or op.operands)[0].type
    if not isinstance(ty, VectorType):
        raise Unsupported(f"lanes of {ty}")
    return elements.element_of(ty.element)


def _branch(op: Op, machine: Machine) -> Meaning:
    return lambda *operands: (0, operands)


def _conditional(op: Op, machine: Machine) -> Meaning:
    half = integers_of(op.properties["operandSegmentSizes"])[1]

    def run(condition: int, *operands: object) -> object:
        return (0, operands[:half]) if condition else (1, operands[half:])

    return run


def _nothing(op: Op, machine: Machine) -> Meaning:
    return lambda *_: None


def _identity(op: Op, machine: Machine) -> Meaning:
    return lambda value, *_: value


def _select(op: Op, machine: Machine) -> Meaning:
    condition = op.operands[0].type
    whole = not isinstance(condition, VectorType)
    return lanes.select(condition, condition if whole else op.results[0].type)


def _extract(op: Op, machine: Machine) -> Meaning:
    return vectors.extract(op.operands[0].type, (DYNAMIC,))


def _insert(op: Op, machine: Machine) -> Meaning:
    put = vectors.insert(op.results[0].type, (DYNAMIC,))
    return lambda array, value, position: put(value, array, position)


def _converted(op: Op, scalar: Meaning) -> Meaning:
    return lanes.elementwise([op.operands[0].type], [op.results[0].type], scalar)


def _to_integer(op: Op, machine: Machine) -> Meaning:
    width = width_of(op.results[0].type)
    return _converted(op, integers.wrapping(min(width, 64)))


def _to_pointer(op: Op, machine: Machine) -> Meaning:
    width = width_of(op.operands[0].type)
    if width >= 64:
        return _converted(op, integers.wrapping(64))
    return _converted(op, integers.unsigned(width))


def _masked(name: str) -> Of:
    def of(op: Op, machine: Machine) -> Meaning:
        lane = _lane(op)
        found: Meaning = getattr(pointers, name)(
            machine, lane, pointers.consecutive(lane)
        )
        return found

    return of


def _reduction(kind: str, *, starts: bool = False) -> Of:
    def of(op: Op, machine: Machine) -> Meaning:
        fold = combining.Combining(kind, op.results[0].type).fold
        if starts:
            return lambda start, array: fold(start, array, None)
        return lambda array: fold(None, array, None)

    return of


def _predicated(kind: str) -> Of:
    """A reduction of the lanes that a mask has, as far as a length goes."""

    def of(op: Op, machine: Machine) -> Meaning:
        fold = combining.Combining(kind, op.results[0].type).fold

        def run(start: object, array: Array, mask: Array, length: int) -> object:
            end = length & _LENGTHS
            return fold(start, array[:end], scattered.flags(mask[:end]))

        return run

    return of


_LENGTHS: Final = (1 << 32) - 1


def _step(op: Op, machine: Machine) -> Meaning:
    ty = op.results[0].type
    assert isinstance(ty, VectorType)
    element = elements.element_of(ty.element)
    (count,) = lanes.shape_of(ty, machine.vscale)
    return lambda: lanes.packed(element, range(count), (count,))


def _interleave(op: Op, machine: Machine) -> Meaning:
    return vectors.interleave(op.operands[0].type)


def _part(op: Op, machine: Machine) -> Meaning:
    ty = op.results[0].type
    assert isinstance(ty, VectorType)
    (size,) = lanes.shape_of(ty, machine.vscale)
    return vectors.extract_scalable(_position(op, ty, machine), size)


def _with_part(op: Op, machine: Machine) -> Meaning:
    part = op.operands[1].type
    assert isinstance(part, VectorType)
    put = vectors.insert_scalable(op.results[0].type, _position(op, part, machine))
    return lambda array, part: put(part, array)


def _position(op: Op, part: VectorType, machine: Machine) -> int:
    """Where a part is; a scalable one is as many times further."""
    position = _number(op, "pos")
    return position * machine.vscale if any(part.scalable) else position


def _multiply(op: Op, machine: Machine) -> Meaning:
    ty = op.results[0].type
    assert isinstance(ty, VectorType)
    names = ("lhs_rows", "lhs_columns", "rhs_columns")
    rows, inner, columns = [_number(op, name) for name in names]
    return contracting.matrices(
        ty.element, (rows, inner, columns), rows_first=machine.rows_first
    )


def _transpose(op: Op, machine: Machine) -> Meaning:
    rows, columns = _number(op, "rows"), _number(op, "columns")
    return contracting.transposed(rows, columns, rows_first=machine.rows_first)


def _number(op: Op, name: str) -> int:
    found = op.properties[name]
    assert isinstance(found, IntegerAttr)
    return found.value


_VECTOR_KINDS: Final = {
    "add": "add",
    "mul": "mul",
    "and": "and",
    "or": "or",
    "xor": "xor",
    "smax": "maxsi",
    "smin": "minsi",
    "umax": "maxui",
    "umin": "minui",
    "fadd": "add",
    "fmul": "mul",
    "fmax": "maxnumf",
    "fmin": "minnumf",
}
"""What reductions of LLVM's combine by, as the dialect of vectors calls it."""


_MEANINGS: Final[Mapping[str, Of]] = {
    f"llvm.{name}": of
    for name, of in {
        "br": _branch,
        "cond_br": _conditional,
        "unreachable": lambda op, machine: undefined.never_reached,
        "freeze": lambda op, machine: undefined.frozen(op.results[0].type),
        "select": _select,
        "extractelement": _extract,
        "insertelement": _insert,
        "ptrtoint": _to_integer,
        "inttoptr": _to_pointer,
        "intr.expect": _identity,
        "intr.ssa.copy": _identity,
        "intr.prefetch": _nothing,
        "intr.lifetime.start": _nothing,
        "intr.lifetime.end": _nothing,
        "intr.stacksave": lambda op, machine: lambda: len(machine.stack),
        "intr.stackrestore": lambda op, machine: machine.unwind,
        "intr.vscale": lambda op, machine: lambda: machine.vscale,
        "intr.stepvector": _step,
        "intr.memcpy": lambda op, machine: pointers.move(machine, overlaps=False),
        "intr.memmove": lambda op, machine: pointers.move(machine, overlaps=True),
        "intr.memset": lambda op, machine: pointers.fill(machine),
        "intr.masked.load": _masked("masked_load"),
        "intr.masked.store": _masked("masked_store"),
        "intr.masked.expandload": _masked("expand_load"),
        "intr.masked.compressstore": _masked("compress_store"),
        "intr.vector.interleave2": _interleave,
        "intr.vector.deinterleave2": lambda op, m: vectors.deinterleave,
        "intr.vector.extract": _part,
        "intr.vector.insert": _with_part,
        "intr.matrix.multiply": _multiply,
        "intr.matrix.transpose": _transpose,
        **{
            f"intr.vector.reduce.{name}": _reduction(
                kind, starts=name in ("fadd", "fmul")
            )
            for name, kind in _VECTOR_KINDS.items()
        },
        **{
            f"intr.vp.reduce.{name}": _predicated(kind)
            for name, kind in _VECTOR_KINDS.items()
        },
        "intr.vector.reduce.fmaximum": _reduction("maximumf"),
        "intr.vector.reduce.fminimum": _reduction("minimumf"),
    }.items()
}

for _name in _MEANINGS:
    derive(_Running, _name)
