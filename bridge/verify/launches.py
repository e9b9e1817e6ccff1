"""What launches a kernel, seen from the module that holds the kernels."""

from __future__ import annotations

from bridge.dialects.gpu_rules import function_type
from bridge.dialects.op import segment
from bridge.ir.attributes import SymbolRefAttr, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.values import Value
from bridge.ods.rows import row


def verify_launches(module: Operation) -> None:
    """Raises `Invalid` for a launch of what is no kernel, or with wrong operands."""
    tables = SymbolTables()
    for op in module.walk():
        if op.name != "gpu.launch_func":
            continue
        holder = op.parent_op
        if holder is not None and holder.parent_op is module:
            _verify_launch(module, op, tables)


def _verify_launch(module: Operation, op: Operation, tables: SymbolTables) -> None:
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
    if function is None:
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
        _verify_operands(op, function)


def _verify_operands(op: Operation, function: Operation) -> None:
    wanted = function_type(function)
    given = _kernel_operands(op)
    if wanted is None:
        return
    if len(given) != len(wanted.inputs):
        raise op.error(
            f"got {len(given)} kernel operands but expected {len(wanted.inputs)}"
        )
    for i, (value, ty) in enumerate(zip(given, wanted.inputs, strict=True)):
        if value.type is not ty:
            raise op.error(f"type of function argument {i} does not match")


def _kernel_operands(op: Operation) -> tuple[Value, ...]:
    line = row(op.name)
    names = [slot.name for slot in line.operands] if line is not None else []
    if line is None or "kernelOperands" not in names:
        return ()
    index = names.index("kernelOperands")
    count = len(op.operands)
    start, end = segment(line.operands, index, count, op, "operandSegmentSizes")
    return op.operands[start:end]
