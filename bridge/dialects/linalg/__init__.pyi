"""The linalg dialect: structured ops over tensors and memrefs."""

from bridge.dialects.linalg.convolved import WinogradFilterTransformOp as _WinogradFilterTransformOp, WinogradInputTransformOp as _WinogradInputTransformOp, WinogradOutputTransformOp as _WinogradOutputTransformOp
from bridge.dialects.linalg.generic import GenericOp as _GenericOp, IndexOp as _IndexOp, YieldOp as _YieldOp
from bridge.dialects.linalg.named import NamedOp
from bridge.dialects.linalg.payloads import MapOp as _MapOp, ReduceOp as _ReduceOp
from bridge.dialects.linalg.products import BatchMatmulOp as _BatchMatmulOp, BatchReduceMatmulOp as _BatchReduceMatmulOp, ContractOp as _ContractOp, ElementwiseOp as _ElementwiseOp, MatmulOp as _MatmulOp
from bridge.dialects.linalg.relayout import BroadcastOp as _BroadcastOp, PackOp as _PackOp, TransposeOp as _TransposeOp, UnPackOp as _UnPackOp
from bridge.dialects.linalg.softmax import SoftmaxOp as _SoftmaxOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, DenseElementsAttr, IntegerAttr, StringAttr
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, CaseLike, Elements, IntLike, IntsLike, ItemsLike, MixedLike, RegionLike, StrLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class BinaryFnAttr(DefinedAttr):
    """A binary function: `add`, `sub`, `max_signed`, `powf`, …."""

    value: str

class ElementwiseKindAttr(DefinedAttr):
    """The function of a `linalg.elementwise`."""

    value: str

class IteratorTypeAttr(DefinedAttr):
    """An iterator type: `parallel` or `reduction`."""

    value: str

class TernaryFnAttr(DefinedAttr):
    """A ternary function: `select`."""

    value: str

class TypeFnAttr(DefinedAttr):
    """A cast of operands: `cast_signed` or `cast_unsigned`."""

    value: str

class UnaryFnAttr(DefinedAttr):
    """A unary function: `exp`, `log`, `abs`, `ceil`, `sqrt`, …."""

    value: str

