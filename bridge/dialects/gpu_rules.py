"""What the verifier asks of kernels."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.attributes import DialectAttr, IntegerAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import FunctionType, MemRefType
from bridge.ir.values import Value


def function_type(op: Operation) -> FunctionType | None:
    """The type of a `gpu.func`."""
    ty = op.get("function_type")
    found = ty.type if isinstance(ty, TypeAttr) else None
    return found if isinstance(found, FunctionType) else None


def check_function_type(op: Operation) -> None:
    """Raises `Invalid` where a kernel gives results."""
    ty = function_type(op)
    if "kernel" in op.properties and ty is not None and ty.results:
        raise op.error("expected void return type for kernel function")


def check_function_body(op: Operation) -> None:
    """Raises `Invalid` where the body's arguments are not those of the function."""
    ty = function_type(op)
    entry = op.regions[0].entry
    if entry is None:
        raise op.error("expected body with at least one block")
    if ty is None:
        return
    count = len(ty.inputs)
    workgroup = op.get("workgroup_attributions")
    behind = count + (workgroup.value if isinstance(workgroup, IntegerAttr) else 0)
    if len(entry.arguments) < behind:
        raise op.error(f"expected at least {behind} arguments to body region")
    for i, (argument, wanted) in enumerate(
        zip(entry.arguments, ty.inputs, strict=False)
    ):
        if argument.type is not wanted:
            raise op.error(
                f"expected body region argument #{i} to be of type '{wanted}', "
                f"got '{argument.type}'"
            )
    check_attributions(op, entry.arguments[count:behind], "workgroup")
    check_attributions(op, entry.arguments[behind:], "private")


def check_attributions(op: Operation, values: Sequence[Value], space: str) -> None:
    """Raises `Invalid` where buffers are no memrefs of a memory space."""
    for value in values:
        if not isinstance(value.type, MemRefType):
            raise op.error("expected memref type in attribution")
        found = value.type.memory_space
        if not isinstance(found, DialectAttr) or found.dialect != "gpu":
            continue
        if str(found) != f"#gpu.address_space<{space}>":
            raise op.error(f"expected memory space {space} in attribution")
