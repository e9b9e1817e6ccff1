"""Types that an op's own code infers while it is read, or that no trait infers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bridge.ir.repeated import Repeated
from bridge.ir.types import I1, ShapedType, Type, VectorType
from bridge.ods.dialect_types import parameter
from bridge.ods.inferred_types import i1_like, with_element
from bridge.ods.nodes import dialect_type
from bridge.ods.slots import OPERAND_SIZES
from bridge.text.asm_reader import AsmReader
from bridge.text.draft import Draft
from bridge.text.tokens import Unreadable

Infer = Callable[[AsmReader, Draft], Sequence[Type]]


def _shuffle(r: AsmReader, draft: Draft) -> list[Type]:
    vector = draft.operands[0].type
    mask: Any = draft.properties.get("mask")
    if mask is None:
        return []
    if not isinstance(vector, VectorType):
        raise Unreadable(draft.pos, "expected vector type")
    # The verifier reports an empty mask.
    count = len(mask.values) or 1
    rest = vector.shape[1:]
    # A vector without dimensions is taken for one of a single element.
    scalable = vector.scalable[1:] if vector.scalable else ()
    return [
        VectorType(
            (count, *rest),
            vector.element,
            (False, *scalable) if scalable else (),
        )
    ]


def _to_elements(r: AsmReader, draft: Draft) -> Sequence[Type]:
    vector = draft.operands[0].type
    if not isinstance(vector, VectorType):
        return []
    return Repeated(vector.element, vector.num_elements)


def _same_as_operands(r: AsmReader, draft: Draft) -> list[Type]:
    return [value.type for value in draft.operands]


def _dealloc(r: AsmReader, draft: Draft) -> list[Type]:
    sizes: Any = draft.properties.get(OPERAND_SIZES)
    return [I1] * (sizes.values[2] if sizes is not None else 0)


def _type_of_value(r: AsmReader, draft: Draft) -> list[Type]:
    ty = getattr(draft.properties.get("value"), "type", None)
    return [ty] if isinstance(ty, Type) else []


def _concatenated(r: AsmReader, draft: Draft) -> list[Type]:
    widths = [parameter(value.type, "smt", "bv", "width") for value in draft.operands]
    return [dialect_type("smt.bv", sum(filter(None, widths)))]


def _metadata(r: AsmReader, draft: Draft) -> list[Type]:
    return [dialect_type("llvm.metadata")]


def _moved_pointers(r: AsmReader, draft: Draft) -> list[Type]:
    """Pointers in the shape of the offsets, where the base is one pointer."""
    base, offset = [value.type for value in draft.operands]
    if not isinstance(offset, ShapedType):
        return [base]
    if not isinstance(base, ShapedType):
        return [with_element(offset, base) or base]
    if getattr(offset, "shape", None) != getattr(base, "shape", None):
        raise Unreadable(draft.pos, "shapes of base and offset must match")
    if type(offset) is not type(base):
        raise Unreadable(draft.pos, "the shaped containers type must match")
    return [base]


INFERENCES: Final[dict[str, Infer]] = {
    "bufferization.dealloc": _dealloc,
    "llvm.mlir.metadata_as_value": _metadata,
    "memref.distinct_objects": _same_as_operands,
    "ptr.ptr_add": _moved_pointers,
    "smt.bv.concat": _concatenated,
    "smt.bv.constant": _type_of_value,
    "vector.shuffle": _shuffle,
    "vector.to_elements": _to_elements,
}

Transform = Callable[[Type], "Type | None"]


def _itself(ty: Type) -> Type:
    """The same type, where upstream verifies it before it derives one from it."""
    return ty


def _pointee(ty: Type) -> Type | None:
    """What a SPIR-V pointer points to."""
    found: Type | None = parameter(ty, "spirv", "ptr", "pointee_type")
    return found


FOLLOWING: Final[dict[str, dict[str, tuple[str, Transform | None]]]] = {
    "acc.reduction_init": {"var": ("result", None)},
    "affine.delinearize_index": {"linear_index": ("multi_index", _itself)},
    "affine.linearize_index": {"multi_index": ("linear_index", _itself)},
    "amdgpu.dot": {"destD": ("destC", None)},
    "amdgpu.permlane_var": {"src": ("result", None)},
    "arith.subui_extended": {"lhs": ("diff", None), "rhs": ("diff", None)},
    "llvm.intr.experimental.constrained.fcmp": {"res": ("arg_0", i1_like)},
    "llvm.intr.experimental.constrained.fcmps": {"res": ("arg_0", i1_like)},
    "nvvm.movmatrix": {"dst": ("src", None)},
    "rocdl.raw.ptr.buffer.atomic.fadd": {"res": ("vdata", None)},
    "rocdl.raw.ptr.buffer.atomic.fmax": {"res": ("vdata", None)},
    "rocdl.raw.ptr.buffer.atomic.smax": {"res": ("vdata", None)},
    "rocdl.raw.ptr.buffer.atomic.umin": {"res": ("vdata", None)},
    "spirv.AtomicLoad": {"result": ("pointer", _pointee)},
    "spirv.AtomicStore": {"value": ("pointer", _pointee)},
    "spirv.GroupNonUniformBroadcastFirst": {"result": ("value", None)},
    "spirv.IsNormal": {"result": ("operand", i1_like)},
    "spirv.KHR.Expect": {
        "value": ("result", None),
        "expectedValue": ("result", None),
    },
    "x86.avx10.dot.i8": {"dst": ("w", None)},
}
"""By op, the value whose type follows from another's; of all values of a slot with
several, the first is taken."""
