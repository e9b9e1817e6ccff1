"""Dialect conversion: targets, types, signatures, casts, and what is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import bridge
from bridge.dialects import arith, complex, func
from bridge.dialects.scf import structural
from bridge.errors import PassFailed
from bridge.ir.attributes import UNIT
from bridge.ir.core import Operation, Value
from bridge.ir.types import F32, F64, I32, I64, ComplexType, IntegerType, Type
from bridge.rewrite import Rewriter, pattern
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionConfig,
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    SignaturePattern,
    TypeConverter,
    apply_full_conversion,
    apply_partial_conversion,
    conversion_pattern,
    convert_types,
)

SUMS = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
"""


def widening() -> TypeConverter:
    """Makes i64 of i32, and leaves all else."""
    converter = TypeConverter()
    converter.add(Type, lambda ty: ty)
    converter.add(IntegerType, lambda ty: I64 if ty is I32 else None)
    return converter


@conversion_pattern(arith.AddIOp, arith.MulIOp, func.ReturnOp)
def same_of_converted(op: Any, adaptor: Any, rewriter: ConversionRewriter) -> None:
    assert rewriter.converter is not None
    types = rewriter.converter.convert_all(result.type for result in op.results)
    rewriter.replace(op, rewriter(op.name, adaptor.operands, types or ()))


def test_types_are_converted_with_signatures_and_operands() -> None:
    module, converter = bridge.parse(SUMS), widening()
    target = ConversionTarget(legal=["builtin"])
    target.dynamically("arith", "func", when=converter.is_legal)
    patterns = [same_of_converted, SignaturePattern()]
    apply_full_conversion(module, target, patterns, converter=converter)
    bridge.verify(module)
    assert str(module) == str(bridge.parse(SUMS.replace("i32", "i64")))


def test_values_of_one_type_become_several() -> None:
    module = bridge.parse("""
    func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
      %0 = complex.add %a, %b : complex<f32>
      return %0 : complex<f32>
    }""")
    converter = TypeConverter()
    converter.add(Type, lambda ty: ty)
    converter.add(ComplexType, lambda ty: [ty.element, ty.element])

    @conversion_pattern(complex.AddOp)
    def add(op: complex.AddOp, adaptor: Any, rewriter: ConversionRewriter) -> None:
        pairs = zip(adaptor.lhs, adaptor.rhs, strict=True)
        rewriter.replace(op, [[arith.AddFOp(a, b).result for a, b in pairs]])

    @conversion_pattern(func.ReturnOp)
    def give(op: func.ReturnOp, adaptor: Any, rewriter: ConversionRewriter) -> None:
        rewriter.replace(op, func.ReturnOp(adaptor.operands))

    target = ConversionTarget(legal=["builtin", "arith"], illegal=["complex"])
    target.dynamically("func", when=converter.is_legal)
    patterns = [add, give, SignaturePattern()]
    apply_full_conversion(module, target, patterns, converter=converter)
    bridge.verify(module)
    expected = bridge.parse("""
    func.func @f(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, f32) {
      %0 = arith.addf %a, %c : f32
      %1 = arith.addf %b, %d : f32
      return %0, %1 : f32, f32
    }""")
    assert str(module) == str(expected)


def test_what_is_left_between_types_is_materialized() -> None:
    module, converter = bridge.parse(SUMS), widening()

    def cast(op: type[Operation]) -> Any:
        def make(
            rewriter: Rewriter,
            types: tuple[Type, ...],
            values: Sequence[Value],
            location: object,
        ) -> Value:
            return rewriter(op.op_name, values, types).result  # type: ignore[attr-defined]

        return make

    converter.add_source_materialization(cast(arith.TruncIOp))
    converter.add_target_materialization(cast(arith.ExtSIOp))
    target = ConversionTarget(legal=[arith.MulIOp, func.ReturnOp])
    target.dynamically(arith.AddIOp, when=converter.is_legal)
    apply_partial_conversion(module, target, [same_of_converted], converter=converter)
    bridge.verify(module)
    names = [op.name for op in module.walk()][2:]
    assert names == [
        *("arith.extsi", "arith.extsi", "arith.addi", "arith.trunci"),
        *("arith.muli", "func.return"),
    ]


