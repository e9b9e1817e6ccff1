"""Calls, and addresses of globals, as the machine does them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects.llvm.functions import FuncOp
from bridge.dialects.llvm.globals import GlobalOp
from bridge.errors import Unsupported
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup_nearest
from bridge.ir.types import IntegerType, Type, VectorType
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.interpreter import (
        aggregates,
        elements,
        libraries,
        memory,
        pointers,
        programs,
    )
    from bridge.interpreter import constants as values
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    aggregates = deferred("bridge.interpreter.aggregates")
    elements = deferred("bridge.interpreter.elements")
    libraries = deferred("bridge.interpreter.libraries")
    memory = deferred("bridge.interpreter.memory")
    pointers = deferred("bridge.interpreter.pointers")
    programs = deferred("bridge.interpreter.programs")
    values = deferred("bridge.interpreter.constants")


def call(op: Operation, callee: SymbolRefAttr | None, machine: Machine) -> Meaning:
    """A call of a function of the module, or of a library."""
    if callee is None:
        return pointers.call(machine, len(op.results))
    target = lookup_nearest(op, callee)
    if isinstance(target, FuncOp) and not target.regions[0].blocks:
        return libraries.function(
            machine, callee.root, len(target.argument_types), lowered=True
        )
    return programs.call(machine.callee(op, callee), len(op.results))


def address_of(op: Operation, name: SymbolRefAttr, machine: Machine) -> int:
    """The number at which a global begins, or that stands for a function."""
    target = lookup_nearest(op, name)
    if isinstance(target, FuncOp) and target.regions[0].blocks:
        return pointers.function_address(machine, machine.function(target))
    if not isinstance(target, GlobalOp):
        raise Unsupported(f"the address of @{name.root}")
    buffer = machine.once(target, lambda: _memory(target, machine))
    assert isinstance(buffer, memory.Buffer)
    return machine.heap.number(buffer)


def _memory(op: GlobalOp, machine: Machine) -> memory.Buffer:
    ty = op.global_type.type
    element = elements.element_of(ty)
    buffer = memory.Buffer.uninitialized(element.size, "global")
    alignment = op.properties.get("alignment")
    buffer.alignment = max(
        int(getattr(alignment, "value", 1)), aggregates.alignment_of(element)
    )
    if op.initializer.blocks:
        (value,) = programs.Program(machine, op.initializer).run()
    elif op.value is not None:
        value = constant(op.value, ty, machine)
    else:
        raise Unsupported("a global is used that is not defined")
    element.store(buffer, 0, value)
    if "constant" in op.properties:
        buffer.state = memory.ReadOnly()
    return buffer


def constant(attr: Attribute, ty: Type, machine: Machine) -> object:
    """The value of an attribute as a constant of a type."""
    if isinstance(attr, IntegerAttr) and isinstance(ty, IntegerType):
        # LLVM IR gets a number of another width extended, or truncated.
        return values.value_of(IntegerAttr.wrapped(attr.value, ty), ty, machine)
    if isinstance(ty, VectorType):
        return values.value_of(attr, ty, machine)
    element = elements.element_of(ty)
    if not isinstance(element, aggregates.Aggregates):
        return values.value_of(attr, ty, machine)
    if isinstance(attr, StringAttr):
        data = attr.value.encode("utf-8", "surrogateescape")
        return tuple([part - 256 if part > 127 else part for part in data])
    if isinstance(attr, ArrayAttr):
        types = _members(ty)
        pairs = zip(attr.elements, types, strict=True)
        return tuple([constant(part, one, machine) for part, one in pairs])
    return aggregates.dense(element, values.patterns(attr))


def _members(ty: Type) -> list[Type]:
    body = getattr(ty, "body", None)
    if body is not None:
        return list(body)
    return [getattr(ty, "element_type")] * getattr(ty, "num_elements")  # noqa: B009
