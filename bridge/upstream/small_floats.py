"""Arithmetic of the floats that LLVM has no type for, f8, f6 and f4.

An operation of arith or math on them is done on doubles: a pattern is made a double, in
which one operation of any narrower format is exact or rounds innocuously, and what that
gives is rounded to the format. Both ways are functions of the module itself, so that
they become machine code with all else. Upstream has passes that call a library in their
place (`convert-arith-to-apfloat`), which take all floats of a module, and make what
does not verify of doubles.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from bridge.dialects import arith, func, math, vector
from bridge.ir.core import Operation
from bridge.ir.floats import FORMATS, FloatFormat
from bridge.ir.shapes import element_or_self
from bridge.ir.types import FloatType, Type
from bridge.op.base import Op
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.upstream.jit import inside
from bridge.upstream.provider import Bound, Module, bindings

SMALL: Final = (
    *("f8E5M2", "f8E5M2FNUZ", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ"),
    *("f8E3M4", "f8E8M0FNU", "f6E3M2FN", "f6E2M3FN", "f4E2M1FN"),
)
"""The formats. For tf32 LLVM's dialect has no type at all."""
_DECODE: Final = "_bridge_decode_"
_ENCODE: Final = "_bridge_encode_"
_NUMBER: Final = "_bridge_number"
_DIALECTS: Final = (arith.DIALECT.name, math.DIALECT.name)


def _copies() -> tuple[type[Op], ...]:
    """What does not compute."""
    return arith.ConstantOp, arith.SelectOp, arith.BitcastOp


def _casts() -> tuple[type[Op], ...]:
    """What only rounds."""
    return arith.ExtFOp, arith.TruncFOp, arith.ConvertFOp


def among(types: Iterable[Type], names: Collection[str]) -> frozenset[str]:
    """Those of the formats that a module has which has some types and operations.

    Operations that scale are expanded to casts to f8E8M0FNU and back.
    """
    elements = map(element_or_self, types)
    found = {ty.format.name for ty in elements if isinstance(ty, FloatType)}
    scaling = arith.ScalingExtFOp, arith.ScalingTruncFOp
    if any(cls.op_name in names for cls in scaling):
        found.add("f8E8M0FNU")
    return frozenset(found.intersection(SMALL))


def defined(module: Operation, formats: Collection[str]) -> Operation:
    """A copy of a module that defines the functions of some formats at its end."""
    module = module.clone()
    ways = [way(FORMATS[name]) for name in SMALL if name in formats for way in _WAYS]
    text = "\n".join([*ways, _POSITIVE])
    library = read_module(Source.of(text, "small floats"), registry=REFERENCE)
    end = module.regions[0].blocks[0]
    for op in list(library.regions[0].blocks[0]):
        op.detach()
        end.append(op)
    return module


# The operations of upstream's module


def promote(module: Module) -> None:
    """Makes doubles of what is computed with, in a module of upstream's, in place."""
    copies = {cls.op_name for cls in _copies()}
    for function in module.body.operations:
        for op in list(inside(function.operation)):
            if op.name == vector.ReductionOp.op_name:
                _unroll(op)
        for op in list(inside(function.operation)):
            if op.name.partition(".")[0] in _DIALECTS and op.name not in copies:
                _promote(op)


def _combiners() -> dict[str, type[Op]]:
    """What combines two numbers, by the kind of a reduction."""
    return {
        "add": arith.AddFOp,
        "mul": arith.MulFOp,
        "maximumf": arith.MaximumFOp,
        "maxnumf": arith.MaxNumFOp,
        "minimumf": arith.MinimumFOp,
        "minnumf": arith.MinNumFOp,
    }