def test_a_value_that_nothing_makes_is_told() -> None:
    module, converter = bridge.parse(SUMS), widening()
    target = ConversionTarget(legal=[arith.AddIOp, func.ReturnOp])
    target.dynamically(arith.MulIOp, when=converter.is_legal)
    with pytest.raises(PassFailed) as caught:
        apply_partial_conversion(
            module, target, [same_of_converted], converter=converter
        )
    (found,) = caught.value.diagnostics
    assert found.message == (
        "failed to legalize unresolved materialization from ('i32') to ('i64') that "
        "remained live after conversion"
    )
    assert found.notes[-1].message.startswith("see existing live user here: %")


@pytest.mark.parametrize(
    ("apply", "illegal", "message"),
    [
        (
            apply_partial_conversion,
            [arith.MulIOp],
            "failed to legalize operation 'arith.muli' that was explicitly marked "
            'illegal: %1 = "arith.muli"(%0, %0) <{overflowFlags = '
            "#arith.overflow<none>}> : (i32, i32) -> i32",
        ),
        (
            apply_full_conversion,
            [],
            "failed to legalize operation 'builtin.module': "
            '"builtin.module"() ({...}) : () -> ()',
        ),
    ],
)
def test_what_cannot_be_legalized_is_told(
    apply: Any, illegal: list[type[Operation]], message: str
) -> None:
    module = bridge.parse(SUMS)
    with pytest.raises(PassFailed) as caught:
        apply(module, ConversionTarget(illegal=illegal), [])
    assert caught.value.diagnostics[0].message == message


def test_what_a_pattern_makes_is_converted_in_turn_but_not_by_itself() -> None:
    @pattern(arith.AddIOp)
    def to_sub(op: arith.AddIOp, rewriter: Rewriter) -> None:
        rewriter.replace(op, arith.SubIOp(op.lhs, op.rhs))

    @pattern(arith.SubIOp)
    def to_mul(op: arith.SubIOp, rewriter: Rewriter) -> None:
        rewriter.replace(op, arith.MulIOp(op.lhs, op.rhs))

    @pattern(arith.MulIOp)
    def to_itself(op: arith.MulIOp, rewriter: Rewriter) -> None:
        rewriter.replace(op, arith.MulIOp(op.lhs, op.rhs))

    target = ConversionTarget(illegal=[arith.AddIOp, arith.SubIOp])
    module = bridge.parse(SUMS)
    apply_partial_conversion(module, target, [to_sub, to_mul])
    assert str(module).count("arith.muli") == 2
    target.illegal(arith.MulIOp)
    with pytest.raises(PassFailed, match=r"'arith.muli' that was explicitly marked"):
        apply_partial_conversion(module, target, [to_itself])


def test_a_pattern_that_leaves_its_root_illegal_is_told() -> None:
    @pattern(arith.AddIOp)
    def beside(op: arith.AddIOp, rewriter: Rewriter) -> None:
        arith.ConstantOp(1, I32)

    target = ConversionTarget(illegal=[arith.AddIOp])
    with pytest.raises(PassFailed, match=r"'arith.addi' that was explicitly marked"):
        apply_partial_conversion(bridge.parse(SUMS), target, [beside])


def test_what_is_recursively_legal_is_not_looked_at() -> None:
    target = ConversionTarget(legal=[func.FuncOp], illegal=["arith"])
    target.recursively(func.FuncOp, when=lambda op: op.sym_name.value == "f")
    module = bridge.parse(SUMS)
    apply_partial_conversion(module, target, [])
    with pytest.raises(PassFailed, match="explicitly marked illegal"):
        apply_partial_conversion(bridge.parse(SUMS.replace("@f", "@g")), target, [])


def test_an_op_counts_before_its_dialect_and_the_unknown_last() -> None:
    target = ConversionTarget(legal=[arith.MulIOp], illegal=["arith"])
    target.unknown(lambda op: op.name == "func.return")
    found = [target.legality(op).value for op in bridge.parse(SUMS).walk()]
    assert found == ["illegal", "illegal", "illegal", "legal", "legal"]


