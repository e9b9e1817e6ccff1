"""LLVM's types in quotes, and in the dialect's own words of mid 2020."""

from __future__ import annotations

import pytest

import bridge
from bridge import legacy
from bridge.errors import Malformed

QUOTED = {
    "i32": "i32",
    "float": "f32",
    "half": "f16",
    "bfloat": "bf16",
    "double": "f64",
    "fp128": "f128",
    "x86_fp80": "f80",
    "void": "!llvm.void",
    "i8*": "!llvm.ptr",
    "i8**": "!llvm.ptr",
    "i8 addrspace(3)*": "!llvm.ptr<3>",
    "<4 x float>": "vector<4xf32>",
    "<vscale x 4 x i32>": "vector<[4]xi32>",
    "[4 x [2 x i64]]": "!llvm.array<4 x array<2 x i64>>",
    "[4 x <2 x half>]": "!llvm.array<4 x vector<2xf16>>",
    "{ i32, float* }": "!llvm.struct<(i32, ptr)>",
    "{}": "!llvm.struct<()>",
    "<{ i1, double }>": "!llvm.struct<packed (i1, f64)>",
    "{ { i8 }, [2 x i8] }": "!llvm.struct<(struct<(i8)>, array<2 x i8>)>",
    "%s = type { i32 }": '!llvm.struct<"s", (i32)>',
    '%"s t" = type { i32 }': '!llvm.struct<"s t", (i32)>',
    "%s = type opaque": '!llvm.struct<"s", opaque>',
    "void ()": "!llvm.func<void ()>",
    "i32 (i8*, ...)": "!llvm.func<i32 (ptr, ...)>",
    "{ float*, float*, i64, [2 x i64], [2 x i64] }": (
        "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>"
    ),
    "void (i32)*": "!llvm.ptr",
    "metadata": "!llvm.metadata",
}
OWN = {
    "!llvm.i32": "i32",
    "!llvm.float": "f32",
    "!llvm.ptr<float>": "!llvm.ptr",
    "!llvm.ptr<ptr<i8>>": "!llvm.ptr",
    "!llvm.ptr<i8, 3>": "!llvm.ptr<3>",
    "!llvm.vec<4 x float>": "vector<4xf32>",
    "!llvm.array<4 x double>": "!llvm.array<4 x f64>",
    "!llvm.struct<(i32, ptr<i8>)>": "!llvm.struct<(i32, ptr)>",
    '!llvm.struct<"s", (i32)>': '!llvm.struct<"s", (i32)>',
    "!llvm.func<i32 (ptr<i8>, ...)>": "!llvm.func<i32 (ptr, ...)>",
    "!llvm.void": "!llvm.void",
    "!llvm.metadata": "!llvm.metadata",
}
TODAYS = [
    "!llvm.ptr",
    "!llvm.ptr<3>",
    "!llvm.array<4 x f32>",
    "!llvm.struct<(i32, ptr)>",
    "!llvm.struct<packed (i32, vector<2xf32>)>",
    '!llvm.struct<"s", opaque>',
    "!llvm.func<void (i32, ...)>",
    "!llvm.void",
    '!llvm.target<"spirv.Image", void, 1, 0>',
    "!llvm.x86_amx",
]
ALL = {**{f'!llvm<"{escaped}">': t for escaped, t in QUOTED.items()}, **OWN}


def upgraded(ty: str) -> str:
    """What a type is written as today."""
    text = f'"foo.op"() {{a = {ty}}} : () -> ()\n'
    found = legacy.upgrade(text, allow_unregistered=True)
    bridge.parse(found.text, allow_unregistered=True)
    return found.text.partition("{a = ")[2].rpartition("}")[0]


@pytest.mark.parametrize(("old", "today"), ALL.items(), ids=ALL)
def test_a_type_is_what_it_is_today(old: str, today: str) -> None:
    if '%"' in old:
        old = old.replace('%"s t"', '%\\"s t\\"')
    assert upgraded(old) == today


@pytest.mark.parametrize("ty", [*TODAYS, *QUOTED.values()])
def test_a_type_of_today_stays(ty: str) -> None:
    assert upgraded(ty) == ty


@pytest.mark.parametrize(
    "text",
    [
        "",
        "float4",
        "[4 float]",
        "<4 x float",
        "{ i32",
        "i32 i32",
        "* i8",
        "i8 addrspace(3)",
    ],
)
def test_what_is_no_type_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="is no type of LLVM"):
        upgraded(f'!llvm<"{text}">')


def test_a_type_in_quotes_needs_them() -> None:
    with pytest.raises(Malformed, match="expected an LLVM type in quotes"):
        upgraded("!llvm<float>")


def test_aliases_may_stand_inside() -> None:
    text = (
        "!baz = i64\n!qux = !llvm.struct<(!baz)>\n"
        '"foo.op"() : () -> !llvm.struct<(i32, !qux)>\n'
    )
    found = legacy.upgrade(text, allow_unregistered=True)
    assert found.text == text
    module = bridge.parse(text, allow_unregistered=True)
    assert str(found.module) == str(module)
