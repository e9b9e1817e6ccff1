"""The named ops of linalg: the bodies and maps that upstream gives them."""

from __future__ import annotations

import pytest

from bridge.dialects.linalg import scalars
from bridge.dialects.linalg.maps import fixed_maps
from bridge.dialects.linalg.named import NAMED
from bridge.dialects.linalg.scalars import BINARY, UNARY
from bridge.errors import Diagnostic, listening
from bridge.ir.attributes import AffineMapAttr
from bridge.ods.rows import table
from bridge.text.printer import print_generic
from tests.oracles.syntax import check_printed, read

SCALAR_INPUT = frozenset({"fill"})
"""Ops without fixed maps that take no memrefs as inputs."""


def shapes(name: str, elements: tuple[str, ...]) -> list[str]:
    """Types of operands that a named op takes, with these elements."""
    maps = fixed_maps(name)
    ranks = [1] * len(elements)
    if maps is not None:
        ranks = [m.map.num_results for m in maps if isinstance(m, AffineMapAttr)]
    elif name in SCALAR_INPUT:
        ranks[0] = 0
    last = len(elements) - 1
    return [
        f"memref<{'?x' * rank}{element}>" if rank or number == last else element
        for number, (rank, element) in enumerate(zip(ranks, elements, strict=True))
    ]


def use(name: str, *elements: str, before: str = "", behind: str = "") -> str:
    """A function that uses a named op; the last operand is the output."""
    types = shapes(name, elements)
    values = [f"%a{number}" for number in range(len(types))]
    arguments = ", ".join([f"{v}: {t}" for v, t in zip(values, types, strict=True)])
    return (
        f"func.func @f({arguments}) {{\n"
        f"  linalg.{name} {before} "
        f"ins({', '.join(values[:-1])} : {', '.join(types[:-1])}) "
        f"outs({values[-1]} : {types[-1]}) {behind}\n  return\n}}\n"
    )


CASTS = [
    *(("f32", "f32"), ("f16", "f32"), ("f64", "f16"), ("f32", "i16")),
    *(("i8", "i32"), ("i32", "i8"), ("i16", "f32"), ("i1", "i1")),
]
"""Pairs of elements, of the inputs and of the output, between which there are casts."""

CASTS_OF_MANY_BITS = [pair for pair in CASTS if pair != ("i1", "i1")]
"""Quantized ops subtract, which bits do not."""

MIXED = {
    "select": ("i1", "f32", "f32", "f32"),
    "fill_rng_2d": ("f64", "f64", "i32", "f32"),
}
NUMBERS = ["f32", "i32"]
ELEMENTS = {
    **dict.fromkeys((*BINARY, "max", "min"), NUMBERS),
    **{name: [*NUMBERS, "i1", "complex<f32>"] for name in ("add", "mul")},
    **{name: [*NUMBERS, "complex<f32>"] for name in ("sub", "div")},
    "powf": ["f64"],
    "div_unsigned": ["i32"],
    "fill": [*NUMBERS, "index", "i1"],
    **{name: ["f32", "bf16"] for name in UNARY},
}
"""What the functions of numbers of one type take."""


def elements_of(name: str, count: int) -> list[tuple[str, ...]]:
    """The elements of a named op's operands, in several ways."""
    if name in MIXED:
        return [MIXED[name]]
    if name in ELEMENTS:
        return [(element,) * count for element in ELEMENTS[name]]
    pairs = [("i8", "i32"), ("i32", "i32")]
    if not name.endswith("_unsigned"):
        pairs = CASTS if count < 5 else CASTS_OF_MANY_BITS
    return [(source,) * (count - 1) + (to,) for source, to in pairs]


@pytest.mark.parametrize("op", list(NAMED))
def test_named_ops_have_upstreams_bodies_and_maps(op: str) -> None:
    name = op.partition(".")[2]
    texts = [use(name, *elements) for elements in elements_of(name, NAMED[op][0])]
    check_printed("".join([t.replace("@f", f"@f{n}") for n, t in enumerate(texts)]))


def test_all_ops_of_linalg_but_a_few_are_made_from_the_patterns() -> None:
    ops = table("linalg")
    assert ops is not None
    names = {full.partition(".")[2] for full in ops.names()}
    own = {name for name in names if (line := ops.row(name)) and line.own_syntax}
    assert own - {full.partition(".")[2] for full in NAMED} == {
        *("batch_matmul", "batch_reduce_matmul", "broadcast", "contract"),
        *("elementwise", "generic", "map", "matmul", "reduce", "transpose", "yield"),
    }


@pytest.mark.parametrize("cast", ["cast_signed", "cast_unsigned"])
@pytest.mark.parametrize("pair", [("i8", "i32"), ("i8", "f32"), ("f32", "i8")])
def test_the_cast_of_a_copy_is_in_its_attributes(
    cast: str, pair: tuple[str, str]
) -> None:
    check_printed(use("copy", *pair, before=f"{{cast = #linalg.type_fn<{cast}>}}"))


def test_a_cast_that_is_written_as_a_property_casts_nothing() -> None:
    """Upstream's builders of bodies look at attributes alone."""
    text = use("copy", "i8", "i32", before="<{cast = #linalg.type_fn<cast_unsigned>}>")
    check_printed(text)
    assert '"arith.extsi"' in print_generic(read(text))


@pytest.mark.parametrize(
    "pair",
    [
        ("complex<f32>", "complex<f64>"),
        ("complex<f64>", "complex<f32>"),
        ("f32", "complex<f64>"),
        ("f64", "complex<f32>"),
        ("f32", "complex<f32>"),
        ("i8", "complex<f32>"),
    ],
)
def test_numbers_become_complex_as_upstream_makes_them(pair: tuple[str, str]) -> None:
    check_printed(use("copy", *pair))


@pytest.mark.parametrize("op", ["matmul", "copy", "fill_rng_2d", "square"])
def test_a_body_that_comes_again_is_the_same(
    op: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scalars, "_recipes", {})
    count, _ = NAMED.get(f"linalg.{op}", (3, None))
    elements = elements_of(op, count)[0]
    one, other = [read(use(op, *elements)) for _ in range(2)]
    assert one.same_as(other, locations=True)


def test_what_a_body_is_warned_of_is_warned_of_each_time() -> None:
    text = use("copy", "f32", "vector<2xf32>")
    found: list[Diagnostic] = []
    for _ in range(2):
        with listening(found.append):
            read(text)
    message = "could not cast operand of type 'f32' to 'vector<2xf32>'"
    assert [diagnostic.message for diagnostic in found] == [message] * 2


@pytest.mark.parametrize("strides", ["", "{strides = dense<2> : tensor<2xi64>}"])
@pytest.mark.parametrize(
    "dilations", ["", "{dilations = dense<[1, 3]> : vector<2xi64>}"]
)
def test_windows_have_strides_and_dilations(strides: str, dilations: str) -> None:
    op = "conv_2d_nhwc_hwcf"
    check_printed(use(op, "f32", "f32", "f32", before=strides, behind=dilations))
