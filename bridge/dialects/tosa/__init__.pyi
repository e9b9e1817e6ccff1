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
from bridge.dialects.tosa.variables import VariableOp as _VariableOp, VariableReadOp as _VariableReadOp, VariableWriteOp as _VariableWriteOp
from bridge.ir.attributes import Attribute, DenseArrayAttr, DenseElementsAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, Elements, IntLike, IntsLike, RegionLike, StrLike, TypeLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping

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
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddOp(Op):
    """`tosa.add`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddShapeOp(Op):
    """`tosa.add_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyScaleOp(EnumOp):
    """`tosa.apply_scale`."""

    rounding_mode: RoundingModeAttr
    value: Value
    multiplier: Value
    shift: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, value: ValueLike, multiplier: ValueLike, shift: ValueLike, rounding_mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ArgMaxOp(_ArgMaxOp):
    """Index of the maximum along an axis."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, axis: IntLike, *, nan_mode: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ArithmeticRightShiftOp(Op):
    """`tosa.arithmetic_right_shift`."""

    round: IntegerAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, round: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AssertEqualShapeOp(Op):
    """`tosa.assert_equal_shape`."""

    allow_broadcast: IntegerAttr
    input1: Value
    input2: Value
    def __init__(self, input1: ValueLike, input2: ValueLike, allow_broadcast: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AvgPool2dAdaptiveOp(_AvgPool2dAdaptiveOp):
    """Average pooling over 2-D windows given by operands."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, input_zp: ValueLike, output_zp: ValueLike, kernel: ValueLike, stride: ValueLike, pad: ValueLike, acc_type: TypeLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AvgPool2dOp(_AvgPool2dOp):
    """Average pooling over 2-D windows."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, input_zp: ValueLike, output_zp: ValueLike, kernel: IntsLike, stride: IntsLike, pad: IntsLike, acc_type: TypeLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseAndOp(Op):
    """`tosa.bitwise_and`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseNotOp(Op):
    """`tosa.bitwise_not`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseOrOp(Op):
    """`tosa.bitwise_or`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseXorOp(Op):
    """`tosa.bitwise_xor`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastFromBlockScaledOp(_CastFromBlockScaledOp):
    """Multiplies elements by the scales of their blocks."""

    block_size: BlockSizeAttr
    @property
    def output_data(self) -> OpResult: ...
    def __init__(self, output_data: Type, input_data: ValueLike, input_scale: ValueLike, block_size: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastOp(Op):
    """`tosa.cast`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastToBlockScaledOp(_CastToBlockScaledOp):
    """Converts elements to block-scaled elements and scales."""

    block_size: BlockSizeAttr
    input_data: Value
    @property
    def output_data(self) -> OpResult: ...
    @property
    def output_scale(self) -> OpResult: ...
    def __init__(self, output_data: Type, output_scale: Type, input_data: ValueLike, block_size: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CeilOp(Op):
    """`tosa.ceil`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClampOp(_ClampOp):
    """Clamps elements to a minimum and a maximum."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, min_val: AnyLike, max_val: AnyLike, *, nan_mode: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClzOp(Op):
    """`tosa.clz`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConcatOp(_ConcatOp):
    """Concatenates tensors along an axis."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValuesLike, axis: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConcatShapeOp(_ConcatShapeOp):
    """Concatenates shapes."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstOp(_ConstOp):
    """Defines a constant tensor."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, values: Elements, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstShapeOp(_ConstShapeOp):
    """Defines a constant shape."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, values: Elements, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DBlockScaledOp(_Conv2DBlockScaledOp):
    """2-D convolution of block-scaled data."""

    block_size: BlockSizeAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input_data: ValueLike, input_scale: ValueLike, weight_data: ValueLike, weight_scale: ValueLike, bias: ValueLike, pad: ValueLike, stride: ValueLike, dilation: ValueLike, block_size: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv2DOp(_Conv2DOp):
    """2-D convolution of a tensor `[N, IH, IW, IC]`."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, weight: ValueLike, bias: ValueLike, input_zp: ValueLike, weight_zp: ValueLike, pad: IntsLike, stride: IntsLike, dilation: IntsLike, acc_type: TypeLike, *, local_bound: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Conv3DOp(_Conv3DOp):
    """3-D convolution of a tensor `[N, ID, IH, IW, IC]`."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, weight: ValueLike, bias: ValueLike, input_zp: ValueLike, weight_zp: ValueLike, pad: IntsLike, stride: IntsLike, dilation: IntsLike, acc_type: TypeLike, *, local_bound: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CosOp(Op):
    """`tosa.cos`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CustomOp(Op):
    """`tosa.custom`."""

    operator_name: StringAttr
    domain_name: StringAttr
    implementation_attrs: StringAttr
    input_list: Values
    @property
    def output_list(self) -> Values: ...
    def __init__(self, output_list: TypesLike, operator_name: StrLike, domain_name: StrLike, implementation_attrs: StrLike, input_list: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DepthwiseConv2DOp(_DepthwiseConv2DOp):
    """2-D convolution of each channel with kernels of its own."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, weight: ValueLike, bias: ValueLike, input_zp: ValueLike, weight_zp: ValueLike, pad: IntsLike, stride: IntsLike, dilation: IntsLike, acc_type: TypeLike, *, local_bound: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DimOp(_DimOp):
    """Size of a dimension, as a shape of one element."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, axis: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivCeilShapeOp(Op):
    """`tosa.div_ceil_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivFloorShapeOp(Op):
    """`tosa.div_floor_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EqualOp(Op):
    """`tosa.equal`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ErfOp(Op):
    """`tosa.erf`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Exp2ShapeOp(Op):
    """`tosa.exp2_shape`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpOp(Op):
    """`tosa.exp`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FFT2dOp(_FFT2dOp):
    """2-D fast Fourier transform of complex input."""

    inverse: IntegerAttr
    local_bound: IntegerAttr | None
    @property
    def output_real(self) -> OpResult: ...
    @property
    def output_imag(self) -> OpResult: ...
    def __init__(self, output_real: Type, output_imag: Type, input_real: ValueLike, input_imag: ValueLike, inverse: BoolLike, *, local_bound: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FloorOp(Op):
    """`tosa.floor`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GatherOp(_GatherOp):
    """Gathers rows of a tensor by indices."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, values: ValueLike, indices: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GreaterEqualOp(Op):
    """`tosa.greater_equal`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GreaterOp(Op):
    """`tosa.greater`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IdentityOp(Op):
    """`tosa.identity`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IfOp(_IfOp):
    """Runs one of two graphs by a condition."""

    @property
    def output_list(self) -> Values: ...
    def __init__(self, output_list: TypesLike, condition: ValueLike, input_list: ValuesLike = ..., *, then_graph: RegionLike | None = None, else_graph: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntDivOp(Op):
    """`tosa.intdiv`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log2CeilShapeOp(Op):
    """`tosa.log2_ceil_shape`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log2FloorShapeOp(Op):
    """`tosa.log2_floor_shape`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogOp(Op):
    """`tosa.log`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalAndOp(Op):
    """`tosa.logical_and`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalLeftShiftOp(Op):
    """`tosa.logical_left_shift`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalNotOp(Op):
    """`tosa.logical_not`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalOrOp(Op):
    """`tosa.logical_or`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalRightShiftOp(Op):
    """`tosa.logical_right_shift`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalXorOp(Op):
    """`tosa.logical_xor`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatMulOp(_MatMulOp):
    """Batched matrix multiplication of `[N, H, C]` and `[N, C, W]`."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, a: ValueLike, b: ValueLike, a_zp: ValueLike, b_zp: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatMulTOp(_MatMulTOp):
    """Batched matrix multiplication, the second operand transposed."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, a: ValueLike, b: ValueLike, a_zp: ValueLike, b_zp: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatmulTBlockScaledOp(_MatmulTBlockScaledOp):
    """Matrix multiplication of block-scaled data, the second transposed."""

    block_size: BlockSizeAttr
    @property
    def output_data(self) -> OpResult: ...
    def __init__(self, output_data: Type, a_data: ValueLike, a_scale: ValueLike, b_data: ValueLike, b_scale: ValueLike, block_size: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxPool2dAdaptiveOp(_MaxPool2dAdaptiveOp):
    """Maximum pooling over 2-D windows given by operands."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, kernel: ValueLike, stride: ValueLike, pad: ValueLike, *, nan_mode: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxPool2dOp(_MaxPool2dOp):
    """Maximum pooling over 2-D windows."""

    nan_mode: NanPropagationModeAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, kernel: IntsLike, stride: IntsLike, pad: IntsLike, *, nan_mode: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxShapeOp(Op):
    """`tosa.max_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaximumOp(EnumOp):
    """`tosa.maximum`."""

    nan_mode: NanPropagationModeAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, nan_mode: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinShapeOp(Op):
    """`tosa.min_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinimumOp(EnumOp):
    """`tosa.minimum`."""

    nan_mode: NanPropagationModeAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, nan_mode: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ModShapeOp(Op):
    """`tosa.mod_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulOp(_MulOp):
    """Multiplies elementwise, with a right shift of `i32` products."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, shift: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulShapeOp(Op):
    """`tosa.mul_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NegateOp(_NegateOp):
    """Negates elements."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input1_zp: ValueLike, output_zp: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PadOp(_PadOp):
    """Pads a tensor with a constant."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, padding: ValueLike, pad_const: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PowOp(Op):
    """`tosa.pow`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RFFT2dOp(_RFFT2dOp):
    """2-D fast Fourier transform of real input."""

    local_bound: IntegerAttr | None
    @property
    def output_real(self) -> OpResult: ...
    @property
    def output_imag(self) -> OpResult: ...
    def __init__(self, output_real: Type, output_imag: Type, input_real: ValueLike, *, local_bound: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReciprocalOp(Op):
    """`tosa.reciprocal`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceAllOp(Op):
    """`tosa.reduce_all`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, axis: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceAnyOp(Op):
    """`tosa.reduce_any`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, axis: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceMaxOp(EnumOp):
    """`tosa.reduce_max`."""

    axis: IntegerAttr
    nan_mode: NanPropagationModeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, axis: IntLike, *, nan_mode: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceMinOp(EnumOp):
    """`tosa.reduce_min`."""

    axis: IntegerAttr
    nan_mode: NanPropagationModeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, axis: IntLike, *, nan_mode: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceProductOp(Op):
    """`tosa.reduce_product`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, axis: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceSumOp(Op):
    """`tosa.reduce_sum`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, axis: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RescaleOp(_RescaleOp):
    """Rescales integers by multipliers and shifts."""

    rounding_mode: RoundingModeAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, multiplier: ValueLike, shift: ValueLike, input_zp: ValueLike, output_zp: ValueLike, scale32: BoolLike, rounding_mode: WordLike, per_channel: BoolLike, input_unsigned: BoolLike, output_unsigned: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReshapeBlockScaledOp(_ReshapeBlockScaledOp):
    """Reshapes block-scaled data."""

    block_size: BlockSizeAttr
    @property
    def output(self) -> Values: ...
    def __init__(self, output: TypesLike, input: ValuesLike, new_value_shape: ValueLike, block_size: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReshapeOp(_ReshapeOp):
    """Reshapes a tensor."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, shape: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ResizeOp(_ResizeOp):
    """Resizes images `[N, IH, IW, C]`."""

    mode: ResizeModeAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, scale: ValueLike, offset: ValueLike, border: ValueLike, mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReverseOp(_ReverseOp):
    """Reverses a tensor along an axis."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, axis: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RowGatherBlockScaledOp(_RowGatherBlockScaledOp):
    """Gathers rows of block-scaled data: of elements and of scales."""

    block_size: BlockSizeAttr
    @property
    def output(self) -> Values: ...
    def __init__(self, output: TypesLike, values: ValuesLike, indices: ValueLike, row_count: ValueLike, block_size: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RowGatherOp(_RowGatherOp):
    """Gathers several consecutive rows from each index."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, values: ValueLike, indices: ValueLike, row_count: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RsqrtOp(Op):
    """`tosa.rsqrt`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScatterOp(_ScatterOp):
    """Scatters rows into a tensor by indices."""

    @property
    def values_out(self) -> OpResult: ...
    def __init__(self, values_out: Type, values_in: ValueLike, indices: ValueLike, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectOp(_SelectOp):
    """Selects elements of two tensors by a tensor of booleans."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, input3: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SigmoidOp(Op):
    """`tosa.sigmoid`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SinOp(Op):
    """`tosa.sin`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SliceOp(_SliceOp):
    """Extracts a slice of a tensor, by starts and sizes."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, start: ValueLike, size: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SliceShapeOp(_SliceShapeOp):
    """Extracts a slice of a shape."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, start: ValueLike, size: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubOp(Op):
    """`tosa.sub`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubShapeOp(Op):
    """`tosa.sub_shape`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TableOp(_TableOp):
    """Looks elements up in a table."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, table: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TanhOp(Op):
    """`tosa.tanh`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileOp(_TileOp):
    """Replicates a tensor along its dimensions."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, multiples: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeConv2DOp(_TransposeConv2DOp):
    """2-D transposed convolution."""

    acc_type: TypeAttr
    local_bound: IntegerAttr | None
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, weight: ValueLike, bias: ValueLike, input_zp: ValueLike, weight_zp: ValueLike, out_pad: IntsLike, stride: IntsLike, acc_type: TypeLike, *, local_bound: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeOp(_TransposeOp):
    """Permutes the dimensions of a tensor."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, perms: IntsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VariableOp(_VariableOp):
    """Defines a variable."""

    sym_name: StringAttr
    type: TypeAttr
    initial_value: Attribute | None
    def __init__(self, sym_name: StrLike, var_shape: Elements, type: TypeLike, *, initial_value: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VariableReadOp(_VariableReadOp):
    """Reads a variable."""

    @property
    def output1(self) -> OpResult: ...
    def __init__(self, output1: Type, name: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VariableWriteOp(_VariableWriteOp):
    """Writes a variable."""

    def __init__(self, name: StrLike, input1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WhileOp(_WhileOp):
    """Runs a graph as long as a condition graph yields true."""

    @property
    def output_list(self) -> Values: ...
    def __init__(self, output_list: TypesLike = ..., input_list: ValuesLike = ..., *, cond_graph: RegionLike | None = None, body_graph: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """`tosa.yield`."""

    inputs: Values
    def __init__(self, inputs: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
