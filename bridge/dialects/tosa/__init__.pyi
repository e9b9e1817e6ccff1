"""The tosa dialect: whole-tensor operations of neural networks."""

from bridge.dialects.tosa.convolutions import Conv2DOp as _Conv2DOp, Conv3DOp as _Conv3DOp, DepthwiseConv2DOp as _DepthwiseConv2DOp, TransposeConv2DOp as _TransposeConv2DOp
from bridge.dialects.tosa.elements import ClampOp as _ClampOp, ConstOp as _ConstOp, MulOp as _MulOp, NegateOp as _NegateOp, SelectOp as _SelectOp, TableOp as _TableOp
from bridge.dialects.tosa.enums import EnumOp
from bridge.dialects.tosa.graphs import IfOp as _IfOp, WhileOp as _WhileOp
from bridge.dialects.tosa.layouts import ConcatOp as _ConcatOp, PadOp as _PadOp, ReshapeOp as _ReshapeOp, ReverseOp as _ReverseOp, SliceOp as _SliceOp, TileOp as _TileOp, TransposeOp as _TransposeOp
from bridge.dialects.tosa.matrices import MatMulOp as _MatMulOp, MatMulTOp as _MatMulTOp, RescaleOp as _RescaleOp
from bridge.dialects.tosa.picking import GatherOp as _GatherOp, ResizeOp as _ResizeOp, RowGatherBlockScaledOp as _RowGatherBlockScaledOp, RowGatherOp as _RowGatherOp, ScatterOp as _ScatterOp
from bridge.dialects.tosa.pooling import AvgPool2dAdaptiveOp as _AvgPool2dAdaptiveOp, AvgPool2dOp as _AvgPool2dOp, MaxPool2dAdaptiveOp as _MaxPool2dAdaptiveOp, MaxPool2dOp as _MaxPool2dOp
from bridge.dialects.tosa.reductions import ArgMaxOp as _ArgMaxOp
from bridge.dialects.tosa.scaled import CastFromBlockScaledOp as _CastFromBlockScaledOp, CastToBlockScaledOp as _CastToBlockScaledOp, Conv2DBlockScaledOp as _Conv2DBlockScaledOp, MatmulTBlockScaledOp as _MatmulTBlockScaledOp, ReshapeBlockScaledOp as _ReshapeBlockScaledOp
from bridge.dialects.tosa.shapes import ConcatShapeOp as _ConcatShapeOp, ConstShapeOp as _ConstShapeOp, DimOp as _DimOp, SliceShapeOp as _SliceShapeOp
from bridge.dialects.tosa.spectra import FFT2dOp as _FFT2dOp, RFFT2dOp as _RFFT2dOp
from bridge.dialects.tosa.variables import VariableOp as _VariableOp, VariableReadOp as _VariableReadOp, VariableWriteOp as VariableWriteOp
from bridge.ir.attributes import Attribute, DenseArrayAttr, DenseElementsAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.types import Type
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values

DIALECT: Dialect

class BlockScaledType(DefinedType):
    """`!tosa.block_scaled`."""

    block_shape: str
    scale_type: Type
    value_type: Type

class BlockShapeAttr(DefinedAttr):
    """`#tosa.block_shape`."""

    value: str

class BlockSizeAttr(DefinedAttr):
    """`#tosa.block_size`."""

    value: str

class ConvOpQuantizationAttr(DefinedAttr):
    """`#tosa.conv_quant`."""

    input_zp: int
    weight_zp: int

class ExtensionAttr(DefinedAttr):
    """`#tosa.ext`."""

    value: str

class LevelAttr(DefinedAttr):
    """`#tosa.level`."""

    value: str

class MatMulOpQuantizationAttr(DefinedAttr):
    """`#tosa.matmul_quant`."""

    a_zp: int
    b_zp: int

class NanPropagationModeAttr(DefinedAttr):
    """`#tosa.nan_mode`."""

    value: str

class PadOpQuantizationAttr(DefinedAttr):
    """`#tosa.pad_quant`."""

    input_zp: int

class ProfileAttr(DefinedAttr):
    """`#tosa.prof`."""

    value: str

class ResizeModeAttr(DefinedAttr):
    """`#tosa.resize_mode`."""

    value: str

class RoundingModeAttr(DefinedAttr):
    """`#tosa.rounding_mode`."""

    value: str

class SpecificationVersionAttr(DefinedAttr):
    """`#tosa.specification_version`."""

    value: str

class TargetEnvAttr(DefinedAttr):
    """`#tosa.target_env`."""

    specification_version: str
    level: str
    profiles: tuple[str, ...]
    extensions: tuple[str, ...]

class UnaryOpQuantizationAttr(DefinedAttr):
    """`#tosa.unary_quant`."""

    input_zp: int
    output_zp: int

class mxint8Type(DefinedType):
    """`!tosa.mxint8`."""


class shapeType(DefinedType):
    """`!tosa.shape`."""

    rank: int

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
    """Index of the maximum along an axis."""

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
    """Average pooling over 2-D windows given by operands."""

    @property
    def output(self) -> OpResult: ...

class AvgPool2dOp(_AvgPool2dOp):
    """Average pooling over 2-D windows."""

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
    """Multiplies elements by the scales of their blocks."""

    block_size: BlockSizeAttr
    @property
    def output_data(self) -> OpResult: ...

class CastOp(Op):
    """`tosa.cast`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class CastToBlockScaledOp(_CastToBlockScaledOp):
    """Converts elements to block-scaled elements and scales."""

    block_size: BlockSizeAttr
    input_data: Value
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
    """Clamps elements to a minimum and a maximum."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...

