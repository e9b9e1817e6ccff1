"""The rules of kernels.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.attributes import (
    DialectAttr,
    IntegerAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import FunctionType, MemRefType
from bridge.ir.values import Value
from bridge.ods.rows import row


def function_type(op: Operation) -> FunctionType | None:
    """The type of a `gpu.func`."""
    ty = op.get("function_type")
    found = ty.type if isinstance(ty, TypeAttr) else None
    return found if isinstance(found, FunctionType) else None


def check_function_type(op: Operation) -> None:
    """Raises `Invalid` where a kernel has results."""
    ty = function_type(op)
    if "kernel" in op.properties and ty is not None and ty.results:
        raise op.error("expected void return type for kernel function")


def workgroup_count(op: Operation) -> int:
    """The number of buffers of the workgroup, which upstream holds in 32 bits."""
    found = op.get("workgroup_attributions")
    return found.value & 0xFFFFFFFF if isinstance(found, IntegerAttr) else 0


def check_function_body(op: Operation) -> None:
    """Raises `Invalid` where the body's arguments are not those of the function."""
    ty = function_type(op)
    entry = op.regions[0].entry
    if entry is None:
        raise op.error("expected body with at least one block")
    if ty is None:
        return
    count = len(ty.inputs)
    after = count + workgroup_count(op)
    if len(entry.arguments) < after:
        raise op.error(f"expected at least {after} arguments to body region")
    for i, (argument, wanted) in enumerate(
        zip(entry.arguments, ty.inputs, strict=False)
    ):
        if argument.type is not wanted:
            raise op.error(
                f"expected body region argument #{i} to be of type '{wanted}', "
                f"got '{argument.type}'"
            )
    check_attributions(op, entry.arguments[count:after], "workgroup")
    check_attributions(op, entry.arguments[after:], "private")


def verify_launched(op: Operation, own: int) -> None:
    """Verifies a `gpu.launch`'s region, whose first `own` arguments are no buffers."""
    blocks = op.regions[0].blocks
    after = own + workgroup_count(op)
    if not blocks:
        raise op.error("body region is empty")
    arguments = blocks[0].arguments
    if len(arguments) < after:
        raise op.error(
            f"expected at least {after} region arguments, but got {len(arguments)}"
        )
    check_attributions(op, arguments[own:after], "workgroup")
    check_attributions(op, arguments[after:], "private")
    for block in blocks:
        last = block.last
        if last is None or last.successors or last.name == "gpu.terminator":
            continue
        raise last.bare_error(
            "expected 'gpu.terminator' or a terminator with successors"
        ).with_note("in 'gpu.launch' body region", op.position)


def check_attributions(op: Operation, values: Sequence[Value], space: str) -> None:
    """Raises `Invalid` where buffers are no memrefs of a memory space."""
    for value in values:
        if not isinstance(value.type, MemRefType):
            raise op.error("expected memref type in attribution")
        found = value.type.memory_space
        if not isinstance(found, DialectAttr) or found.dialect != "gpu":
            continue
        if found.mnemonic != "address_space":
            continue
        if str(found) != f"#gpu.address_space<{space}>":
            raise op.error(f"expected memory space {space} in attribution")


def verify_launch(
    module: Operation, op: Operation, given: Sequence[Value], tables: SymbolTables
) -> None:
    """Verifies a launch of a kernel of a module; raises `Invalid`."""
    kernel = op.get("kernel")
    if not isinstance(kernel, SymbolRefAttr):
        return
    container = tables.lookup(module, kernel.root)
    if container is None:
        raise op.error(f"kernel container '{kernel.root}' is undefined")
    if container.name == "gpu.binary":
        return
    if container.name != "gpu.module":
        raise op.error(f"kernel module '{kernel.root}' is undefined")
    function = tables.lookup(module, kernel)
    if function is None or function is container:
        raise op.error(f"kernel function '{kernel}' is undefined")
    line = row(function.name)
    if line is None or not line.has_trait("FunctionOpInterface"):
        raise op.error(f"referenced kernel '{kernel}' is not a function").with_note(
            "see the kernel definition here", function.position
        )
    own = "kernel" if function.name == "gpu.func" else "gpu.kernel"
    if not isinstance(function.get(own), UnitAttr):
        raise op.error("kernel function is missing the 'gpu.kernel' attribute")
    if function.name == "gpu.func":
        _verify_launch_operands(op, function, given)


def _verify_launch_operands(
    op: Operation, function: Operation, given: Sequence[Value]
) -> None:
    wanted = function_type(function)
    if wanted is None:
        return
    if len(given) != len(wanted.inputs):
        raise op.error(
            f"got {len(given)} kernel operands but expected {len(wanted.inputs)}"
        )
    for i, (value, ty) in enumerate(zip(given, wanted.inputs, strict=True)):
        if value.type is not ty:
            raise op.error(f"type of function argument {i} does not match")
