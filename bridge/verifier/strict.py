"""What upstream's documents forbid, and its verifier lets through.

We accept it too, unless we are asked to be strict. Each rule is described, with a
program, in `conformance/differences.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from bridge.errors import Diagnostic, Invalid
from bridge.ir.attributes import ArrayAttr, DialectAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC, VectorType
from bridge.op.base import constant_integer
from bridge.verifier.reports import told


def verify_strictly(root: Operation) -> None:
    """Raises `Invalid` for all that is forbidden in an operation that is valid."""
    found: list[Diagnostic] = []
    for op in root.walk():
        rule = STRICT.get(op.name)
        if rule is not None:
            message = rule(op)
            if message:
                found += told(op.error(message))
    if found:
        raise Invalid(found)


def _layouts(op: Operation) -> str:
    """A module has one data layout; upstream complains of two and goes on."""
    count = sum(
        isinstance(attr, DialectAttr)
        and (attr.dialect, attr.mnemonic) == ("dlti", "dl_spec")
        for attr in op.attributes.values()
    )
    return "expects at most one data layout attribute" if count > 1 else ""


def _step_of_for(op: Operation) -> str:
    return _positive([constant_integer(op.operands[2])])


def _steps_of_forall(op: Operation) -> str:
    steps: Any = op.properties["staticStep"]
    return _positive([step for step in steps.values if step != DYNAMIC])


def _steps_of_affine(op: Operation) -> str:
    steps = op.properties.get("steps")
    elements = steps.elements if isinstance(steps, ArrayAttr) else ()
    return _positive([s.value for s in elements if isinstance(s, IntegerAttr)])


def _positive(steps: Iterable[int | None]) -> str:
    wrong = next((step for step in steps if step is not None and step <= 0), None)
    return "" if wrong is None else f"expected a positive step, got {wrong}"


def _fixed_elements(op: Operation) -> str:
    """A vector whose size is not known has no list of elements."""
    source = op.operands[0].type
    scalable = isinstance(source, VectorType) and source.scalable
    return f"expected a vector of fixed size, got '{source}'" if scalable else ""


def _scales_of_bitcast(op: Operation) -> str:
    """Vectors of one width are scalable alike."""
    source, result = op.operands[0].type, op.results[0].type
    if not isinstance(source, VectorType) or not isinstance(result, VectorType):
        return ""
    same = source.scalable == result.scalable
    return "" if same else "expected both vectors to be scalable alike"


def _scales_of_transpose(op: Operation) -> str:
    """A dimension is scalable wherever it is put."""
    source, result = op.operands[0].type, op.results[0].type
    if not isinstance(source, VectorType) or not isinstance(result, VectorType):
        return ""
    permutation: Any = op.properties["permutation"]
    flags = source.scalable or (False,) * source.rank
    moved = tuple([flags[i] for i in permutation.values])
    same = moved == (result.scalable or (False,) * result.rank)
    return "" if same else "expected scalable dimensions to stay scalable"


def _shape_of_insert(op: Operation) -> str:
    """What is put into a vector is of the shape of what stands there."""
    value, dest = op.operands[0].type, op.operands[1].type
    if not isinstance(value, VectorType) or not isinstance(dest, VectorType):
        return ""
    lead = dest.rank - value.rank
    flags = dest.scalable[lead:]
    wanted = VectorType(dest.shape[lead:], dest.element, flags)
    return "" if value is wanted else f"expected a source of type '{wanted}'"


STRICT: Final[dict[str, Callable[[Operation], str]]] = {
    "affine.parallel": _steps_of_affine,
    "builtin.module": _layouts,
    "scf.for": _step_of_for,
    "scf.forall": _steps_of_forall,
    "vector.bitcast": _scales_of_bitcast,
    "vector.insert": _shape_of_insert,
    "vector.to_elements": _fixed_elements,
    "vector.transpose": _scales_of_transpose,
}
"""By op: what is wrong with one that is valid, or nothing."""