class ClzOp(Op):
    """`tosa.clz`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class ConcatOp(_ConcatOp):
    """Concatenates tensors along an axis."""

    @property
    def output(self) -> OpResult: ...

class ConcatShapeOp(_ConcatShapeOp):
    """Concatenates shapes."""

    @property
    def output(self) -> OpResult: ...

class ConstOp(_ConstOp):
    """Defines a constant tensor."""

    @property
    def output(self) -> OpResult: ...

class ConstShapeOp(_ConstShapeOp):
    """Defines a constant shape."""

    @property
    def output(self) -> OpResult: ...

class Conv2DBlockScaledOp(_Conv2DBlockScaledOp):
    """2-D convolution of block-scaled data."""

    block_size: BlockSizeAttr
    @property
    def output(self) -> OpResult: ...

class Conv2DOp(_Conv2DOp):
    """2-D convolution of a tensor `[N, IH, IW, IC]`."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...

class Conv3DOp(_Conv3DOp):
    """3-D convolution of a tensor `[N, ID, IH, IW, IC]`."""

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
    """2-D convolution of each channel with kernels of its own."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...

class DimOp(_DimOp):
    """Size of a dimension, as a shape of one element."""

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
    """2-D fast Fourier transform of complex input."""

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
    """Gathers rows of a tensor by indices."""

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

class IfOp(_IfOp):
    """Runs one of two graphs by a condition."""

    @property
    def output_list(self) -> Values: ...

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
    """Batched matrix multiplication of `[N, H, C]` and `[N, C, W]`."""

    @property
    def output(self) -> OpResult: ...

class MatMulTOp(_MatMulTOp):
    """Batched matrix multiplication, the second operand transposed."""

    @property
    def output(self) -> OpResult: ...

class MatmulTBlockScaledOp(_MatmulTBlockScaledOp):
    """Matrix multiplication of block-scaled data, the second transposed."""

    block_size: BlockSizeAttr
    @property
    def output_data(self) -> OpResult: ...

class MaxPool2dAdaptiveOp(_MaxPool2dAdaptiveOp):
    """Maximum pooling over 2-D windows given by operands."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...

class MaxPool2dOp(_MaxPool2dOp):
    """Maximum pooling over 2-D windows."""

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
    """Multiplies elementwise, with a right shift of `i32` products."""

    @property
    def output(self) -> OpResult: ...

class MulShapeOp(Op):
    """`tosa.mul_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class NegateOp(_NegateOp):
    """Negates elements."""

    @property
    def output(self) -> OpResult: ...

class PadOp(_PadOp):
    """Pads a tensor with a constant."""

    @property
    def output(self) -> OpResult: ...

class PowOp(Op):
    """`tosa.pow`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...

class RFFT2dOp(_RFFT2dOp):
    """2-D fast Fourier transform of real input."""

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
    """Rescales integers by multipliers and shifts."""

    rounding_mode: RoundingModeAttr
    @property
    def output(self) -> OpResult: ...

class ReshapeBlockScaledOp(_ReshapeBlockScaledOp):
    """Reshapes block-scaled data."""

    block_size: BlockSizeAttr
    @property
    def output(self) -> Values: ...

class ReshapeOp(_ReshapeOp):
    """Reshapes a tensor."""

    @property
    def output(self) -> OpResult: ...

class ResizeOp(_ResizeOp):
    """Resizes images `[N, IH, IW, C]`."""

    mode: ResizeModeAttr
    @property
    def output(self) -> OpResult: ...

class ReverseOp(_ReverseOp):
    """Reverses a tensor along an axis."""

    @property
    def output(self) -> OpResult: ...

class RowGatherBlockScaledOp(_RowGatherBlockScaledOp):
    """Gathers rows of block-scaled data: of elements and of scales."""

    block_size: BlockSizeAttr
    @property
    def output(self) -> Values: ...

class RowGatherOp(_RowGatherOp):
    """Gathers several consecutive rows from each index."""

    @property
    def output(self) -> OpResult: ...

class RsqrtOp(Op):
    """`tosa.rsqrt`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...

class ScatterOp(_ScatterOp):
    """Scatters rows into a tensor by indices."""

    @property
    def values_out(self) -> OpResult: ...

class SelectOp(_SelectOp):
    """Selects elements of two tensors by a tensor of booleans."""

    input1: Value
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
    """Extracts a slice of a tensor, by starts and sizes."""

    @property
    def output(self) -> OpResult: ...

class SliceShapeOp(_SliceShapeOp):
    """Extracts a slice of a shape."""

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
    """Looks elements up in a table."""

    @property
    def output(self) -> OpResult: ...

class TanhOp(Op):
    """`tosa.tanh`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class TileOp(_TileOp):
    """Replicates a tensor along its dimensions."""

    @property
    def output(self) -> OpResult: ...

class TransposeConv2DOp(_TransposeConv2DOp):
    """2-D transposed convolution."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...

class TransposeOp(_TransposeOp):
    """Permutes the dimensions of a tensor."""

    @property
    def output(self) -> OpResult: ...

class VariableOp(_VariableOp):
    """Defines a variable."""

    sym_name: StringAttr
    type: TypeAttr
    initial_value: Attribute | None

class VariableReadOp(_VariableReadOp):
    """Reads a variable."""

    @property
    def output1(self) -> OpResult: ...

class WhileOp(_WhileOp):
    """Runs a graph as long as a condition graph yields true."""

    @property
    def output_list(self) -> Values: ...

class YieldOp(Op):
    """`tosa.yield`."""

    inputs: Values
