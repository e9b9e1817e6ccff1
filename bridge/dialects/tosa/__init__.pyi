"""The tosa dialect: whole-tensor operations of neural networks."""

from bridge.dialects.tosa.convolutions import Conv2DOp as _Conv2DOp, Conv3DOp as _Conv3DOp, DepthwiseConv2DOp as _DepthwiseConv2DOp, TransposeConv2DOp as _TransposeConv2DOp
from bridge.dialects.tosa.elements import ClampOp as _ClampOp, ConstOp as _ConstOp, MulOp as _MulOp, NegateOp as _NegateOp, SelectOp as _SelectOp, TableOp as _TableOp
from bridge.dialects.tosa.enums import EnumOp
from bridge.dialects.tosa.graphs import CondIfOp as _CondIfOp, WhileLoopOp as _WhileLoopOp
from bridge.dialects.tosa.layouts import ConcatOp as _ConcatOp, PadOp as _PadOp, ReshapeOp as _ReshapeOp, ReverseOp as _ReverseOp, SliceOp as _SliceOp, TileOp as _TileOp, TransposeOp as _TransposeOp
from bridge.dialects.tosa.matrices import MatMulOp as _MatMulOp, MatMulTOp as _MatMulTOp, RescaleOp as _RescaleOp
from bridge.dialects.tosa.picking import GatherOp as _GatherOp, ResizeOp as _ResizeOp, RowGatherBlockScaledOp as _RowGatherBlockScaledOp, RowGatherOp as _RowGatherOp, ScatterOp as _ScatterOp
from bridge.dialects.tosa.pooling import AvgPool2dAdaptiveOp as _AvgPool2dAdaptiveOp, AvgPool2dOp as _AvgPool2dOp, MaxPool2dAdaptiveOp as _MaxPool2dAdaptiveOp, MaxPool2dOp as _MaxPool2dOp
from bridge.dialects.tosa.reductions import ArgMaxOp as _ArgMaxOp
from bridge.dialects.tosa.scaled import CastFromBlockScaledOp as _CastFromBlockScaledOp, CastToBlockScaledOp as _CastToBlockScaledOp, Conv2DBlockScaledOp as _Conv2DBlockScaledOp, MatmulTBlockScaledOp as _MatmulTBlockScaledOp, ReshapeBlockScaledOp as _ReshapeBlockScaledOp
from bridge.dialects.tosa.shapes import ConcatShapeOp as _ConcatShapeOp, ConstShapeOp as _ConstShapeOp, DimOp as _DimOp, SliceShapeOp as _SliceShapeOp
from bridge.dialects.tosa.spectra import FFT2dOp as _FFT2dOp, RFFT2dOp as _RFFT2dOp
from bridge.dialects.tosa.variables import VariableReadOp as _VariableReadOp, VariableWriteOp as VariableWriteOp
from bridge.ir.attributes import Attribute, DenseArrayAttr, DenseElementsAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from typing import Any

DIALECT: Dialect

class BlockScaledType(DefinedType):
    """`!tosa.block_scaled`."""

    block_shape: Any
    scale_type: Any
    value_type: Any

class BlockShapeAttr(DefinedAttr):
    """`#tosa.block_shape`."""

    value: Any

class BlockSizeAttr(DefinedAttr):
    """`#tosa.block_size`."""

    value: Any

class ConvOpQuantizationAttr(DefinedAttr):
    """`#tosa.conv_quant`."""

    input_zp: Any
    weight_zp: Any

class ExtensionAttr(DefinedAttr):
    """`#tosa.ext`."""

    value: Any

class LevelAttr(DefinedAttr):
    """`#tosa.level`."""

    value: Any

class MatMulOpQuantizationAttr(DefinedAttr):
    """`#tosa.matmul_quant`."""

    a_zp: Any
    b_zp: Any

class NanPropagationModeAttr(DefinedAttr):
    """`#tosa.nan_mode`."""

    value: Any