def _unroll(op: Bound) -> None:
    """Makes a reduction one operation after the other, as it is lowered of others."""
    values = op.operands[0]
    ty = values.type
    if _element(ty) not in SMALL or ty.scalable:
        return
    kind = str(op.attributes["kind"]).rpartition("<")[2].rstrip(">")
    with op.location, bindings().ir.InsertionPoint(op):
        lanes = [*list(op.operands)[1:], *_lanes(values)]
        if len(op.operands) == 1 and kind in _NEUTRAL:
            lanes.insert(0, _constant(op.results[0].type, _NEUTRAL[kind]))
        total = lanes[0]
        for lane in lanes[1:]:
            total = _make(_combiners()[kind], [op.results[0].type], [total, lane])[0]
    op.results[0].replace_all_uses_with(total)
    op.erase()


_NEUTRAL: Final = {"add": 0.0, "mul": 1.0}
"""What a reduction without an accumulator begins with, as upstream lowers it."""


def _constant(ty: Bound, value: float) -> Bound:
    attributes = {"value": bindings().ir.FloatAttr.get(ty, value)}
    made = bindings().ir.Operation.create(
        arith.ConstantOp.op_name, results=[ty], operands=[], attributes=attributes
    )
    return made.results[0]


def _promote(op: Bound) -> None:
    values = [*op.operands, *op.results]
    if not any(_element(value.type) in SMALL for value in values):
        return
    ir = bindings().ir
    vectors = [v.type for v in values if isinstance(v.type, ir.VectorType)]
    if any(ty.scalable for ty in vectors):
        return
    with op.location, ir.InsertionPoint(op):
        if not vectors:
            found = _scalar(op, list(op.operands), _types(op))
        else:
            lanes = zip(*[_lanes(value) for value in op.operands], strict=True)
            rows = [_scalar(op, list(lane), _types(op)) for lane in lanes]
            found = [
                _make(vector.FromElementsOp, [result.type], column)[0]
                for result, column in zip(
                    op.results, zip(*rows, strict=True), strict=True
                )
            ]
    for result, value in zip(list(op.results), found, strict=True):
        result.replace_all_uses_with(value)
    op.erase()


def _element(ty: Bound) -> str:
    """The name of a type, or of its elements."""
    return str(getattr(ty, "element_type", ty))


def _types(op: Bound) -> list[Bound]:
    return [getattr(result.type, "element_type", result.type) for result in op.results]


def _lanes(value: Bound) -> Sequence[Bound]:
    count = 1
    for size in value.type.shape:
        count *= size
    types = [value.type.element_type] * count
    return _make(vector.ToElementsOp, types, [value])


def _scalar(op: Bound, operands: list[Bound], types: list[Bound]) -> list[Bound]:
    """What an op gives of scalars, computed with doubles."""
    double = bindings().ir.F64Type.get()
    given = [_decoded(value) for value in operands]
    if op.name in {cls.op_name for cls in _casts()}:
        return [_rounded(given[0], types[0])]
    wide = [double if str(ty) in SMALL else ty for ty in types]
    attributes = {name: op.attributes[name] for name in op.attributes}
    made = bindings().ir.Operation.create(
        op.name, results=wide, operands=given, attributes=attributes
    )
    return [
        value if value.type == ty else _encoded(_call(_NUMBER, value, double), ty)
        for value, ty in zip(made.results, types, strict=True)
    ]


def _rounded(value: Bound, ty: Bound) -> Bound:
    """A double, or another float, as one of a type."""
    if value.type == ty:
        return value
    if str(ty) in SMALL:
        return _encoded(value, ty)
    is_wider = FORMATS[str(ty)].width > FORMATS[str(value.type)].width
    return _make(arith.ExtFOp if is_wider else arith.TruncFOp, [ty], [value])[0]


def _decoded(value: Bound) -> Bound:
    """The double of a scalar; what is no small float is what it was."""
    name = str(value.type)
    if name not in SMALL:
        return value
    ir = bindings().ir
    bits = ir.IntegerType.get_signless(FORMATS[name].width)
    (pattern,) = _make(arith.BitcastOp, [bits], [value])
    (pattern,) = _make(arith.ExtUIOp, [_word()], [pattern])
    return _call(_DECODE + name, pattern, ir.F64Type.get())


