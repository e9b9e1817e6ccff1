"""What tosa's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

import bridge
from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

CONSTANTS = """
%zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
%one = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
%shift = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
%count = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
%s01 = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>}
  : () -> !tosa.shape<2>
%s22 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>}
  : () -> !tosa.shape<2>
%sm = tosa.const_shape {values = dense<[-2, 8]> : tensor<2xindex>}
  : () -> !tosa.shape<2>
%four = tosa.const_shape {values = dense<[1, 1, 0, 0]> : tensor<4xindex>}
  : () -> !tosa.shape<4>
%first = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
"""


def rows(name: str, result: str, *told: tuple[str, str, str]) -> dict[str, str]:
    """Ops of a name by their operands, types and attributes, with what is said."""
    return {
        f'%r = "tosa.{name}"({operands}) {attributes} : (' + TYPES[operands] + ") -> "
        f"{result}": message
        for operands, attributes, message in told
    }


M, V, I8 = "tensor<4x4xf32>", "tensor<4xf32>", "tensor<4x4xi8>"
IMAGE, KERNEL, CUBE = "tensor<1x4x4x1xf32>", "tensor<1x3x3x1xf32>", "tensor<2x4x4xf32>"
ONE, SHAPE = "tensor<1xf32>", "!tosa.shape<2>"
TYPES = {
    "%m": M,
    "%v": V,
    "%n": I8,
    "%c": CUBE,
    "%i": IMAGE,
    "%m, %m, %shift": f"{M}, {M}, tensor<1xi8>",
    "%m, %v, %shift": f"{M}, {V}, tensor<1xi8>",
    "%m, %s22": f"{M}, {SHAPE}",
    "%m, %sm": f"{M}, {SHAPE}",
    "%m, %first": f"{M}, !tosa.shape<1>",
    "%m, %s01, %s22": f"{M}, {SHAPE}, {SHAPE}",
    "%m, %sm, %s22": f"{M}, {SHAPE}, {SHAPE}",
    "%m, %s22, %sm": f"{M}, {SHAPE}, {SHAPE}",
    "%m, %s22, %s22": f"{M}, {SHAPE}, {SHAPE}",
    "%m, %four, %one": f"{M}, !tosa.shape<4>, {ONE}",
    "%m, %s22, %one": f"{M}, {SHAPE}, {ONE}",
    "%m, %v": f"{M}, {V}",
    "%m, %m": f"{M}, {M}",
    "%m, %zero, %one": f"{M}, {ONE}, {ONE}",
    "%i, %zero, %one": f"{IMAGE}, {ONE}, {ONE}",
    "%i, %zero, %zero": f"{IMAGE}, {ONE}, {ONE}",
    "%i, %k, %v, %zero, %zero": f"{IMAGE}, {KERNEL}, {V}, {ONE}, {ONE}",
    "%i, %k, %zero, %one, %zero": f"{IMAGE}, {KERNEL}, {ONE}, {ONE}, {ONE}",
    "%i, %k, %zero, %zero, %zero": f"{IMAGE}, {KERNEL}, {ONE}, {ONE}, {ONE}",
    "%c, %c, %zero, %zero": f"{CUBE}, {CUBE}, {ONE}, {ONE}",
    "%c, %c, %zero, %one": f"{CUBE}, {CUBE}, {ONE}, {ONE}",
    "%c, %x": f"{CUBE}, tensor<3x2xi32>",
    "%c, %x, %count": f"{CUBE}, tensor<3x2xi32>, tensor<1xi32>",
    "%c, %y, %count": f"{CUBE}, tensor<2x2xi32>, tensor<1xi32>",
    "%c, %y, %c": f"{CUBE}, tensor<2x2xi32>, {CUBE}",
    "%i, %four, %s22, %s01": f"{IMAGE}, !tosa.shape<4>, {SHAPE}, {SHAPE}",
}
VALUES = (
    f"%m: {M}, %v: {V}, %n: {I8}, %i: {IMAGE}, %k: {KERNEL}, %c: {CUBE}, "
    "%x: tensor<3x2xi32>, %y: tensor<2x2xi32>, %cond: tensor<2xi1>, "
    "%given: !tosa.shape<2>"
)


def window(first: str, of: str, pad: str, stride: str, more: str = "") -> str:
    """The attributes of a kernel that moves."""
    return (
        f"{{{first} = array<i64: {of}>, pad = array<i64: {pad}>, "
        f"stride = array<i64: {stride}>, acc_type = f32{more}}}"
    )


def convolution(pad: str, stride: str, dilation: str) -> str:
    """The attributes of `tosa.conv2d`."""
    return window("dilation", dilation, pad, stride)


def pool(kernel: str, stride: str, pad: str) -> str:
    """The attributes of a pooling op."""
    return window("kernel", kernel, pad, stride)


UP = "{out_pad = array<i64: %s>, stride = array<i64: %s>, acc_type = f32}"

WRONG = {
    **rows(
        "conv2d",
        "tensor<1x2x2x2xf32>",
        (
            "%i, %k, %zero, %zero, %zero",
            convolution("0, 0, -1, 0", "1, 1", "1, 1"),
            "expect all padding values to be >= 0, got 0, 0, -1, 0",
        ),
        (
            "%i, %k, %zero, %zero, %zero",
            convolution("0, 0, 0, 0", "2, 1", "1, 1"),
            "wholly divisible by stride_y, got (4 - 1 + 0 + 0 - (3 - 1) * 1) / 2",
        ),
        (
            "%i, %k, %zero, %zero, %zero",
            convolution("0, 0, 1, 0", "1, 1", "1, 1"),
            "calculated output width did not match expected: calculated=3, expected=2",
        ),
        (
            "%i, %k, %v, %zero, %zero",
            convolution("0, 0, 0, 0", "1, 1", "1, 1"),
            "bias channels expected to be equal to output channels (2) or 1, got 4",
        ),
        (
            "%i, %k, %zero, %one, %zero",
            convolution("0, 0, 0, 0", "1, 1", "1, 1"),
            "input zero point must be zero for non-int8 integer types",
        ),
    ),
    **rows(
        "transpose_conv2d",
        "tensor<1x6x6x1xf32>",
        (
            "%i, %k, %zero, %zero, %zero",
            UP % ("0, 0, 0, -3", "1, 1"),
            "expected out_pad_right > -KW, but got: out_pad_right=-3 and KW=3",
        ),
        (
            "%i, %k, %zero, %zero, %zero",
            UP % ("0, 0, 1, 0", "1, 1"),
            "but got 6 != (4 - 1) * 1 + 1 + 0 + 3",
        ),
        ("%i, %k, %zero, %zero, %zero", UP % ("0, 0, 1, 0", "1, 0"), "got [1, 0]"),
    ),
    **rows(
        "avg_pool2d",
        "tensor<1x2x2x1xf32>",
        ("%i, %zero, %zero", pool("2, 2", "2, 2", "2, 0, 0, 0"), "pad_top=2"),
        ("%i, %zero, %zero", pool("2, 2", "1, 2", "0, 0, 0, 0"), "calculated=3"),
        ("%i, %zero, %zero", pool("3, 2", "2, 2", "0, 0, 0, 0"), "(4 + 0 + 0 - 3) / 2"),
        ("%i, %zero, %one", pool("2, 2", "2, 2", "0, 0, 0, 0"), "output zero point"),
    ),
    **rows(
        "matmul",
        "tensor<2x4x5xf32>",
        ("%c, %c, %zero, %one", "", "b zero point must be zero"),
        ("%c, %c, %zero, %zero", "", "compatible with inferred shape 2, 4, 4"),
    ),
    **rows("matmul_t", "tensor<2x4x5xf32>", ("%c, %c, %zero, %zero", "", "2, 4, 4")),
    **rows(
        "mul",
        M,
        ("%m, %m, %shift", "", "require shift to be 0 for float type"),
        ("%m, %v, %shift", "", "require shift to be 0 for float type"),
    ),
    **rows("negate", V, ("%m, %zero, %one", "", "requires the same shape")),
    **rows("negate", M, ("%m, %zero, %one", "", "output zero point must be zero")),
    **rows(
        "clamp",
        M,
        ("%m", "{min_val = 2.0 : f32, max_val = 1.0 : f32}", "expected min_val <="),
        ("%m", "{min_val = 2.0 : f32, max_val = 0x7FFFFFFF : f32}", "should not be"),
        ("%m", "{min_val = 2 : i8, max_val = 3 : i8}", "attributes types are"),
    ),
    **rows("reshape", "tensor<4x5xf32>", ("%m, %s22", "", "new shape is inconsistent")),
    **rows("reshape", "tensor<2x2xf32>", ("%m, %s22", "", "16 elements into 4")),
    **rows("reshape", "tensor<?x8xf32>", ("%m, %sm", "", "dimension size -2")),
    **rows("reshape", "tensor<3xi32>", ("%m, %first", "", "same element type")),
    **rows("slice", "tensor<2x2xf32>", ("%m, %sm, %s22", "", "got [-2, 8]")),
    **rows("slice", "tensor<2x3xf32>", ("%m, %s01, %s22", "", "vs [2, 2]")),
    **rows("slice", "tensor<2x2xf32>", ("%m, %s22, %sm", "", "must be > 0")),
    **rows("pad", "tensor<6x5xf32>", ("%m, %four, %one", "", "4 + 0 + 0 = 4, but")),
    **rows("pad", "tensor<6x4xf32>", ("%m, %s22, %one", "", "2 * 2 = 4 elements")),
    **rows("tile", "tensor<6xf32>", ("%m, %s22", "", "does not match output rank (1)")),
    **rows("tile", "tensor<6x4xf32>", ("%m, %sm", "", "positive integer or -1")),
    **rows(
        "transpose",
        "tensor<4x5xf32>",
        ("%m", "{perms = array<i32: 1, 1>}", "expected valid permutation indices"),
        ("%m", "{perms = array<i32: 1, 0>}", "same numbers of elements, got 16 and 20"),
        ("%m", "{perms = array<i32: 0>}", "to have size 2 (input rank) but got size 1"),
    ),
    **rows("reverse", M, ("%m", "{axis = 2 : i32}", "larger than reverse axis (2)")),
    **rows(
        "concat",
        "tensor<4x9xf32>",
        ("%m, %m", "{axis = 1 : i32}", "axis dimension, got 8 and 9"),
        ("%m, %v", "{axis = 0 : i32}", "same rank, but got 2 vs 1 on operands 0 and 1"),
        ("%m, %m", "{axis = 2 : i32}", "got 2"),
    ),
    **rows("concat", "tensor<5x8xf32>", ("%m, %m", "{axis = 1 : i32}", "inferred")),
    **rows("gather", "tensor<2x2x4xf32>", ("%c, %x", "", "indices dimension 0")),
    **rows(
        "row_gather",
        "tensor<2x5x4xf32>",
        ("%c, %x, %count", "", "expected batch of indices to match size 2, got 3"),
        ("%c, %y, %count", "", "equal to indices[1]*row_count (4), got 5"),
    ),
    **rows("scatter", CUBE, ("%c, %y, %c", "", "input dimension 1 to have size 2")),
    **rows(
        "resize",
        "tensor<1x9x4x1xf32>",
        ("%i, %four, %s22, %s01", "{mode = #tosa.resize_mode<BILINEAR>}", "be > 0"),
    ),
    **rows(
        "reduce_sum",
        "tensor<4x1xf32>",
        ("%m", "{axis = 2 : i32}", "rank (2) to be larger than reduce axis (2)"),
        ("%m", "{axis = 0 : i32}", "expect reduced dimension size to be 1, got 4"),
        ("%n", "{axis = 1 : i32}", "inferred type(s) 'tensor<4x1xi8>' are incomp"),
    ),
    **rows("argmax", "tensor<5xi32>", ("%m", "{axis = 0 : i32}", "shape '4', got '5'")),
    **rows("dim", "!tosa.shape<1>", ("%m", "{axis = 2 : i32}", "range [0, 2), got 2")),
    '"tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xf32>': (
        "expected same attr/result element types"
    ),
    "tosa.slice %m, %given, %given : (tensor<4x4xf32>, !tosa.shape<2>, !tosa.shape<2>) "
    "-> tensor<4x4xf32>": "shape operand is not compile time resolvable",
    "tosa.add_shape %s22, %first : (!tosa.shape<2>, !tosa.shape<1>) "
    "-> !tosa.shape<2>": ("operands don't have matching ranks"),
    "tosa.concat_shape %s22, %first : (!tosa.shape<2>, !tosa.shape<1>) "
    "-> !tosa.shape<2>": "sum of the input shape ranks (3), got 2",
    "tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<3>": (
        "attribute values (2) to be equal to the rank (3)"
    ),
    "tosa.fft2d %c, %c {inverse = false} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) "
    "-> (tensor<2x4x3xf32>, tensor<2x4x4xf32>)": "requires the same shape",
    "tosa.rfft2d %c : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x4xf32>)": (
        "equal to input_width / 2 + 1, got 4"
    ),
    '"tosa.cond_if"(%cond) ({ "tosa.yield"() : () -> () }, '
    '{ "tosa.yield"() : () -> () }) : (tensor<2xi1>) -> ()': (
        "'condition' must be a size 1 tensor, got 'tensor<2xi1>'"
    ),
    "tosa.while_loop (%a = %m) : (tensor<4x4xf32>) -> tensor<4x4xf32> {\n"
    "  tosa.yield %cond : tensor<2xi1>\n} do {\n^bb0(%b: tensor<4x4xf32>):\n"
    "  tosa.yield %b : tensor<4x4xf32>\n}": "'cond_graph' result must be a size 1",
    "tosa.while_loop (%a = %m) : (tensor<4x4xf32>) -> tensor<4x4xf32> {\n"
    "  tosa.yield %a : tensor<4x4xf32>\n} do {\n^bb0(%b: tensor<4x4xf32>):\n"
    "  tosa.yield %b, %b : tensor<4x4xf32>, tensor<4x4xf32>\n}": (
        "in 'body_graph' results (2) and 'input_list' (1)"
    ),
    "%r = tosa.variable_read @kept : tensor<4xf32>": "has not been declared",
}


def program(body: str) -> str:
    """An operation in a function that has what the rows speak of."""
    named = body if body.startswith("%r") or "_if" in body else f"%r = {body}"
    if "fft2d" in body:
        named = f"%r:2 = {body}"
    return in_function(f"{CONSTANTS}{named}", VALUES)


@pytest.mark.parametrize("text", WRONG)
def test_what_an_operation_forbids_is_said_as_the_reference_says_it(text: str) -> None:
    assert WRONG[text] in first(program(text))
    assert emitted(program(text)) == emitted_by_reference(program(text))


RIGHT = (
    "tosa.slice %m, %s01, %s22 : (tensor<4x4xf32>, !tosa.shape<2>, !tosa.shape<2>) "
    "-> tensor<?x2xf32>",
    "tosa.concat %m, %m {axis = 1 : i32} : (tensor<4x4xf32>, tensor<4x4xf32>) "
    "-> tensor<?x8xf32>",
    "tosa.reduce_sum %m {axis = 1 : i32} : (tensor<4x4xf32>) -> tensor<?x1xf32>",
    "tosa.transpose %m {perms = array<i32: 1, 0>} : (tensor<4x4xf32>) "
    "-> tensor<?x4xf32>",
    "tosa.clamp %m {min_val = -1.0 : f32, max_val = 1.0 : f32} : (tensor<4x4xf32>) "
    "-> tensor<4x4xf32>",
)


@pytest.mark.parametrize("text", RIGHT)
def test_what_an_operation_allows_is_right(text: str) -> None:
    assert emitted(program(text)) == emitted_by_reference(program(text)) == []


def test_a_variable_is_read_as_it_was_declared() -> None:
    text = "tosa.variable @kept = dense<1> : tensor<4xi8>\nfunc.func @f() {{\n"
    text += "%0 = tosa.variable_read @kept : {}\nreturn\n}}"
    right, wrong = text.format("tensor<?xi8>"), text.format("tensor<5xi8>")
    assert emitted(right) == emitted_by_reference(right) == []
    assert "require same shapes for 'output1' ('tensor<5xi8>')" in first(wrong)
    assert emitted(wrong) == emitted_by_reference(wrong)


def test_a_variable_of_a_splat_of_sizes_is_printed_in_generic_form() -> None:
    sizes = "dense<1> : tensor<4611686018427387904xindex>"
    text = f"""
        "tosa.variable"() <{{sym_name = "s", type = f32, var_shape = {sizes}}}>
            : () -> ()"""
    module = bridge.parse(text)
    bridge.verify(module)
    assert sizes in bridge.format(module)