def test_wrong_arguments_are_told() -> None:
    with pytest.raises(ValueError, match="Operation is not the class of an op"):
        ConversionTarget(legal=[Operation])
    with pytest.raises(TypeError, match="'what' must be type, not int"):
        ConversionTarget().legal(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'kind' must be type"):
        TypeConverter().add(F32, lambda ty: F64)  # type: ignore[arg-type]


def test_a_conversion_pattern_is_for_conversions() -> None:
    class Nothing(ConversionPattern, roots=arith.AddIOp):
        def convert(
            self, op: Any, adaptor: Adaptor, rewriter: ConversionRewriter
        ) -> None: ...

    op = next(op for op in bridge.parse(SUMS).walk() if op.name == "arith.addi")
    with pytest.raises(TypeError, match="Nothing is for dialect conversion only"):
        Nothing().rewrite(op, Rewriter())


def test_another_number_of_values_is_refused() -> None:
    @pattern(arith.AddIOp)
    def twice(op: arith.AddIOp, rewriter: Rewriter) -> None:
        rewriter.replace(op, [op.lhs, op.rhs])

    target = ConversionTarget(illegal=[arith.AddIOp])
    with pytest.raises(ValueError, match="has 1 results, 2 values given"):
        apply_partial_conversion(bridge.parse(SUMS), target, [twice])


def test_what_folds_is_folded_before_patterns_are_tried() -> None:
    module = bridge.parse("""
    func.func @f(%a: i32) -> (i32, i32) {
      %c = arith.constant 2 : i32
      %0 = arith.addi %c, %c : i32
      %1 = arith.addi %c, %a : i32
      return %0, %1 : i32, i32
    }""")
    target = ConversionTarget(legal=[arith.ConstantOp])
    # In place: the constant comes last.
    target.dynamically(arith.AddIOp, when=lambda op: op.lhs.defining_op is None)
    apply_partial_conversion(module, target, [])
    bridge.verify(module)
    assert "arith.constant 4 : i32" in str(module)
    assert "arith.addi %arg0, %c2_i32 : i32" in str(module)


def after(text: str, target: ConversionTarget, *patterns: Any, **given: Any) -> str:
    """What a program of functions becomes by a partial conversion."""
    module = bridge.parse(text, allow_unregistered=True)
    apply_partial_conversion(module, target, patterns, **given)
    return str(module)


def becoming(old: str, new: str, ty: Type) -> ConversionPattern:
    """Makes another op, with a result of another type."""

    @conversion_pattern(old)
    def make(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
        rewriter.replace(op, rewriter(new, [], [ty]))

    return make


@conversion_pattern("x.user")
def use_converted(op: Operation, adaptor: Any, rewriter: ConversionRewriter) -> None:
    rewriter.replace(op, rewriter("y.user", adaptor.operands))


USED = 'func.func @f() { %0 = "x.a"() : () -> i32 "x.user"(%0) : (i32) -> () return }'


def test_a_value_that_was_replaced_twice_is_what_it_became_last() -> None:
    patterns = (becoming("x.a", "x.b", F32), becoming("x.b", "y.c", F64))
    text = after(USED, ConversionTarget(illegal=["x"]), *patterns, use_converted)
    assert '%0 = "y.c"() : () -> f64' in text
    assert '"y.user"(%0) : (f64) -> ()' in text
    assert "cast" not in text


@conversion_pattern("x.twice")
def twice_in_place(op: Operation, _: Any, rewriter: ConversionRewriter) -> None:
    old, new = op.operands
    with rewriter.modify(op):
        op.set_attribute("done", UNIT)
    if op.get("some") is None:
        rewriter.replace_all_uses(old, [new, new])
    else:
        rewriter.replace_uses_where(old, [new, new], lambda use: use.op is not op)


@pytest.mark.parametrize(("mark", "own"), [("", "%0"), (" {some}", "%arg0")])
def test_the_uses_of_a_value_become_uses_of_several(mark: str, own: str) -> None:
    target = ConversionTarget(legal=["y"])
    target.dynamically("x.twice", when=lambda op: op.get("done") is not None)
    text = after(
        'func.func @f(%a: i32, %b: i16) { "y.use"(%a) : (i32) -> () '
        f'"x.twice"(%a, %b){mark} : (i32, i16) -> () return }}',
        target,
        twice_in_place,
        config=ConversionConfig(materialize=False),
    )
    cast = "%0 = builtin.unrealized_conversion_cast %arg1, %arg1 : i16, i16 to i32"
    assert cast in text
    assert '"y.use"(%0)' in text
    assert f'"x.twice"({own}, %arg1)' in text


def test_calls_whose_results_become_several_or_none_are_converted() -> None:
    rules = TypeConverter()
    rules.add(Type, lambda ty: {I32: [F32, F32], I64: []}.get(ty, [ty]))
    target = ConversionTarget(illegal=["x"])
    target.dynamically(func.CallOp, when=rules.is_legal)
    target.dynamically(func.FuncOp, when=rules.is_signature_legal)
    text = after(
        "func.func private @g() -> (i32, i64, f64) func.func @f() { "
        "%0:3 = call @g() : () -> (i32, i64, f64) "
        '"x.user"(%0#0, %0#1, %0#2) : (i32, i64, f64) -> () return }',
        target,
        SignaturePattern(rules),
        conversion_pattern(func.CallOp, converter=rules)(convert_types),
        use_converted,
    )
    assert "%0:3 = call @g() : () -> (f32, f32, f64)" in text
    assert '"y.user"(%0#0, %0#1, %0#2) : (f32, f32, f64) -> ()' in text


def test_what_cannot_be_converted_is_told_of_where_it_was() -> None:
    target = ConversionTarget(illegal=["x"])
    with pytest.raises(PassFailed) as caught:
        after(USED, target, becoming("x.a", "x.b", I32), use_converted)
    text = "failed to legalize operation 'x.a' that was explicitly marked illegal: "
    assert str(caught.value.diagnostics[0].message).startswith(text)


def test_what_an_unknown_operation_became_is_told_of_itself() -> None:
    target = ConversionTarget(illegal=["x.b"])
    with pytest.raises(PassFailed, match=r"legalize operation 'x[.]b' that"):
        after(USED, target, becoming("x.a", "x.b", I32))


ZERO = "func.func @f(%a: i32) -> i32 { %0 = arith.constant 0 : i32 %1 = arith.addi \
%a, %0 : i32 return %1 : i32 }"


@pytest.mark.parametrize(
    ("folding", "patterns", "wanted"),
    [
        ("before-patterns", True, "return %arg0"),
        ("after-patterns", True, "y.sum"),
        ("after-patterns", False, "return %arg0"),
        ("never", True, "y.sum"),
        ("never", False, "arith.addi"),
    ],
)
def test_operations_are_folded_when_it_is_said(
    folding: Any, patterns: bool, wanted: str
) -> None:
    given = [becoming("arith.addi", "y.sum", I32)] if patterns else []
    config = ConversionConfig(folding=folding)
    assert wanted in after(ZERO, ConversionTarget(), *given, config=config)


def test_what_stays_is_told() -> None:
    left: list[Operation] = []
    config = ConversionConfig(unconverted=left.append)
    after(USED, ConversionTarget(legal=["func", "builtin"]), config=config)
    assert [op.name for op in left] == ["x.a", "x.user"]


def test_casts_that_are_left_tell_what_they_are_for() -> None:
    rules = TypeConverter()
    rules.add(Type, lambda ty: F64)
    text = after(
        USED,
        ConversionTarget(illegal=["x"]),
        becoming("x.a", "y.c", F32),
        conversion_pattern("x.user", converter=rules)(use_converted.convert),
        config=ConversionConfig(materialize=False, mark_casts=True),
    )
    assert 'unrealized_conversion_cast %0 : f32 to f64 {__kind__ = "target"}' in text


PLACES = """func.func @f(%a: i32) attributes {wide} {
  %0 = "x.a"() : () -> i32
  "x.user"(%0) : (i32) -> ()
  return
}
func.func @g(%a: i32) {
  %0 = "x.a"() : () -> i32
  "x.user"(%0) : (i32) -> ()
  return
}"""


def by_place(value: Value) -> Type | None:
    """A wide integer where the function around says so."""
    made = value.defining_op
    around = None if made is None else made.parent_op
    return I64 if around is not None and around.get("wide") is not None else None


def test_types_may_become_others_by_where_values_are() -> None:
    rules = TypeConverter()
    rules.add(Type, lambda ty: ty)
    rules.add_of_values(by_place)
    target = ConversionTarget()
    target.dynamically("x", when=rules.is_legal)
    text = after(
        PLACES,
        target,
        conversion_pattern("x.a", "x.user", converter=rules)(convert_types),
    )
    wide, narrow = text.split("func.func @g")
    assert '%0 = "x.a"() : () -> i64\n    "x.user"(%0) : (i64) -> ()' in wide
    assert '%0 = "x.a"() : () -> i32\n    "x.user"(%0) : (i32) -> ()' in narrow


def test_loops_carry_what_their_values_are_converted_to_where_they_are() -> None:
    rules = TypeConverter()
    rules.add(Type, lambda ty: ty)
    rules.add_of_values(lambda value: F64 if value.type is F32 else None)
    target = ConversionTarget(illegal=["x"])
    structural.make_legal(target, rules)
    text = after(
        "func.func @f(%n: index, %a: f32) -> f32 {"
        "%0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> f32 {"
        "scf.yield %x : f32 } return %0 : f32 }",
        target,
        *structural.patterns(),
        converter=rules,
        config=ConversionConfig(materialize=False),
    )
    assert "iter_args(%arg3 = %0) -> (f64)" in text
    assert "scf.yield %arg3 : f64" in text