def _encoded(value: Bound, ty: Bound) -> Bound:
    """The number of a small format nearest to a float."""
    ir, name = bindings().ir, str(ty)
    value = _rounded(value, ir.F64Type.get())
    pattern = _call(_ENCODE + name, value, _word())
    bits = ir.IntegerType.get_signless(FORMATS[name].width)
    (pattern,) = _make(arith.TruncIOp, [bits], [pattern])
    return _make(arith.BitcastOp, [ty], [pattern])[0]


def _word() -> Bound:
    return bindings().ir.IntegerType.get_signless(64)


def _call(name: str, value: Bound, ty: Bound) -> Bound:
    callee = bindings().ir.FlatSymbolRefAttr.get(name)
    made = bindings().ir.Operation.create(
        func.CallOp.op_name,
        results=[ty],
        operands=[value],
        attributes={"callee": callee},
    )
    return made.results[0]


def _make(cls: type[Op], types: list[Bound], operands: Sequence[Bound]) -> list[Bound]:
    made = bindings().ir.Operation.create(
        cls.op_name, results=types, operands=list(operands)
    )
    return list(made.results)


# The library, as text


def _decode(fmt: FloatFormat) -> str:
    """The double of a pattern. A subnormal number is a whole one, scaled.

    A format without zero has none of these.
    """
    scale = FORMATS["f64"].bias + fmt.lowest - fmt.fraction << 52
    at = fmt.fraction
    return f"""
func.func private @{_DECODE}{fmt.name}(%bits: i64) -> f64 {{
  %top = arith.constant {1 << fmt.sign_bit} : i64
  %rest = arith.constant {(1 << fmt.sign_bit) - 1} : i64
  %least = arith.constant {(1 << at) * fmt.zero} : i64
  %to_top = arith.constant {63 - fmt.sign_bit} : i64
  %to_place = arith.constant {52 - at} : i64
  %bias = arith.constant {FORMATS["f64"].bias - fmt.bias << 52} : i64
  %scale_bits = arith.constant {scale} : i64
  %scale = llvm.bitcast %scale_bits : i64 to f64
  %sign_bit = arith.andi %bits, %top : i64
  %sign = arith.shli %sign_bit, %to_top : i64
  %size = arith.andi %bits, %rest : i64
  %placed = arith.shli %size, %to_place : i64
  %normal = arith.addi %placed, %bias : i64
  %whole = llvm.uitofp %size : i64 to f64
  %scaled = arith.mulf %whole, %scale : f64
  %subnormal = llvm.bitcast %scaled : f64 to i64
  %is_small = arith.cmpi ult, %size, %least : i64
  %finite = arith.select %is_small, %subnormal, %normal : i64
  {_specials(fmt)}
  %found = arith.ori %special, %sign : i64
  %value = llvm.bitcast %found : i64 to f64
  return %value : f64
}}"""


_NAN: Final = 0x7FF8 << 48
_INFINITY: Final = 0x7FF0 << 48


def _specials(fmt: FloatFormat) -> str:
    """Makes `%special` of `%finite`: what is infinite, or no number."""
    lines = [f"%nan = arith.constant {_NAN} : i64"]
    found, test, of, first = "finite", "eq", "size", fmt.nan
    if fmt.specials == "ieee":
        test, first = "ugt", fmt.infinity
        found = "or_infinity"
        lines += [
            f"%inf = arith.constant {_INFINITY} : i64",
            f"%infinite = arith.constant {fmt.infinity} : i64",
            "%is_infinite = arith.cmpi eq, %size, %infinite : i64",
            "%or_infinity = arith.select %is_infinite, %inf, %finite : i64",
        ]
    elif fmt.specials == "none":
        # A pattern that no number has.
        first = -1
    elif not fmt.negative_zero:
        of = "bits"
    lines += [
        f"%first = arith.constant {first} : i64",
        f"%is_nan = arith.cmpi {test}, %{of}, %first : i64",
        f"%special = arith.select %is_nan, %nan, %{found} : i64",
    ]
    return "\n  ".join(lines)


