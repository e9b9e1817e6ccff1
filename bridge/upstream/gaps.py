"""Operations that no pass of upstream's lowers, or that one lowers wrongly.

They are taken apart before the pipeline.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection
from functools import cache
from typing import Final

from bridge.dialects import arith, linalg, math, memref, vector
from bridge.dialects.vector.lowering import masks
from bridge.errors import Unsupported
from bridge.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import FloatType, IntegerType, RankedType, VectorType
from bridge.rewrite.greedy import apply_greedily
from bridge.upstream import masked_reductions, narrow, rounding, softmax, stacks
from bridge.upstream.provider import Bound, Module, bindings

# Predicates of `arith.cmpf`, as its property has them.
_EQUAL: Final = 1
_AT_LEAST: Final = 3
_LESS: Final = 4


_MULTIPLY: Final = {"mulf": arith.MulFOp.op_name, "muli": arith.MulIOp.op_name}


class _Classifier:
    """Builds the comparisons that classify the operand of an op."""

    def __init__(self, op: Operation, element: FloatType) -> None:
        self.build = Builder.before(op)
        self.format = element.format
        self._type = op.operands[0].type
        self._element = element
        self._flag = op.result.type
        self._size = self.build(math.AbsFOp.op_name, op.operands, [self._type]).result

    def compare(self, predicate: int, bits: int) -> Value:
        """Compares the absolute value with a pattern; false for what is no number."""
        operands = [self._size, self._constant(bits)]
        name = arith.CmpFOp.op_name
        properties = {"predicate": IntegerAttr(predicate, IntegerType(64))}
        return self.build(name, operands, [self._flag], properties=properties).result

    def both(self, one: Value, other: Value) -> Value:
        """Whether both hold."""
        return self.build(arith.AndIOp.op_name, [one, other], [self._flag]).result

    def _constant(self, bits: int) -> Value:
        attr: FloatAttr | DenseElementsAttr = FloatAttr.of_bits(bits, self._element)
        if isinstance(self._type, VectorType):
            data = bits.to_bytes(-(-self._element.width // 8), "little")
            attr = DenseElementsAttr(self._type, data, True)
        properties = {"value": attr}
        return self.build(
            arith.ConstantOp.op_name, [], [self._type], properties=properties
        ).result


def _classifier(op: Operation) -> _Classifier | None:
    ty = op.operands[0].type
    element = ty.element if isinstance(ty, VectorType) else ty
    return _Classifier(op, element) if isinstance(element, FloatType) else None


def _expand_isinf(op: Operation) -> None:
    classify = _classifier(op)
    if classify is not None:
        op.replace_with([classify.compare(_EQUAL, classify.format.infinity)])


def _expand_isnormal(op: Operation) -> None:
    classify = _classifier(op)
    if classify is not None:
        fmt = classify.format
        smallest = 1 << fmt.fraction
        if fmt.explicit:
            smallest |= smallest << 1
        above = classify.compare(_AT_LEAST, smallest)
        op.replace_with([classify.both(above, classify.compare(_LESS, fmt.infinity))])


def _expand_atomic_rmw(op: memref.AtomicRMWOp) -> None:
    """Makes a product a loop around a compare and exchange, which upstream lowers."""
    multiply = _MULTIPLY.get(op.kind)
    if multiply is None:
        return
    factor, *place = op.operands
    block = Block([factor.type])
    build = Builder.at_end(block)
    build.location = op.location
    old = block.arguments[0]
    product = build(multiply, [old, factor], [factor.type]).result
    build(memref.AtomicYieldOp.op_name, [product])
    name = memref.GenericAtomicRMWOp.op_name
    loop = Builder.before(op)(name, place, [factor.type], regions=[Region([block])])
    op.replace_with(loop)


def _require_sizes(op: Operation) -> None:
    """Refuses what upstream takes apart to loops that do not run."""
    for value in (*op.operands, *op.results):
        if isinstance(value.type, RankedType) and not value.type.has_static_shape:
            text = f"'{op.name}' op of sizes that are not known is not compiled"
            raise Unsupported(op.plain_error(text).diagnostics)


@cache
def _expansions() -> dict[str, Callable[[Bound], None]]:
    """The operations that we take apart ourselves, and how."""
    return {
        math.IsInfOp.op_name: _expand_isinf,
        math.IsNormalOp.op_name: _expand_isnormal,
        memref.AtomicRMWOp.op_name: _expand_atomic_rmw,
        arith.TruncFOp.op_name: rounding.expand,
        linalg.SoftmaxOp.op_name: softmax.expand,
        **{cls.op_name: _require_sizes for cls in _WINOGRAD},
    }


_WINOGRAD: Final = (
    linalg.WinogradFilterTransformOp,
    linalg.WinogradInputTransformOp,
    linalg.WinogradOutputTransformOp,
)


def expanded(module: Operation, names: Collection[str]) -> Operation:
    """The module without those operations: a copy where it has any.

    `names` are those of its operations.
    """
    is_masked = vector.MaskOp.op_name in names
    moves_vectors = not narrow.MOVING.isdisjoint(names)
    is_narrow = moves_vectors and (is_masked or narrow.is_needed(module))
    is_expanded = not _expansions().keys().isdisjoint(names)
    if not (is_masked or is_narrow or is_expanded or stacks.is_needed(names)):
        return module
    module = module.clone()
    stacks.bound(module)
    if is_masked:
        # Upstream's pass forgets the mask that a gather has of its own.
        apply_greedily(module, masks.masked_patterns(), fold=False)
        masked_reductions.choose_lanes(module)
    if is_narrow:
        narrow.widen(module)
    for op in list(module.walk()):
        expand = _expansions().get(op.name)
        if expand is not None:
            expand(op)
    return module


def _each(name: str, step: str) -> str:
    """A step for each operation of a name."""
    found = name.replace(".", "_")
    return f"""
    %{found} = transform.structured.match ops{{["{name}"]}} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %{found} : !transform.any_op {{
    ^bb0(%one: !transform.any_op):
      %op = transform.cast %one : !transform.any_op to !transform.op<"{name}">
      {step}
    }}"""


def _winograd(name: str) -> str:
    step = "transform.structured.decompose_winograd_op %op : "
    return _each(name, step + _MADE % name)


_MADE: Final = '(!transform.op<"%s">) -> !transform.any_op'
_PATTERNS: Final = """
    transform.apply_patterns to %root {{
      transform.apply_patterns.{}
    }} : !transform.any_op"""


@cache
def _steps() -> dict[str, str]:
    """The operations that the transform dialect takes apart, but no pass, and how."""
    softmax_name = linalg.SoftmaxOp.op_name
    decompose = "transform.structured.decompose_interface %op : "
    return {
        vector.ScanOp.op_name: _PATTERNS.format("vector.lower_scan"),
        softmax_name: _each(softmax_name, decompose + _MADE % softmax_name),
        linalg.PackOp.op_name: _each(linalg.PackOp.op_name, _LOWER_PACK),
        linalg.UnPackOp.op_name: _each(linalg.UnPackOp.op_name, _LOWER_UNPACK),
        **{cls.op_name: _winograd(cls.op_name) for cls in _WINOGRAD},
    }


_LOWER_PACK: Final = """%parts:3 = transform.structured.lower_pack %op
          : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">,
          !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)"""
_LOWER_UNPACK: Final = """%parts:5 = transform.structured.lower_unpack %op
          : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">,
          !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">,
          !transform.op<"tensor.extract_slice">, !transform.op<"linalg.copy">)"""
_SCRIPT: Final = """
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(%root: !transform.any_op) {{
    {steps}
    transform.yield
  }}
}}
"""


def apply_patterns(module: Module, names: Collection[str]) -> None:
    """Takes those operations of a module of upstream's apart, in place."""
    steps = [step for name, step in _steps().items() if name in names]
    if not steps:
        return
    ours = bindings()
    interpreter = importlib.import_module(
        f"{ours.package}.dialects.transform.interpreter"
    )
    text = _SCRIPT.format(steps="\n".join(steps))
    script = ours.ir.Module.parse(text, context=module.context)
    sequence = script.body.operations[0]
    interpreter.apply_named_sequence(module.operation, sequence, script.operation)
