"""The linalg dialect: structured ops over tensors and memrefs."""

from bridge.dialects.linalg.convolved import WinogradFilterTransformOp as _WinogradFilterTransformOp, WinogradInputTransformOp as _WinogradInputTransformOp, WinogradOutputTransformOp as _WinogradOutputTransformOp
from bridge.dialects.linalg.generic import GenericOp as _GenericOp, IndexOp as _IndexOp, YieldOp as _YieldOp
from bridge.dialects.linalg.named import NamedOp
from bridge.dialects.linalg.payloads import MapOp as _MapOp, ReduceOp as ReduceOp
from bridge.dialects.linalg.products import BatchMatmulOp as _BatchMatmulOp, BatchReduceMatmulOp as _BatchReduceMatmulOp, ContractOp as _ContractOp, ElementwiseOp as _ElementwiseOp, MatmulOp as _MatmulOp
from bridge.dialects.linalg.relayout import BroadcastOp as _BroadcastOp, PackOp as _PackOp, TransposeOp as _TransposeOp, UnPackOp as _UnPackOp
from bridge.dialects.linalg.softmax import SoftmaxOp as _SoftmaxOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, DenseElementsAttr, IntegerAttr, StringAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import OpResult, Region, Value, Values

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

class AddOp(NamedOp):
    """`linalg.add`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class BatchMatmulOp(_BatchMatmulOp):
    """Batched matrix multiplication."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class BatchMatvecOp(NamedOp):
    """`linalg.batch_matvec`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class BatchMmt4DOp(NamedOp):
    """`linalg.batch_mmt4d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class BatchReduceMatmulOp(_BatchReduceMatmulOp):
    """Batched matrix multiplication, reduced over the batch."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class BatchVecmatOp(NamedOp):
    """`linalg.batch_vecmat`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class BroadcastOp(_BroadcastOp):
    """Broadcasts the input along added dimensions."""

    @property
    def result_(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class CeilOp(NamedOp):
    """`linalg.ceil`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class ContractOp(_ContractOp):
    """Contraction: a sum of products over elements given by its maps."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def combiner(self) -> Region: ...

class Conv1DNcwFcwOp(NamedOp):
    """`linalg.conv_1d_ncw_fcw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv1DNwcWcfOp(NamedOp):
    """`linalg.conv_1d_nwc_wcf`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv1DOp(NamedOp):
    """`linalg.conv_1d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNchwFchwOp(NamedOp):
    """`linalg.conv_2d_nchw_fchw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNchwFchwQOp(NamedOp):
    """`linalg.conv_2d_nchw_fchw_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNgchwFgchwOp(NamedOp):
    """`linalg.conv_2d_ngchw_fgchw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNgchwGfchwOp(NamedOp):
    """`linalg.conv_2d_ngchw_gfchw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNgchwGfchwQOp(NamedOp):
    """`linalg.conv_2d_ngchw_gfchw_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNhwcFhwcOp(NamedOp):
    """`linalg.conv_2d_nhwc_fhwc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNhwcFhwcQOp(NamedOp):
    """`linalg.conv_2d_nhwc_fhwc_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNhwcHwcfOp(NamedOp):
    """`linalg.conv_2d_nhwc_hwcf`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNhwcHwcfQOp(NamedOp):
    """`linalg.conv_2d_nhwc_hwcf_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNhwgcGfhwcOp(NamedOp):
    """`linalg.conv_2d_nhwgc_gfhwc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DNhwgcGfhwcQOp(NamedOp):
    """`linalg.conv_2d_nhwgc_gfhwc_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv2DOp(NamedOp):
    """`linalg.conv_2d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv3DNcdhwFcdhwOp(NamedOp):
    """`linalg.conv_3d_ncdhw_fcdhw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv3DNdhwcDhwcfOp(NamedOp):
    """`linalg.conv_3d_ndhwc_dhwcf`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv3DNdhwcDhwcfQOp(NamedOp):
    """`linalg.conv_3d_ndhwc_dhwcf_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Conv3DOp(NamedOp):
    """`linalg.conv_3d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class CopyOp(NamedOp):
    """`linalg.copy`."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv1DNcwCwOp(NamedOp):
    """`linalg.depthwise_conv_1d_ncw_cw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv1DNwcWcOp(NamedOp):
    """`linalg.depthwise_conv_1d_nwc_wc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv1DNwcWcmOp(NamedOp):
    """`linalg.depthwise_conv_1d_nwc_wcm`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv2DNchwChwOp(NamedOp):
    """`linalg.depthwise_conv_2d_nchw_chw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv2DNhwcHwcOp(NamedOp):
    """`linalg.depthwise_conv_2d_nhwc_hwc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv2DNhwcHwcQOp(NamedOp):
    """`linalg.depthwise_conv_2d_nhwc_hwc_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv2DNhwcHwcmOp(NamedOp):
    """`linalg.depthwise_conv_2d_nhwc_hwcm`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv2DNhwcHwcmQOp(NamedOp):
    """`linalg.depthwise_conv_2d_nhwc_hwcm_q`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv3DNcdhwCdhwOp(NamedOp):
    """`linalg.depthwise_conv_3d_ncdhw_cdhw`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv3DNdhwcDhwcOp(NamedOp):
    """`linalg.depthwise_conv_3d_ndhwc_dhwc`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DepthwiseConv3DNdhwcDhwcmOp(NamedOp):
    """`linalg.depthwise_conv_3d_ndhwc_dhwcm`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DivOp(NamedOp):
    """`linalg.div`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DivUnsignedOp(NamedOp):
    """`linalg.div_unsigned`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class DotOp(NamedOp):
    """`linalg.dot`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class ElementwiseOp(_ElementwiseOp):
    """An elementwise operation given by its `kind`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class ErfOp(NamedOp):
    """`linalg.erf`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class ExpOp(NamedOp):
    """`linalg.exp`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class FillOp(NamedOp):
    """`linalg.fill`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class FillRng2DOp(NamedOp):
    """`linalg.fill_rng_2d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class FloorOp(NamedOp):
    """`linalg.floor`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class GenericOp(_GenericOp):
    """A structured op: a perfect loop nest given by indexing maps and iterators."""

    indexing_maps: ArrayAttr
    iterator_types: ArrayAttr
    doc: StringAttr | None
    library_call: StringAttr | None
    @property
    def result_tensors(self) -> Values: ...

class IndexOp(_IndexOp):
    """Iteration index in a dimension of the enclosing structured op."""

    @property
    def result(self) -> OpResult: ...

class LogOp(NamedOp):
    """`linalg.log`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class MapOp(_MapOp):
    """Applies a function elementwise to its inputs."""

    @property
    def result_(self) -> Values: ...

class MatmulOp(_MatmulOp):
    """Matrix multiplication; maps may transpose or broadcast the inputs."""

    cast: TypeFnAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class MatvecOp(NamedOp):
    """`linalg.matvec`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class MaxOp(NamedOp):
    """`linalg.max`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class MinOp(NamedOp):
    """`linalg.min`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class Mmt4DOp(NamedOp):
    """`linalg.mmt4d`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class MulOp(NamedOp):
    """`linalg.mul`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class NegFOp(NamedOp):
    """`linalg.negf`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PackOp(_PackOp):
    """Packs a tensor into tiles, which become its innermost dimensions."""

    @property
    def result_(self) -> OpResult | None: ...

class PoolingNchwMaxOp(NamedOp):
    """`linalg.pooling_nchw_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNchwSumOp(NamedOp):
    """`linalg.pooling_nchw_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNcwMaxOp(NamedOp):
    """`linalg.pooling_ncw_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNcwSumOp(NamedOp):
    """`linalg.pooling_ncw_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNdhwcMaxOp(NamedOp):
    """`linalg.pooling_ndhwc_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNdhwcMinOp(NamedOp):
    """`linalg.pooling_ndhwc_min`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNdhwcSumOp(NamedOp):
    """`linalg.pooling_ndhwc_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNhwcMaxOp(NamedOp):
    """`linalg.pooling_nhwc_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNhwcMaxUnsignedOp(NamedOp):
    """`linalg.pooling_nhwc_max_unsigned`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNhwcMinOp(NamedOp):
    """`linalg.pooling_nhwc_min`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNhwcMinUnsignedOp(NamedOp):
    """`linalg.pooling_nhwc_min_unsigned`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNhwcSumOp(NamedOp):
    """`linalg.pooling_nhwc_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNwcMaxOp(NamedOp):
    """`linalg.pooling_nwc_max`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNwcMaxUnsignedOp(NamedOp):
    """`linalg.pooling_nwc_max_unsigned`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNwcMinOp(NamedOp):
    """`linalg.pooling_nwc_min`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNwcMinUnsignedOp(NamedOp):
    """`linalg.pooling_nwc_min_unsigned`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PoolingNwcSumOp(NamedOp):
    """`linalg.pooling_nwc_sum`."""

    strides: DenseElementsAttr | None
    dilations: DenseElementsAttr | None
    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class PowFOp(NamedOp):
    """`linalg.powf`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class QuantizedBatchMatmulOp(NamedOp):
    """`linalg.quantized_batch_matmul`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class QuantizedMatmulOp(NamedOp):
    """`linalg.quantized_matmul`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class ReciprocalOp(NamedOp):
    """`linalg.reciprocal`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class RoundOp(NamedOp):
    """`linalg.round`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class RsqrtOp(NamedOp):
    """`linalg.rsqrt`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class SelectOp(NamedOp):
    """`linalg.select`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class SoftmaxOp(_SoftmaxOp):
    """Numerically stable softmax along a dimension."""

    @property
    def result_(self) -> Values: ...

class SqrtOp(NamedOp):
    """`linalg.sqrt`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class SquareOp(NamedOp):
    """`linalg.square`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class SubOp(NamedOp):
    """`linalg.sub`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class TanhOp(NamedOp):
    """`linalg.tanh`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class TransposeOp(_TransposeOp):
    """Permutes the dimensions of the input."""

    @property
    def result_(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class UnPackOp(_UnPackOp):
    """Unpacks a tiled tensor: the inverse of `linalg.pack`."""

    @property
    def result_(self) -> OpResult | None: ...

class VecmatOp(NamedOp):
    """`linalg.vecmat`."""

    @property
    def result_tensors(self) -> Values: ...
    @property
    def region(self) -> Region: ...

class WinogradFilterTransformOp(_WinogradFilterTransformOp):
    """Winograd transform of a filter."""

    @property
    def result(self) -> OpResult: ...

class WinogradInputTransformOp(_WinogradInputTransformOp):
    """Winograd transform of an image, by overlapping tiles."""

    @property
    def result(self) -> OpResult: ...

class WinogradOutputTransformOp(_WinogradOutputTransformOp):
    """Winograd transform of the product back to the output."""

    @property
    def result(self) -> OpResult: ...

class YieldOp(_YieldOp):
    """Terminates the body of a structured op and yields its elements."""

    values: Values