class PadOpQuantizationAttr(DefinedAttr):
    """`#tosa.pad_quant`."""

    input_zp: Any

class ProfileAttr(DefinedAttr):
    """`#tosa.prof`."""

    value: Any

class ResizeModeAttr(DefinedAttr):
    """`#tosa.resize_mode`."""

    value: Any

class RoundingModeAttr(DefinedAttr):
    """`#tosa.rounding_mode`."""

    value: Any

class SpecificationVersionAttr(DefinedAttr):
    """`#tosa.specification_version`."""

    value: Any

class TargetEnvAttr(DefinedAttr):
    """`#tosa.target_env`."""

    specification_version: Any
    level: Any
    profiles: Any
    extensions: Any

class UnaryOpQuantizationAttr(DefinedAttr):
    """`#tosa.unary_quant`."""

    input_zp: Any
    output_zp: Any

class mxint8Type(DefinedType):
    """`!tosa.mxint8`."""


class shapeType(DefinedType):
    """`!tosa.shape`."""

    rank: Any

class AbsOp(Op):
    """`tosa.abs`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class AddOp(Op):
    """`tosa.add`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class AddShapeOp(Op):
    """`tosa.add_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class ApplyScaleOp(EnumOp):
    """`tosa.apply_scale`."""

    rounding_mode: RoundingModeAttr
    value: Value
    multiplier: Value
    shift: Value
    @property
    def output(self) -> OpResult: ...

class ArgMaxOp(_ArgMaxOp):
    """Where the largest number along an axis is."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...

class ArithmeticRightShiftOp(Op):
    """`tosa.arithmetic_right_shift`."""

    round: IntegerAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class AssertEqualShapeOp(Op):
    """`tosa.assert_equal_shape`."""

    allow_broadcast: IntegerAttr
    input1: Value
    input2: Value

class AvgPool2dAdaptiveOp(_AvgPool2dAdaptiveOp):
    """The same with windows that are computed."""

    @property
    def output(self) -> OpResult: ...

class AvgPool2dOp(_AvgPool2dOp):
    """The mean of each window."""

    @property
    def output(self) -> OpResult: ...

class BitwiseAndOp(Op):
    """`tosa.bitwise_and`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class BitwiseNotOp(Op):
    """`tosa.bitwise_not`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class BitwiseOrOp(Op):
    """`tosa.bitwise_or`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class BitwiseXorOp(Op):
    """`tosa.bitwise_xor`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class CastFromBlockScaledOp(_CastFromBlockScaledOp):
    """Numbers times the scales of their blocks."""

    @property
    def output_data(self) -> OpResult: ...

class CastOp(Op):
    """`tosa.cast`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class CastToBlockScaledOp(_CastToBlockScaledOp):
    """Numbers and the scales of their blocks."""

    @property
    def output_data(self) -> OpResult: ...
    @property
    def output_scale(self) -> OpResult: ...

class CeilOp(Op):
    """`tosa.ceil`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class ClampOp(_ClampOp):
    """Numbers kept between two limits."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...

class ClzOp(Op):
    """`tosa.clz`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class ConcatOp(_ConcatOp):
    """Tensors one behind the other along an axis."""

    @property
    def output(self) -> OpResult: ...

class ConcatShapeOp(_ConcatShapeOp):
    """Shapes one behind the other."""

    @property
    def output(self) -> OpResult: ...

class CondIfOp(_CondIfOp):
    """Computes one of two graphs."""

    @property
    def output_list(self) -> Values: ...

class ConstOp(_ConstOp):
    """A constant tensor."""

    @property
    def output(self) -> OpResult: ...

class ConstShapeOp(_ConstShapeOp):
    """A shape that is known."""

    @property
    def output(self) -> OpResult: ...

class Conv2DBlockScaledOp(_Conv2DBlockScaledOp):
    """Slides a kernel over images, both of numbers in blocks."""

    @property
    def output(self) -> OpResult: ...

class Conv2DOp(_Conv2DOp):
    """Slides a kernel over images."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...

class Conv3DOp(_Conv3DOp):
    """Slides a kernel over volumes."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...

