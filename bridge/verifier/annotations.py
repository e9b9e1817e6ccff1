"""What dialects ask of the operations that their discardable attributes are on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
)
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables, is_symbol_table
from bridge.ir.types import I32
from bridge.later import deferred
from bridge.ods.rows import row
from bridge.verifier.layouts import verify_layout
from bridge.verifier.parameters import is_of_dialect

if TYPE_CHECKING:
    from bridge.dialects import builtin, llvm, shape
    from bridge.dialects.llvm import data_layouts
else:
    builtin = deferred("bridge.dialects.builtin")
    llvm = deferred("bridge.dialects.llvm")
    shape = deferred("bridge.dialects.shape")
    data_layouts = deferred("bridge.dialects.llvm.data_layouts")

WITH_SEQUENCES: Final = "transform.with_named_sequence"
"""Of modules that hold named sequences of transformations."""

OperationRule = Callable[[Operation, str, Attribute], None]


def _is_i32_array(attr: Attribute | None) -> bool:
    return isinstance(attr, DenseArrayAttr) and attr.element is I32


def _bufferization(op: Operation, name: str, attr: Attribute) -> None:
    if name != "bufferization.manual_deallocation":
        raise op.bare_error(
            f"attribute '\"{name}\"' not supported as an op attribute by the "
            "bufferization dialect"
        )
    if not _may_allocate_or_free(op):
        raise op.error(
            f"attribute '{name}' can be used only on ops that have an allocation "
            "and/or free side effect"
        )


def _may_allocate_or_free(op: Operation) -> bool:
    line = row(op.name)
    if line is None:
        return True
    effects = {e for slot in (*line.operands, *line.results) for e in slot.effects}
    if not effects:
        # Its memory effects may be defined by code.
        return line.has_trait("MemoryEffectOpInterface")
    return any(effect.startswith(("Allocate", "Free")) for effect in effects)


def _dlti(op: Operation, name: str, attr: Attribute) -> None:
    mnemonic = _DLTI.get(name)
    if mnemonic is None:
        raise op.bare_error(f"attribute '{name}' not supported by dialect")
    if not is_of_dialect(attr, "dlti", mnemonic):
        raise op.bare_error(f"'{name}' is expected to be a #dlti.{mnemonic} attribute")
    if name == "dlti.dl_spec" and isinstance(op, builtin.ModuleOp):
        verify_layout(op)


_DLTI: Final = {
    "dlti.dl_spec": "dl_spec",
    "dlti.map": "map",
    "dlti.target_system_spec": "target_system_spec",
}


def _gpu(op: Operation, name: str, attr: Attribute) -> None:
    if name in _SIZES:
        if not isinstance(attr, DenseArrayAttr) or attr.element is not I32:
            raise op.error(f"{name} must be a dense i32 array")
        if len(attr.values) != 3:
            raise op.error(f"{name} must contain exactly 3 elements")
    elif (
        name == "gpu.container_module"
        and isinstance(attr, UnitAttr)
        and not isinstance(op, builtin.ModuleOp)
    ):
        raise op.bare_error(
            f"expected '{name}' attribute to be attached to 'builtin.module'"
        )


_SIZES: Final = frozenset(
    ("gpu.known_block_size", "gpu.known_cluster_size", "gpu.known_grid_size")
)


def _linalg(op: Operation, name: str, attr: Attribute) -> None:
    if name != "linalg.memoized_indexing_maps":
        raise op.bare_error(
            f"attribute '\"{name}\"' not supported by the linalg dialect"
        )


def _llvm(op: Operation, name: str, attr: Attribute) -> None:
    if name != "llvm.data_layout":
        return
    if not isinstance(attr, StringAttr):
        raise op.error(f"expected '{name}' to be a string attributes")
    wrong = data_layouts.fault(attr.value)
    if wrong is not None:
        # The line that ends here is upstream's.
        raise op.error(f"invalid data layout descriptor: {wrong}\n")


def _nvvm(op: Operation, name: str, attr: Attribute) -> None:
    if name == "nvvm.kernel":
        _on_llvm_function(op, name)
    elif name in _NVVM_LISTS:
        values = attr.values if isinstance(attr, DenseArrayAttr) else ()
        if not _is_i32_array(attr) or not 1 <= len(values) <= 3:
            raise op.bare_error(
                f"'\"{name}\"' attribute must be integer array with maximum 3 index"
            )
    elif name in _NVVM_NUMBERS:
        if not isinstance(attr, IntegerAttr):
            raise op.bare_error(f"'\"{name}\"' attribute must be integer constant")
    elif name == "nvvm.blocksareclusters" and None in map(op.get, _NVVM_TOGETHER):
        raise op.bare_error(
            f"'\"{name}\"' attribute must be used along with 'nvvm.reqntid' and "
            "'nvvm.cluster_dim'"
        )


_NVVM_LISTS: Final = ("nvvm.cluster_dim", "nvvm.maxntid", "nvvm.reqntid")
_NVVM_NUMBERS: Final = ("nvvm.cluster_max_blocks", "nvvm.maxnreg", "nvvm.minctasm")
_NVVM_TOGETHER: Final = ("nvvm.reqntid", "nvvm.cluster_dim")


def _rocdl(op: Operation, name: str, attr: Attribute) -> None:
    if name == "rocdl.kernel":
        _on_llvm_function(op, f'"{name}"')


def _on_llvm_function(op: Operation, name: str) -> None:
    if not isinstance(op, llvm.FuncOp):
        raise op.bare_error(f"'{name}' attribute attached to unexpected op")


def _shape(op: Operation, name: str, attr: Attribute) -> None:
    if name != "shape.lib":
        return
    if not is_symbol_table(op):
        raise op.bare_error(
            "shape.lib attribute may only be on op implementing SymbolTable"
        )
    if isinstance(attr, SymbolRefAttr):
        found = SymbolTables().lookup(op, attr)
        if found is None:
            raise op.bare_error(f"shape function library {attr} not found")
        if not isinstance(found, shape.FunctionLibraryOp):
            raise op.bare_error(f"{attr} required to be shape function library")
    elif isinstance(attr, ArrayAttr):
        _check_libraries(op, attr)
    else:
        raise op.bare_error(
            "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib "
            "attribute"
        )


def _check_libraries(op: Operation, attr: ArrayAttr) -> None:
    tables = SymbolTables()
    known: set[str] = set()
    for reference in attr.elements:
        if not isinstance(reference, SymbolRefAttr):
            raise op.bare_error(
                "only SymbolRefAttr allowed in shape.lib attribute array"
            )
        found = tables.lookup(op, reference)
        if not isinstance(found, shape.FunctionLibraryOp):
            raise op.bare_error(f"{reference} does not refer to FunctionLibraryOp")
        mapping = found.get("mapping")
        for key in mapping if isinstance(mapping, DictionaryAttr) else ():
            if key in known:
                raise op.bare_error(
                    "only one op to shape mapping allowed, found multiple for "
                    f'`"{key}"`'
                )
            known.add(key)


def _spirv(op: Operation, name: str, attr: Attribute) -> None:
    if name == "spirv.entry_point_abi":
        if not is_of_dialect(attr, "spirv", "entry_point_abi"):
            raise op.bare_error(
                f"'{name}' attribute must be an entry point ABI attribute"
            )
    elif name == "spirv.target_env":
        if not is_of_dialect(attr, "spirv", "target_env"):
            raise op.bare_error(f"'{name}' must be a spirv::TargetEnvAttr")
    else:
        raise op.bare_error(f"found unsupported '{name}' attribute on operation")


def _transform(op: Operation, name: str, attr: Attribute) -> None:
    if name == WITH_SEQUENCES:
        if not is_symbol_table(op):
            raise op.plain_error(
                f'"{name}" attribute can only be attached to operations with symbol '
                "tables"
            )
    elif name == "transform.target_tag":
        if not isinstance(attr, StringAttr):
            raise op.bare_error(f'"{name}" attribute must be a string')
    elif name in _TRANSFORM_UNITS:
        if not isinstance(attr, UnitAttr):
            raise op.bare_error(f'"{name}" must be a unit attribute')
    else:
        raise op.plain_error(f'unknown attribute: "{name}"')


_TRANSFORM_UNITS: Final = (
    "transform.consumed",
    "transform.readonly",
    "transform.silence_tracking_failures",
)


OF_OPERATIONS: Final[dict[str, OperationRule]] = {
    "bufferization": _bufferization,
    "dlti": _dlti,
    "gpu": _gpu,
    "linalg": _linalg,
    "llvm": _llvm,
    "nvvm": _nvvm,
    "rocdl": _rocdl,
    "shape": _shape,
    "spirv": _spirv,
    "transform": _transform,
}
"""By dialect; upstream's `verifyOperationAttribute`. Raises `Invalid`."""
