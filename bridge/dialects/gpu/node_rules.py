"""Of gpu."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bridge.dialects.gpu.objects import is_target
from bridge.ir.attributes import DictionaryAttr, IntegerAttr
from bridge.ir.types import F16, F32, F64, IntegerType, Type
from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules
from bridge.op.parameters import signed, text_of


def _matrix(values: Fields) -> str | None:
    if values["operand"] not in ("AOp", "BOp", "COp"):
        return "operand expected to be one of AOp, BOp or COp"
    if len(values["shape"]) != 2:
        return "MMAMatrixType must have exactly two dimensions"
    if not _is_element(values["elementType"]):
        return "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64"
    return None


def _is_element(ty: Type) -> bool:
    if isinstance(ty, IntegerType):
        return ty.width == 32 or (ty.width == 8 and ty.signedness != "signless")
    return ty in (F16, F32, F64)


def _kernel(values: Fields) -> str | None:
    if not text_of(values["name"]):
        return "the kernel name can't be empty"
    arguments = values.get("arg_attrs")
    found = arguments.elements if arguments is not None else ()
    if not all(isinstance(attr, DictionaryAttr) for attr in found):
        return "all attributes in the array must be a dictionary attribute"
    return None


def _table(values: Fields) -> str | None:
    # What no format described is read as text, and has no name.
    names = Counter(
        getattr(kernel, "name", kernel) for kernel in values.get("kernel_table", ())
    )
    if names and max(names.values()) > 1:
        return "expected all kernels to be uniquely named"
    return None


def _object(values: Fields) -> str | None:
    if is_target(values["target"]):
        return None
    interface = "`gpu::TargetAttrInterface`"
    return f"the target attribute must implement or promise the {interface}"


def _selected(values: Fields) -> str | None:
    target = values.get("target")
    if isinstance(target, IntegerAttr):
        return "the object index must be positive" if signed(target) < 0 else None
    if target is not None and not is_target(target):
        return "the target attribute must be a GPU Target attribute"
    return None


RULES: Final[Rules] = {
    ("kernel_metadata", "attributes"): _kernel,
    ("kernel_table", "attributes"): _table,
    ("mma_matrix", "types"): _matrix,
    ("object", "attributes"): _object,
    ("select_object", "attributes"): _selected,
}
