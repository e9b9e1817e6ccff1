"""The llvm dialect's own syntax: functions, calls, globals, comparisons and types."""

from __future__ import annotations

import pytest

from bridge.dialects.llvm.types import function_shape
from bridge.errors import Malformed
from bridge.ir.attributes import TypeAttr
from bridge.ir.types import I32
from bridge.ods.dialect_types import is_compatible
from tests.oracles.spelling import type_of
from tests.oracles.syntax import check_printed, check_refused, custom, read

FUNCTIONS = """
llvm.func internal hidden unnamed_addr fastcc @f(%a: i32 {llvm.noundef}, %b: !llvm.ptr)
    -> (i32 {llvm.zeroext}) vscale_range(1, 4) attributes {no_unwind} {
  llvm.return %a : i32
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @nothing()
llvm.func @all(...)
llvm.comdat @c { llvm.comdat_selector @s any }
llvm.func @g() comdat(@c::@s) { llvm.return }
"""

CALLS = """
llvm.func @f(i32, i32) -> i32
llvm.func @v(i32, ...)
llvm.func @caller(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call fastcc @f(%a, %a) : (i32, i32) -> i32
  %1 = llvm.call tail %p(%a) {fastmathFlags = #llvm.fastmath<nnan>}
      : !llvm.ptr, (i32 {llvm.signext}) -> (i32 {llvm.noundef})
  llvm.call @v(%a, %1) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
  llvm.call @v(%a) vararg(!llvm.func<void (i32, ...)>)
      ["deopt"(%a, %p : i32, !llvm.ptr), "empty"()] : (i32) -> ()
  %2 = llvm.call_intrinsic "llvm.umax"(%0, %1) : (i32, i32) -> i32
  llvm.return %2 : i32
}
"""

EXCEPTIONS = """
llvm.func @personality(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @caller(%a: i32) -> i32 attributes {personality = @personality} {
  %null = llvm.mlir.zero : !llvm.ptr
  %r = llvm.invoke @f(%a) to ^bb1(%a : i32) unwind ^bb2 : (i32) -> i32
^bb1(%x: i32):
  llvm.return %x : i32
^bb2:
  %l = llvm.landingpad cleanup (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
"""

GLOBALS = """
llvm.mlir.global internal constant @text("hello\\00")
llvm.mlir.global external thread_local @t() {alignment = 8 : i64} : i64
llvm.mlir.global linkonce thread_local(initialexec) @u(7 : i32) : i32
llvm.mlir.global weak hidden local_unnamed_addr @computed() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.mlir.alias external @other : i32 {
  %0 = llvm.mlir.addressof @computed : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.named_metadata "name" []
"""

BODIES = """
llvm.func @f(%n: i64, %v: vector<4xi32>, %x: f32, %p: !llvm.ptr) {
  %0 = llvm.alloca %n x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i32, f32)> : (i64) -> !llvm.ptr<5>
  %2 = llvm.icmp "slt" %v, %v : vector<4xi32>
  %3 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %4 = llvm.fcmp "ogt" %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
"""


@pytest.mark.parametrize("text", [FUNCTIONS, CALLS, EXCEPTIONS, GLOBALS, BODIES])
def test_ops_are_read_and_printed_as_upstream_does(text: str) -> None:
    check_printed(text)


@pytest.mark.parametrize(
    "spelled",
    [
        "!llvm.struct<(i32, !llvm.ptr, !llvm.array<2 x !llvm.struct<(f32)>>)>",
        "!llvm.struct< ( i32,ptr ,array<2xf32> )>".replace("2xf32", "2 x f32"),
        '!llvm.struct<"a", packed (i8, struct<"b", (ptr<0>, ptr<3>)>)>',
        '!llvm.struct<"o", opaque>',
        '!llvm.struct<"self", (struct<"self">)>',
        '!llvm.struct<"not", (struct<"not">, index)>',
        "!llvm.func<void (i32, ptr, ...)>",
        "!llvm.func<!llvm.struct<(i32)> ()>",
        '!llvm.target<"spirv.Image", !llvm.void, i32, 0, 1>',
        "!llvm<ptr<1>>",
        "!llvm.array<3 x vector<[4]xf32>>",
    ],
)
def test_types_have_one_spelling(spelled: str) -> None:
    check_printed(f"func.func private @f() attributes {{a = {spelled}}}")


def test_two_spellings_of_a_type_are_one_type() -> None:
    module = read(
        "module attributes {a = !llvm.struct<(ptr, i8)>, "
        "b = !llvm.struct<(!llvm.ptr<0>, i8)>} {}"
    )
    assert module.attributes["a"] is module.attributes["b"]


def test_what_a_function_takes_and_gives_is_known() -> None:
    module = read("module attributes {a = !llvm.func<ptr (i32, ...)>} {}")
    attr = module.attributes["a"]
    assert isinstance(attr, TypeAttr)
    shape = function_shape(attr.type)
    assert shape is not None
    assert (shape.result, shape.inputs, shape.variadic) == (
        type_of("!llvm.ptr"),
        (I32,),
        True,
    )


def test_llvm_ir_cannot_express_every_type() -> None:
    module = read("module attributes {a = !llvm.struct<(index)>, b = !llvm.ptr} {}")
    types = [
        attr.type for _, attr in module.attributes.entries if isinstance(attr, TypeAttr)
    ]
    assert [is_compatible(ty) for ty in types] == [False, True]


@pytest.mark.parametrize(
    "text",
    [
        "llvm.func @f() -> (i32, i32)",
        "llvm.func @f(index)",
        "llvm.func @f(..., i32)",
        "llvm.mlir.global @g() : i32, i32",
        "llvm.mlir.global @g()",
        'func.func @f(%a: i32) { %0 = llvm.icmp "lt" %a, %a : i32 return }',
        "func.func @f(%a: i32) { %0 = llvm.call @g(%a) : (i32) -> (i32, i32) return }",
        "func.func @f(%a: i32) { llvm.call %a(%a) : (i32) -> () return }",
        "func.func @f(%n: i64) { %0 = llvm.alloca %n x i32 : !llvm.ptr return }",
        "module attributes {a = !llvm.struct<opaque>} {}",
        "module attributes {a = !llvm.array<2 x void>} {}",
        "module attributes {a = !llvm.func<i32 (void)>} {}",
        "module attributes {a = !llvm.struct<(nothing)>} {}",
    ],
)
def test_what_upstream_refuses_is_refused_in_its_words(text: str) -> None:
    assert check_refused(text)


def test_the_default_address_space_is_shown_where_it_is_not_set() -> None:
    text = (
        '"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, '
        'sym_name = "x"}> ({}) : () -> ()'
    )
    assert "{addr_space = 0 : i32}" in custom(read(text))


@pytest.mark.parametrize(
    ("opening", "closing"),
    [
        ("!llvm.array<2 x ", ">"),
        ("!llvm.struct<(", ")>"),
    ],
)
def test_types_nested_without_end_are_refused_where_they_are_too_deep(
    opening: str, closing: str
) -> None:
    """Each holds the text of those in it: a file of them would take hours."""

    def nested(depth: int) -> str:
        return f"module attributes {{a = {opening * depth}i32{closing * depth}}} {{}}"

    assert "i32" + closing * 900 in custom(read(nested(900)))
    with pytest.raises(Malformed, match="types nested deeper than 1000") as caught:
        read(nested(100_000))
    assert caught.value.diagnostics[0].location.line == 1
