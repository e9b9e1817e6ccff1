"""What the documents say of affine expressions, loops and transfers, rule by rule."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge import legacy
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.core import Operation


def read(text: str) -> Operation:
    return legacy.parse(text, filename="old.mlir")


def complaint(text: str) -> str:
    """What a program that breaks a rule is told first."""
    with pytest.raises((bridge.Malformed, bridge.Invalid)) as refused:
        bridge.verify(read(text))
    return refused.value.diagnostics[0].message


def body(text: str) -> str:
    """A text inside of a function."""
    return (
        "#set = (d0)[s0] : (d0 >= 0, s0 - d0 >= 0)\n"
        "func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {\n"
        f"{text}\n  return\n}}\n"
    )


def value(expr: str, *dims: int) -> int:
    """What an expression over `i` and `j` comes to."""
    module = read(f"func @f() attributes {{a = (i, j) -> ({expr})}} {{ return }}")
    function = module.body.first
    assert function is not None
    attr = function.get("a")
    assert isinstance(attr, AffineMapAttr)
    (result,) = attr.map.evaluate(dims)
    return result


# Affine expressions


@pytest.mark.parametrize(
    ("expr", "wanted"),
    [
        ("i + j * 2", 7 + 3 * 2),
        ("(i + j) * 2", (7 + 3) * 2),
        ("i - j - 1", 7 - 3 - 1),
        ("i - (j - 1)", 7 - (3 - 1)),
        ("i floordiv 2 * 3", 7 // 2 * 3),
        ("i * 3 floordiv 2", 7 * 3 // 2),
        ("i mod 4 * 2", 7 % 4 * 2),
        ("i * 2 mod 4", 7 * 2 % 4),
        ("-i mod 4", -7 % 4),
        ("-i floordiv 2", -7 // 2),
        ("-(i floordiv 2)", -(7 // 2)),
        ("i + j mod 2", 7 + 3 % 2),
        ("i ceildiv 2 ceildiv 2", 2),
        ("i - -1", 8),
    ],
)
def test_operations_bind_as_the_document_says(expr: str, wanted: int) -> None:
    assert value(expr, 7, 3) == wanted


@given(st.integers(-99, 99), st.integers(1, 9))
def test_quotients_round_and_remainders_are_positive(i: int, n: int) -> None:
    assert value(f"i floordiv {n}", i, 0) == i // n
    assert value(f"i ceildiv {n}", i, 0) == -(-i // n)
    assert 0 <= value(f"i mod {n}", i, 0) < n


@pytest.mark.parametrize(
    "expr", ["i mod 0", "i mod -2", "i floordiv 0", "i ceildiv -1"]
)
def test_a_divisor_is_positive(expr: str) -> None:
    text = f"func @f() attributes {{a = (i) -> ({expr})}} {{ return }}"
    (warning,) = legacy.upgrade(text).diagnostics
    assert warning.message == "the divisor of an affine expression must be positive"


@pytest.mark.parametrize("expr", ["i mod 10", "i floordiv 2 - 0", "i * 0 + j"])
def test_other_expressions_are_not_warned_of(expr: str) -> None:
    text = f"func @f() attributes {{a = (i, j) -> ({expr})}} {{ return }}"
    assert not legacy.upgrade(text).diagnostics


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(i, i) -> (i)", "redefinition of identifier 'i'"),
        ("(i)[i] -> (i)", "redefinition of identifier 'i'"),
        ("(i) -> (j)", "use of undeclared identifier"),
        ("(i) : (j >= 0)", "use of undeclared identifier"),
        ("(i, j) -> (i * j)", "non-affine expression"),
        ("(i, j) -> (i mod j)", "non-affine expression"),
        ("(i, j) -> (i floordiv j)", "non-affine expression"),
        ("(i) -> (i i)", "expected ')'"),
        ("(i) : (i)", "expected '== affine-expr' or '>= affine-expr'"),
    ],
)
def test_maps_and_sets_use_what_they_bind(text: str, message: str) -> None:
    assert message in complaint(f"#m = {text}\n")


def test_symbols_may_multiply_and_divide() -> None:
    text = "#m = (i)[s] -> (s * i, i floordiv s, i ceildiv s, i mod s)\n"
    assert read(text).name == "builtin.module"


# Loops and conditions


def test_a_bound_of_several_results_says_which() -> None:
    several = "(i) -> (i, 8)(%n)"
    loop = "affine.for %i = {} to {} {{ }}"
    assert "requires 'max' prefix" in complaint(body(loop.format(several, "9")))
    assert "requires 'min' prefix" in complaint(body(loop.format("0", several)))
    bounds = f"max {several}", f"min {several}"
    bridge.verify(read(body(loop.format(*bounds))))


def trips(bounds: str) -> int:
    """How often a loop between bounds runs."""
    module = read(
        "func @f() -> index {\n"
        "  %zero = constant 0 : index\n"
        "  %one = constant 1 : index\n"
        f"  %r = affine.for %i = {bounds} iter_args(%a = %zero) -> (index) {{\n"
        "    %b = addi %a, %one : index\n"
        "    affine.yield %b : index\n"
        "  }\n"
        "  return %r : index\n}\n"
    )
    return int(bridge.compile(module)["f"]())


@pytest.mark.parametrize(
    ("bounds", "wanted"),
    [("0 to 10", 10), ("0 to 10 step 3", 4), ("3 to 3", 0), ("-2 to 1", 3)],
)
def test_a_range_holds_its_lower_bound_and_not_its_upper(
    bounds: str, wanted: int
) -> None:
    assert trips(bounds) == wanted


@pytest.mark.parametrize("step", ["-1", "0"])
def test_a_step_is_positive(step: str) -> None:
    text = body(f"affine.for %i = 0 to 9 step {step} {{ }}")
    if step == "0":
        assert "step" in complaint(text)
    else:
        message = "expected step to be representable as a positive signed integer"
        assert message in complaint(text)


def test_a_step_is_a_constant() -> None:
    assert "expected" in complaint(body("affine.for %i = 0 to 9 step %n { }"))


def test_branches_of_a_condition_have_no_arguments() -> None:
    text = body(
        "affine.for %i = 0 to 9 {\n"
        "  affine.if #set(%i)[%n] {\n  ^bb0(%a: index):\n  }\n}"
    )
    assert "arguments" in complaint(text)


def test_a_loop_has_one_block_and_one_terminator() -> None:
    twice = '"affine.terminator"() : () -> ()\n' * 2
    message = complaint(body(f"affine.for %i = 0 to 9 {{\n{twice}}}"))
    assert "must be the last operation in the parent block" in message
    assert complaint(body("affine.for %i = 0 to 9 {\n^a:\n  br ^b\n^b:\n}"))


def test_the_terminator_belongs_into_affine_ops() -> None:
    assert "only terminates affine.if/for/parallel" in complaint(
        body('"affine.terminator"() : () -> ()').replace("  return\n", "")
    )


# Dimensions and symbols


INSIDE = "affine.for %i = 0 to 9 {{\n  {}\n}}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("affine.for %j = 0 to (d)[s] -> (d + s)(%i)[%n] { }", None),
        ("affine.if #set(%i)[%n] { }", None),
        ("%c = constant 3 : index\n affine.if #set(%i)[%c] { }", None),
        (
            "%a = affine.apply ()[s] -> (s + 1)()[%n]\n affine.if #set(%i)[%a] { }",
            None,
        ),
        ("affine.if #set(%n)[%i] { }", "cannot be used as a symbol"),
        (
            "%a = affine.apply (d) -> (d + 1)(%i)\n affine.if #set(%n)[%a] { }",
            "cannot be used as a symbol",
        ),
        (
            "%x2 = fptosi %x : f32 to i32\n"
            "%a = index_cast %x2 : i32 to index\n affine.if #set(%a)[%n] { }",
            "cannot be used as a dimension id",
        ),
    ],
)
def test_dimensions_and_symbols_are_bound_to_what_may_be(
    text: str, message: str | None
) -> None:
    program = body(INSIDE.format(text))
    if message is None:
        bridge.verify(read(program))
    else:
        assert message in complaint(program)


def test_a_map_gets_as_many_values_as_it_takes() -> None:
    message = complaint(body("%a = affine.apply (d)[s] -> (d + s)(%n)"))
    assert "dimension or symbol index mismatch" in message


# Transfers


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("%A[%n, %m], %x {permutation_map: (i, j) -> (j)} : M, vector<4xf32>", ""),
        (
            "%A[%n, %m], %x {permutation_map: (i, j) -> (j, i)} : M, vector<4x2xf32>",
            None,
        ),
        (
            "%A[%n, %m], %x {permutation_map: (i, j) -> (0, j)} : M, vector<4x2xf32>",
            None,
        ),
        (
            "%A[%n, %m], %x {permutation_map: (i, j) -> (i, i)} : M, vector<4x2xf32>",
            "permutation_map that is a permutation",
        ),
        (
            "%A[%n, %m], %x {permutation_map: (i, j) -> (i + j)} : M, vector<4xf32>",
            "permutation",
        ),
        (
            "%A[%n, %m], %x {permutation_map: (i, j) -> (1)} : M, vector<4xf32>",
            "permutation",
        ),
        (
            "%A[%n, %m], %x {permutation_map: (i) -> (i)} : M, vector<4xf32>",
            "permutation_map",
        ),
        (
            "%A[%n, %m], %x {permutation_map: (i, j) -> (j)} : M, vector<4x2xf32>",
            "permutation_map",
        ),
        ("%A[%n], %x {permutation_map: (i, j) -> (j)} : M, vector<4xf32>", "indices"),
        (
            "%A[%n, %m], %n {permutation_map: (i, j) -> (j)} : M, vector<4xf32>",
            "expects different type than prior uses",
        ),
    ],
)
def test_a_transfer_permutes_and_broadcasts_elements_of_one_type(
    text: str, message: str
) -> None:
    read_ = text.replace(": M", ": memref<?x?xf32>")
    program = body(f"%v = vector.transfer_read {read_}")
    if not message:
        bridge.verify(read(program))
    else:
        assert message in complaint(program)


@pytest.mark.parametrize(
    "text",
    [
        "%r = vector.transfer_read %A[%n, %m], %x {permutation_map: (i, j) -> (j)}"
        " : memref<?x?xf32>, vector<4xi32>",
        "%c = constant dense<0> : vector<4xi32>\n"
        "vector.transfer_write %c, %A[%n, %m] {permutation_map: (i, j) -> (j)}"
        " : vector<4xi32>, memref<?x?xf32>",
    ],
)
def test_elements_of_two_types_are_warned_of(text: str) -> None:
    (warning,) = legacy.upgrade(body(text)).diagnostics
    assert "between elements 'f32' and 'i32' was wrong" in warning.message


def test_a_write_does_not_broadcast() -> None:
    program = body(
        "%v = splat %x : vector<4xf32>\n"
        "vector.transfer_write %v, %A[%n, %m] {permutation_map: (i, j) -> (0)} : "
        "vector<4xf32>, memref<?x?xf32>"
    )
    assert "broadcast" in complaint(program)
