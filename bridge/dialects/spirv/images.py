"""Rules of images: what follows a coordinate, and how large an image is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bridge.dialects.spirv.families import family
from bridge.dialects.spirv.shapes import image
from bridge.dialects.spirv.types import ImageType
from bridge.dialects.spirv.words import case_text
from bridge.ir.core import Operation
from bridge.ir.types import FloatType, IntegerType, Type, VectorType
from bridge.op.base import Op, Value, of_signature

_IMPLICIT: Final = frozenset(
    {"spirv.ImageSampleImplicitLod", "spirv.ImageSampleProjDrefImplicitLod"}
)
_EXPLICIT: Final = frozenset({"spirv.ImageSampleExplicitLod"})
_FETCHES: Final = frozenset({"spirv.ImageFetch"})

_FLAT: Final = ("Dim1D", "Dim2D", "Dim3D", "Cube")


def _verify_kind(op: Operation, found: ImageType, name: str, flat: bool) -> None:
    """Whether an image is one that an operand may be used with."""
    if flat and found.dim not in _FLAT:
        raise op.bare_error(
            f"{name} must only be used with an image type that has a dim operand of "
            "1D, 2D, 3D, or Cube"
        )
    if found.sampling_info != "SingleSampled":
        raise op.bare_error(
            f"{name} must only be used with an image type that has a MS operand of 0"
        )


def _verify_bias(op: Operation, found: ImageType, types: list[Type]) -> int:
    if op.name not in _IMPLICIT:
        raise op.bare_error("Bias is only valid with implicit-lod instructions")
    if not types:
        raise op.bare_error("Bias operand requires 1 argument")
    if not isinstance(types[0], FloatType):
        raise op.bare_error("Bias must be a floating-point type scalar")
    _verify_kind(op, found, "Bias", True)
    return 1


def _verify_detail(op: Operation, found: ImageType, types: list[Type]) -> int:
    if op.name not in _EXPLICIT | _FETCHES:
        raise op.bare_error(
            "Lod is only valid with explicit-lod and fetch instructions"
        )
    if not types:
        raise op.bare_error("Lod operand requires 1 argument")
    if op.name in _FETCHES:
        if not isinstance(types[0], IntegerType):
            raise op.bare_error(
                "for fetch operations, Lod must be an integer type scalar"
            )
    elif not isinstance(types[0], FloatType):
        raise op.bare_error(
            "for sampling operations, Lod must be a floating-point type scalar"
        )
    _verify_kind(op, found, "Lod", True)
    return 1


def _verify_gradient(op: Operation, found: ImageType, types: list[Type]) -> int:
    if op.name not in _EXPLICIT:
        raise op.bare_error("Grad is only valid with explicit-lod instructions")
    if len(types) < 2:
        raise op.bare_error("Grad operand requires 2 arguments (scalars or vectors)")
    _verify_kind(op, found, "Grad", False)
    coordinate = op.operands[1].type
    size = 1
    if isinstance(coordinate, VectorType):
        size = coordinate.num_elements - (found.arrayed_info == "Arrayed")
    _verify_slopes(op, types[:2], size)
    return 2


def _verify_slopes(op: Operation, types: list[Type], size: int) -> None:
    """Both derivatives have what the coordinate has, without the layer."""
    vectors = [ty for ty in types if isinstance(ty, VectorType)]
    sizes = [ty.num_elements for ty in vectors]
    if len(vectors) != 2:
        if not all(isinstance(ty, FloatType) for ty in types):
            raise op.bare_error(
                "Grad arguments must be a scalar or vector of floating-point type"
            )
        sizes = [1, 1]
    if sizes != [size, size]:
        raise op.bare_error(
            "number of components of each Grad argument must equal the number of "
            "components in coordinate, minus the array layer component, if present"
        )
    if not all(isinstance(ty.element, FloatType) for ty in vectors):
        raise op.bare_error("Grad arguments must be a vector of floating-point type")


_OPERANDS: Final[dict[str, Callable[[Operation, ImageType, list[Type]], int]]] = {
    "Bias": _verify_bias,
    "Lod": _verify_detail,
    "Grad": _verify_gradient,
}
"""Checks an operand and returns its number of values; in the order of the bits.

The others are no values to upstream: what follows for them is too much.
"""


@of_signature
def _verify_operands(op: Op) -> None:
    # The last operand of all of them is that of the image operands.
    types = [value.type for value in op.operands[len(op.row.operands) - 1 :]]
    attr = op.properties.get("image_operands")
    if attr is None:
        if types:
            raise op.bare_error(
                "the Image Operands should encode what operands follow, as per Image "
                "Operands"
            )
        return
    words = case_text(attr).split("|")
    if "Lod" in words and "Grad" in words:
        raise op.bare_error("it is invalid to set both the Lod and Grad bits")
    found = image(op.operands[0].type)
    if found is None:
        return
    for word, rule in _OPERANDS.items():
        if word in words:
            types = types[rule(op, found, types) :]
    if types:
        raise op.bare_error("too many image operand arguments have been provided")


family(
    "ImageDrefGather ImageFetch ImageRead ImageSampleExplicitLod "
    "ImageSampleImplicitLod ImageSampleProjDrefImplicitLod ImageWrite",
    verify=_verify_operands,
)


_COMPONENTS: Final = {
    "Dim1D": 1,
    "Buffer": 1,
    "Dim2D": 2,
    "Cube": 2,
    "Rect": 2,
    "Dim3D": 3,
}
"""How many numbers are the size of an image, without its layers."""


class ImageQuerySizeOp(Op, name="spirv.ImageQuerySize"):
    """Queries the size of an image."""

    @of_signature
    def verify(self) -> None:
        found = image(self.operands[0].type)
        if found is None:
            return
        wanted = _COMPONENTS.get(found.dim)
        if wanted is None:
            raise self.bare_error(
                "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, "
                "or Rect"
            )
        sampled = found.sampler_use_info not in ("SamplerUnknown", "NoSampler")
        if found.dim in _FLAT and found.sampling_info != "MultiSampled" and sampled:
            raise self.bare_error(
                "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or "
                "a Sampled of 0 or 2"
            )
        wanted += found.arrayed_info == "Arrayed"
        ty = self.results[0].type
        given = ty.num_elements if isinstance(ty, VectorType) else 1
        if given != wanted:
            raise self.bare_error(
                f"expected the result to have {wanted} component(s), but found {given} "
                "component(s)"
            )


class SampledImageOp(Op, name="spirv.SampledImage"):
    """Combines an image and a sampler."""

    image: Value

    @of_signature
    def verify(self) -> None:
        result: Any = self.results[0].type
        if result.image_type is not self.image.type:
            raise self.error(
                "failed to verify that type of 'result' wraps the image type of 'image'"
            )