class CosOp(Op):
    """`tosa.cos`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class CustomOp(Op):
    """`tosa.custom`."""

    operator_name: StringAttr
    domain_name: StringAttr
    implementation_attrs: StringAttr
    input_list: Values
    @property
    def output_list(self) -> Values: ...

class DepthwiseConv2DOp(_DepthwiseConv2DOp):
    """Slides a kernel of its own over each channel of images."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...

class DimOp(_DimOp):
    """One size of a tensor."""

    @property
    def output(self) -> OpResult: ...

class DivCeilShapeOp(Op):
    """`tosa.div_ceil_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class DivFloorShapeOp(Op):
    """`tosa.div_floor_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class EqualOp(Op):
    """`tosa.equal`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class ErfOp(Op):
    """`tosa.erf`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class Exp2ShapeOp(Op):
    """`tosa.exp2_shape`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class ExpOp(Op):
    """`tosa.exp`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class FFT2dOp(_FFT2dOp):
    """Of complex numbers."""

    inverse: IntegerAttr
    local_bound: IntegerAttr | None
    @property
    def output_real(self) -> OpResult: ...
    @property
    def output_imag(self) -> OpResult: ...

class FloorOp(Op):
    """`tosa.floor`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class GatherOp(_GatherOp):
    """Rows of a tensor by their numbers."""

    @property
    def output(self) -> OpResult: ...

class GreaterEqualOp(Op):
    """`tosa.greater_equal`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class GreaterOp(Op):
    """`tosa.greater`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class IdentityOp(Op):
    """`tosa.identity`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class IntDivOp(Op):
    """`tosa.intdiv`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class Log2CeilShapeOp(Op):
    """`tosa.log2_ceil_shape`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class Log2FloorShapeOp(Op):
    """`tosa.log2_floor_shape`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class LogOp(Op):
    """`tosa.log`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class LogicalAndOp(Op):
    """`tosa.logical_and`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class LogicalLeftShiftOp(Op):
    """`tosa.logical_left_shift`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class LogicalNotOp(Op):
    """`tosa.logical_not`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class LogicalOrOp(Op):
    """`tosa.logical_or`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class LogicalRightShiftOp(Op):
    """`tosa.logical_right_shift`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class LogicalXorOp(Op):
    """`tosa.logical_xor`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class MatMulOp(_MatMulOp):
    """Products of pairs of matrices."""

    @property
    def output(self) -> OpResult: ...

class MatMulTOp(_MatMulTOp):
    """Products of pairs of matrices, the second one transposed."""

    @property
    def output(self) -> OpResult: ...

class MatmulTBlockScaledOp(_MatmulTBlockScaledOp):
    """Products of pairs of matrices, the second one transposed."""

    @property
    def output_data(self) -> OpResult: ...

class MaxPool2dAdaptiveOp(_MaxPool2dAdaptiveOp):
    """The same with windows that are computed."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...

class MaxPool2dOp(_MaxPool2dOp):
    """The largest number of each window."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...

class MaxShapeOp(Op):
    """`tosa.max_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class MaximumOp(EnumOp):
    """`tosa.maximum`."""

    nan_mode: NanPropagationModeAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class MinShapeOp(Op):
    """`tosa.min_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class MinimumOp(EnumOp):
    """`tosa.minimum`."""

    nan_mode: NanPropagationModeAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class ModShapeOp(Op):
    """`tosa.mod_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class MulOp(_MulOp):
    """Products, shifted to the right."""

    @property
    def output(self) -> OpResult: ...

class MulShapeOp(Op):
    """`tosa.mul_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class NegateOp(_NegateOp):
    """Numbers with the other sign."""

    @property
    def output(self) -> OpResult: ...

class PadOp(_PadOp):
    """The elements with others around them."""

    @property
    def output(self) -> OpResult: ...