def _encode(fmt: FloatFormat) -> str:
    """The pattern nearest to a double, ties to even.

    A format without zero has a number in its place, and one pattern less below others.
    """
    at = fmt.fraction
    return f"""
func.func private @{_ENCODE}{fmt.name}(%value: f64) -> i64 {{
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %sign_at = arith.constant 63 : i64
  %at = arith.constant 52 : i64
  %rest = arith.constant {(1 << 63) - 1} : i64
  %hidden = arith.constant {1 << 52} : i64
  %below = arith.constant {(1 << 52) - 1} : i64
  %bias = arith.constant {FORMATS["f64"].bias} : i64
  %lowest = arith.constant {fmt.lowest} : i64
  %dropped = arith.constant {52 - at} : i64
  %all = arith.constant 54 : i64
  %fraction = arith.constant {at} : i64
  %largest = arith.constant {fmt.largest} : i64
  %over = arith.constant {fmt.infinity} : i64
  %nan = arith.constant {fmt.nan} : i64
  %inf = arith.constant {_INFINITY} : i64
  %bits = llvm.bitcast %value : f64 to i64
  %sign = arith.shrui %bits, %sign_at : i64
  %size = arith.andi %bits, %rest : i64
  %biased = arith.shrui %size, %at : i64
  %exponent = arith.subi %biased, %bias : i64
  %part = arith.andi %size, %below : i64
  %significand = arith.ori %part, %hidden : i64
  %raised = arith.maxsi %exponent, %lowest : i64
  %under = arith.subi %raised, %exponent : i64
  %wanted = arith.addi %dropped, %under : i64
  %drop = arith.minsi %wanted, %all : i64
  %whole = arith.shrui %significand, %drop : i64
  %unit = arith.shli %one, %drop : i64
  %mask = arith.subi %unit, %one : i64
  %left = arith.andi %significand, %mask : i64
  %half = arith.shrui %unit, %one : i64
  %more = arith.cmpi ugt, %left, %half : i64
  %tie = arith.cmpi eq, %left, %half : i64
  %odd = arith.trunci %whole : i64 to i1
  %to_even = arith.andi %tie, %odd : i1
  %up = arith.ori %more, %to_even : i1
  %carry = arith.extui %up : i1 to i64
  %rounded = arith.addi %whole, %carry : i64
  %steps = arith.subi %raised, %lowest : i64
  %base = arith.shli %steps, %fraction : i64
  %plain = arith.addi %base, %rounded : i64
  %less = arith.constant {int(not fmt.zero)} : i64
  %moved_down = arith.subi %plain, %less : i64
  %pattern = arith.maxsi %moved_down, %zero : i64
  %is_over = arith.cmpi ugt, %pattern, %largest : i64
  %finite = arith.select %is_over, %over, %pattern : i64
  %is_nan = arith.cmpi ugt, %size, %inf : i64
  %found = arith.select %is_nan, %nan, %finite : i64
  {_signed(fmt)}
  return %result : i64
}}"""


def _signed(fmt: FloatFormat) -> str:
    """Makes `%result` of `%found` and its `%sign`, which a single zero has not."""
    return f"""%to_top = arith.constant {fmt.sign_bit} : i64
  %moved = arith.shli %sign, %to_top : i64
  %signed = arith.ori %found, %moved : i64
  %is_zero = arith.cmpi eq, %found, %zero : i64
  %one_zero = arith.constant {str(not fmt.negative_zero).lower()}
  %bare = arith.andi %is_zero, %one_zero : i1
  %result = arith.select %bare, %found, %signed : i64"""


_WAYS: Final = (_decode, _encode)

_POSITIVE: Final = f"""
func.func private @{_NUMBER}(%value: f64) -> f64 {{
  %nan = arith.constant 0x7FF8000000000000 : f64
  %is_nan = arith.cmpf uno, %value, %value : f64
  %found = arith.select %is_nan, %nan, %value : f64
  return %found : f64
}}"""
"""The sign of a NaN that is computed is the processor's: where it becomes the largest
number of a format that has none, it is positive."""