class AbsOp(NamedOp):
    """`linalg.abs`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddOp(NamedOp):
    """`linalg.add`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BatchMatmulOp(_BatchMatmulOp):
    """Batched matrix multiplication."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, indexing_maps: ItemsLike | None = None, cast: WordLike | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BatchMatvecOp(NamedOp):
    """`linalg.batch_matvec`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BatchMmt4DOp(NamedOp):
    """`linalg.batch_mmt4d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BatchReduceMatmulOp(_BatchReduceMatmulOp):
    """Batched matrix multiplication, reduced over the batch."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, indexing_maps: ItemsLike | None = None, cast: WordLike | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BatchVecmatOp(NamedOp):
    """`linalg.batch_vecmat`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BroadcastOp(_BroadcastOp):
    """Broadcasts the input along added dimensions."""

    @property
    def result_(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, input: ValueLike, init: ValueLike, dimensions: IntsLike, *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CeilOp(NamedOp):
    """`linalg.ceil`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ContractOp(_ContractOp):
    """Contraction: a sum of products over elements given by its maps."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def combiner(self) -> Region: ...
    def __init__(self, inputs: ValuesLike, outputs: ValuesLike, indexing_maps: ItemsLike, *, cast: WordLike | None = None, combiner: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv1DNcwFcwOp(NamedOp):
    """`linalg.conv_1d_ncw_fcw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv1DNwcWcfOp(NamedOp):
    """`linalg.conv_1d_nwc_wcf`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv1DOp(NamedOp):
    """`linalg.conv_1d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNchwFchwOp(NamedOp):
    """`linalg.conv_2d_nchw_fchw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNchwFchwQOp(NamedOp):
    """`linalg.conv_2d_nchw_fchw_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNgchwFgchwOp(NamedOp):
    """`linalg.conv_2d_ngchw_fgchw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNgchwGfchwOp(NamedOp):
    """`linalg.conv_2d_ngchw_gfchw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNgchwGfchwQOp(NamedOp):
    """`linalg.conv_2d_ngchw_gfchw_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNhwcFhwcOp(NamedOp):
    """`linalg.conv_2d_nhwc_fhwc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNhwcFhwcQOp(NamedOp):
    """`linalg.conv_2d_nhwc_fhwc_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNhwcHwcfOp(NamedOp):
    """`linalg.conv_2d_nhwc_hwcf`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNhwcHwcfQOp(NamedOp):
    """`linalg.conv_2d_nhwc_hwcf_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNhwgcGfhwcOp(NamedOp):
    """`linalg.conv_2d_nhwgc_gfhwc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DNhwgcGfhwcQOp(NamedOp):
    """`linalg.conv_2d_nhwgc_gfhwc_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DOp(NamedOp):
    """`linalg.conv_2d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv3DNcdhwFcdhwOp(NamedOp):
    """`linalg.conv_3d_ncdhw_fcdhw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv3DNdhwcDhwcfOp(NamedOp):
    """`linalg.conv_3d_ndhwc_dhwcf`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv3DNdhwcDhwcfQOp(NamedOp):
    """`linalg.conv_3d_ndhwc_dhwcf_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv3DOp(NamedOp):
    """`linalg.conv_3d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CopyOp(NamedOp):
    """`linalg.copy`."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, cast: WordLike | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv1DNcwCwOp(NamedOp):
    """`linalg.depthwise_conv_1d_ncw_cw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv1DNwcWcOp(NamedOp):
    """`linalg.depthwise_conv_1d_nwc_wc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv1DNwcWcmOp(NamedOp):
    """`linalg.depthwise_conv_1d_nwc_wcm`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv2DNchwChwOp(NamedOp):
    """`linalg.depthwise_conv_2d_nchw_chw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv2DNhwcHwcOp(NamedOp):
    """`linalg.depthwise_conv_2d_nhwc_hwc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv2DNhwcHwcQOp(NamedOp):
    """`linalg.depthwise_conv_2d_nhwc_hwc_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv2DNhwcHwcmOp(NamedOp):
    """`linalg.depthwise_conv_2d_nhwc_hwcm`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv2DNhwcHwcmQOp(NamedOp):
    """`linalg.depthwise_conv_2d_nhwc_hwcm_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv3DNcdhwCdhwOp(NamedOp):
    """`linalg.depthwise_conv_3d_ncdhw_cdhw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv3DNdhwcDhwcOp(NamedOp):
    """`linalg.depthwise_conv_3d_ndhwc_dhwc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv3DNdhwcDhwcmOp(NamedOp):
    """`linalg.depthwise_conv_3d_ndhwc_dhwcm`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivOp(NamedOp):
    """`linalg.div`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivUnsignedOp(NamedOp):
    """`linalg.div_unsigned`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DotOp(NamedOp):
    """`linalg.dot`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ElementwiseOp(_ElementwiseOp):
    """An elementwise operation given by its `kind`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike, outputs: ValuesLike, kind: WordLike, *, indexing_maps: ItemsLike | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ErfOp(NamedOp):
    """`linalg.erf`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpOp(NamedOp):
    """`linalg.exp`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FillOp(NamedOp):
    """`linalg.fill`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FillRng2DOp(NamedOp):
    """`linalg.fill_rng_2d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FloorOp(NamedOp):
    """`linalg.floor`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GenericOp(_GenericOp):
    """A structured op: a perfect loop nest given by indexing maps and iterators."""

    indexing_maps: ArrayAttr
    iterator_types: ArrayAttr
    doc: StringAttr | None
    library_call: StringAttr | None
    @property
    def result_tensors(self) -> Values: ...
    def __init__(self, inputs: ValuesLike, outputs: ValuesLike, indexing_maps: ItemsLike, iterator_types: ItemsLike, *, doc: StrLike | None = None, library_call: StrLike | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IndexOp(_IndexOp):
    """Iteration index in a dimension of the enclosing structured op."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, dim: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogOp(NamedOp):
    """`linalg.log`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MapOp(_MapOp):
    """Applies a function elementwise to its inputs."""

    @property
    def result_(self) -> Values: ...
    def __init__(self, inputs: ValuesLike, init: ValueLike, *, mapper: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatmulOp(_MatmulOp):
    """Matrix multiplication; maps may transpose or broadcast the inputs."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, indexing_maps: ItemsLike | None = None, cast: WordLike | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatvecOp(NamedOp):
    """`linalg.matvec`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxOp(NamedOp):
    """`linalg.max`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinOp(NamedOp):
    """`linalg.min`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Mmt4DOp(NamedOp):
    """`linalg.mmt4d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulOp(NamedOp):
    """`linalg.mul`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NegFOp(NamedOp):
    """`linalg.negf`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PackOp(_PackOp):
    """Packs a tensor into tiles, which become its innermost dimensions."""

    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, source: ValueLike, dest: ValueLike, inner_dims_pos: IntsLike, inner_tiles: MixedLike = ..., *, padding_value: ValueLike | None = None, outer_dims_perm: IntsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNchwMaxOp(NamedOp):
    """`linalg.pooling_nchw_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNchwSumOp(NamedOp):
    """`linalg.pooling_nchw_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNcwMaxOp(NamedOp):
    """`linalg.pooling_ncw_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNcwSumOp(NamedOp):
    """`linalg.pooling_ncw_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNdhwcMaxOp(NamedOp):
    """`linalg.pooling_ndhwc_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNdhwcMinOp(NamedOp):
    """`linalg.pooling_ndhwc_min`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNdhwcSumOp(NamedOp):
    """`linalg.pooling_ndhwc_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNhwcMaxOp(NamedOp):
    """`linalg.pooling_nhwc_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNhwcMaxUnsignedOp(NamedOp):
    """`linalg.pooling_nhwc_max_unsigned`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNhwcMinOp(NamedOp):
    """`linalg.pooling_nhwc_min`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNhwcMinUnsignedOp(NamedOp):
    """`linalg.pooling_nhwc_min_unsigned`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNhwcSumOp(NamedOp):
    """`linalg.pooling_nhwc_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNwcMaxOp(NamedOp):
    """`linalg.pooling_nwc_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNwcMaxUnsignedOp(NamedOp):
    """`linalg.pooling_nwc_max_unsigned`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNwcMinOp(NamedOp):
    """`linalg.pooling_nwc_min`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNwcMinUnsignedOp(NamedOp):
    """`linalg.pooling_nwc_min_unsigned`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoolingNwcSumOp(NamedOp):
    """`linalg.pooling_nwc_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, strides: Elements | None = None, dilations: Elements | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PowFOp(NamedOp):
    """`linalg.powf`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class QuantizedBatchMatmulOp(NamedOp):
    """`linalg.quantized_batch_matmul`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class QuantizedMatmulOp(NamedOp):
    """`linalg.quantized_matmul`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReciprocalOp(NamedOp):
    """`linalg.reciprocal`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceOp(_ReduceOp):
    """Reduces its inputs along some dimensions."""

    def __init__(self, inputs: ValuesLike, inits: ValuesLike, dimensions: IntsLike, *, combiner: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RoundOp(NamedOp):
    """`linalg.round`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RsqrtOp(NamedOp):
    """`linalg.rsqrt`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectOp(NamedOp):
    """`linalg.select`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SoftmaxOp(_SoftmaxOp):
    """Numerically stable softmax along a dimension."""

    @property
    def result_(self) -> Values: ...
    def __init__(self, input: ValueLike, output: ValueLike, dimension: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SqrtOp(NamedOp):
    """`linalg.sqrt`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SquareOp(NamedOp):
    """`linalg.square`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubOp(NamedOp):
    """`linalg.sub`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TanhOp(NamedOp):
    """`linalg.tanh`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeOp(_TransposeOp):
    """Permutes the dimensions of the input."""

    @property
    def result_(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, input: ValueLike, init: ValueLike, permutation: IntsLike, *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnPackOp(_UnPackOp):
    """Unpacks a tiled tensor: the inverse of `linalg.pack`."""

    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, source: ValueLike, dest: ValueLike, inner_dims_pos: IntsLike, inner_tiles: MixedLike = ..., *, outer_dims_perm: IntsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VecmatOp(NamedOp):
    """`linalg.vecmat`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, inputs: ValuesLike = ..., outputs: ValuesLike = ..., *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WinogradFilterTransformOp(_WinogradFilterTransformOp):
    """Winograd transform of a filter."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, filter: ValueLike, output: ValueLike, fmr: CaseLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WinogradInputTransformOp(_WinogradInputTransformOp):
    """Winograd transform of an image, by overlapping tiles."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, output: ValueLike, fmr: CaseLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WinogradOutputTransformOp(_WinogradOutputTransformOp):
    """Winograd transform of the product back to the output."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: ValueLike, output: ValueLike, fmr: CaseLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(_YieldOp):
    """Terminates the body of a structured op and yields its elements."""

    values: Values
    def __init__(self, values: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