class PowOp(Op):
    """`tosa.pow`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class RFFT2dOp(_RFFT2dOp):
    """Of real numbers."""

    local_bound: IntegerAttr | None
    @property
    def output_real(self) -> OpResult: ...
    @property
    def output_imag(self) -> OpResult: ...

class ReciprocalOp(Op):
    """`tosa.reciprocal`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class ReduceAllOp(Op):
    """`tosa.reduce_all`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...

class ReduceAnyOp(Op):
    """`tosa.reduce_any`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...

class ReduceMaxOp(EnumOp):
    """`tosa.reduce_max`."""

    axis: IntegerAttr
    nan_mode: NanPropagationModeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...

class ReduceMinOp(EnumOp):
    """`tosa.reduce_min`."""

    axis: IntegerAttr
    nan_mode: NanPropagationModeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...

class ReduceProductOp(Op):
    """`tosa.reduce_product`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...

class ReduceSumOp(Op):
    """`tosa.reduce_sum`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...

class RescaleOp(_RescaleOp):
    """Multiplies and shifts, to numbers of another width."""

    rounding_mode: RoundingModeAttr
    @property
    def output(self) -> OpResult: ...

class ReshapeBlockScaledOp(_ReshapeBlockScaledOp):
    """Blocks of numbers, and their scales, in another shape."""

    @property
    def output(self) -> Values: ...

class ReshapeOp(_ReshapeOp):
    """The elements in another shape."""

    @property
    def output(self) -> OpResult: ...

class ResizeOp(_ResizeOp):
    """Images of another size."""

    mode: ResizeModeAttr
    @property
    def output(self) -> OpResult: ...

class ReverseOp(_ReverseOp):
    """A tensor backwards along an axis."""

    @property
    def output(self) -> OpResult: ...

class RowGatherBlockScaledOp(_RowGatherBlockScaledOp):
    """Several rows from each of their numbers on, of numbers and of their scales."""

    @property
    def output(self) -> Values: ...

class RowGatherOp(_RowGatherOp):
    """Several rows of a tensor from each of their numbers on."""

    @property
    def output(self) -> OpResult: ...

class RsqrtOp(Op):
    """`tosa.rsqrt`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class ScatterOp(_ScatterOp):
    """A tensor with some of its rows replaced."""

    @property
    def values_out(self) -> OpResult: ...

class SelectOp(_SelectOp):
    """Of two tensors' elements the one that a third says."""

    @property
    def output(self) -> OpResult: ...

class SigmoidOp(Op):
    """`tosa.sigmoid`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class SinOp(Op):
    """`tosa.sin`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class SliceOp(_SliceOp):
    """A part of a tensor."""

    @property
    def output(self) -> OpResult: ...

class SliceShapeOp(_SliceShapeOp):
    """A part of a shape."""

    @property
    def output(self) -> OpResult: ...

class SubOp(Op):
    """`tosa.sub`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class SubShapeOp(Op):
    """`tosa.sub_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class TableOp(_TableOp):
    """What a table has for each number."""

    @property
    def output(self) -> OpResult: ...

class TanhOp(Op):
    """`tosa.tanh`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class TileOp(_TileOp):
    """A tensor repeated along its dimensions."""

    @property
    def output(self) -> OpResult: ...

class TransposeConv2DOp(_TransposeConv2DOp):
    """The gradient of `tosa.conv2d` as to its input."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...

class TransposeOp(_TransposeOp):
    """A tensor with its dimensions in another order."""

    @property
    def output(self) -> OpResult: ...

class VariableOp(Op):
    """`tosa.variable`."""

    sym_name: StringAttr
    var_shape: DenseElementsAttr
    type: TypeAttr
    initial_value: Attribute | None

class VariableReadOp(_VariableReadOp):
    """What a variable holds."""

    @property
    def output1(self) -> OpResult: ...

class WhileLoopOp(_WhileLoopOp):
    """Computes a graph again and again while another says so."""

    @property
    def output_list(self) -> Values: ...

class YieldOp(Op):
    """`tosa.yield`."""

    inputs: Values
