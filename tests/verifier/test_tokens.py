"""`bridge.verifier.tokens`: who gives and takes tokens, as the reference judges it."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference

RIGHT = [
    "func.func private @f(token)",
    '%0 = "llvm.mlir.none"() {llvm.loop = 1, llvm.linkage} : () -> token',
    "%0 = llvm.mlir.none : token",
    "%0 = llvm.intr.coro.save %p : (!llvm.ptr) -> token\n"
    '%p = "t.p"() : () -> !llvm.ptr',
    '%p = "t.p"() : () -> !llvm.ptr\n'
    "%0 = llvm.intr.coro.save %p : (!llvm.ptr) -> token",
    '%a = "t.p"() : () -> i32\n'
    '%p = "t.p"() : () -> !llvm.ptr\n'
    "%0 = llvm.intr.coro.id %a, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, "
    "!llvm.ptr) -> token\n"
    "%1 = llvm.intr.coro.begin %0, %p : (token, !llvm.ptr) -> !llvm.ptr",
]

WRONG = [
    "func.func @f() { %0 = func.call @g() : () -> token\n"
    " return }\n"
    "func.func private @g() -> token",
    'func.func @f() { %0 = "func.call"() <{callee = @g}> : () -> token\n return }',
    'func.func @f() {%0 = "t.x"() : () -> token\n'
    '"func.call"(%0) <{callee = @g}> : (token) -> ()\n'
    '"t.y"(%0) : (token) -> ()\n'
    " cf.br ^bb1(%0 : token)\n"
    "^bb1(%1: token):\n"
    " return }",
    'func.func @f() { %1 = "arith.constant"() <{value = 1 : i32}> : () -> token\n'
    ' "func.call"(%1) <{callee = @g}> : (token) -> ()\n'
    " return }",
    'func.func @f() { %0 = "t.x"() : () -> token\n'
    '"arith.addi"() : () -> ()\n'
    '"func.call"(%0) <{callee = @g}> : (token) -> ()\n'
    " return }",
    'func.func @f() { %0 = "t.x"() {llvm.loop = 1, arith.x = 2} : () -> token\n'
    '"func.call"(%0) <{callee = @g}> : (token) -> ()\n'
    " return }",
    'func.func @f(%c: i1) { %0 = "t.x"() : () -> token\n'
    'scf.if %c { "func.call"(%0) <{callee = @g}> : (token) -> () }\n'
    " return }",
    'func.func @f() { %0 = "t.x"() : () -> token\n'
    "cf.br ^bb1\n"
    "^bb1:\n"
    ' "t.b"() ({\n'
    "^bb0(%a: token):\n"
    ' "func.call"(%a) <{callee = @g}> : (token) -> ()\n'
    "}) : () -> ()\n"
    " return }",
    '"t.b"() ({\n'
    "^bb0(%a: token):\n"
    ' "t.br"()[^bb1] : () -> ()\n'
    "^bb1(%b: token):\n"
    ' "func.call"(%b) <{callee = @g}> : (token) -> ()\n'
    "}) : () -> ()",
    'func.func @f(%a: token) { "func.call"(%a) <{callee = @g}> : (token) -> ()\n'
    " return }",
    "func.func @f(%a: i32, %b: token, %c: token) { return }",
    'scf.execute_region { "t.t"()[^bb1] : () -> ()\n^bb1(%b: token):\n scf.yield }',
    '%c = "t.c"() : () -> index\n'
    "scf.for %i = %c to %c step %c { \n"
    '"scf.for"(%c,%c,%c) ({\n'
    "^bb0(%a: token):\n"
    " scf.yield }) : (index,index,index) -> ()\n"
    " }",
    "llvm.func @f(%a: token) { llvm.return }",
    'func.func @f(%a: token, %b: i32) { "arith.addi"() : () -> ()\n return }',
    "func.func @f(%a: token) attributes {llvm.linkage = 1} { return }",
    "func.func @f(%a: token, %b: tuple<token>) { return }",
    "func.func @f(%a: token) -> i32 { return }",
    'func.func @f() -> i32 { %0 = "t.x"() : () -> token\n'
    '"func.call"(%0) <{callee = @g}> : (token) -> ()\n'
    " return }",
    "func.func @f() { ^bb0:\n"
    '%0 = "t.x"() : () -> token\n'
    " cf.br ^bb1\n"
    "^bb1:\n"
    ' "func.call"(%0) <{callee = @g}> : (token) -> ()\n'
    " return }",
    '"func.call"(%0) <{callee = @g}> : (token) -> ()\n%0 = "t.x"() : () -> token\n',
    '"func.func"() <{sym_name="f", function_type = (i32)->()}> ({\n'
    "^bb0(%a: token):\n"
    ' "func.return"() : () -> ()\n'
    "}) : () -> ()",
    '"func.func"() <{sym_name="f", function_type = (token)->()}> ({\n'
    "^bb0(%a: token):\n"
    ' "func.return"() : () -> ()\n'
    "}) {llvm.linkage = 1}: () -> ()",
    '%0 = "llvm.mlir.none"() {arith.x} : () -> token\n'
    '"func.call"(%0) <{callee = @g}> : (token) -> ()',
    "%0 = llvm.mlir.undef : token",
    "%0 = llvm.mlir.poison : token",
    "%0 = llvm.mlir.zero : token",
    '%p = "t.p"() : () -> !llvm.ptr\n%0 = llvm.load %p : !llvm.ptr -> token',
    '%p = "t.p"() : () -> !llvm.ptr\n%0 = llvm.va_arg %p : (!llvm.ptr) -> token',
    '%p = "t.p"() : () -> i32\n%0 = llvm.bitcast %p : i32 to token',
    '%p = "t.p"() : () -> !llvm.ptr\n%0 = llvm.call %p() : !llvm.ptr, () -> token',
    '%p = "t.p"() : () -> !llvm.ptr\n%0 = llvm.inline_asm "x", "=r" : () -> token',
    '%p = "t.p"() : () -> !llvm.ptr\n'
    "%0 = llvm.intr.coro.save %p : (!llvm.ptr) -> token\n"
    "llvm.store %0, %p : token, !llvm.ptr",
    '%1 = "t.s"() : () -> token\n"llvm.freeze"(%1) : (token) -> token',
    '%1 = "t.s"() : () -> token\n'
    "%2 = builtin.unrealized_conversion_cast %1 : token to token",
    '%1 = llvm.call_intrinsic "llvm.x"() : () -> token',
    '"t.x"() ({\n'
    "^bb0(%a: token):\n"
    " cf.br ^bb1(%a : token)\n"
    "^bb1(%b: token):\n"
    "}) : () -> ()",
    '"t.x"() ({\n^bb0(%b: i32):\n "t.c"() : () -> ()\n^bb1(%c: token):\n }) : () -> ()',
]


@pytest.mark.parametrize("text", RIGHT)
def test_those_that_may_give_and_take_tokens_do(text: str) -> None:
    assert not emitted_by_reference(text)
    assert not emitted(text)


@pytest.mark.parametrize("text", WRONG)
def test_what_others_do_with_tokens_is_told_as_upstream_tells_it(text: str) -> None:
    wanted = emitted_by_reference(text)
    assert "oken" in wanted[0]
    assert emitted(text) == wanted


def test_what_was_right_is_judged_again_with_other_users() -> None:
    made = '%p = "t.p"() : () -> !llvm.ptr\n'
    made += "%0 = llvm.intr.coro.save %p : (!llvm.ptr) -> token\n"
    assert not emitted(made)
    text = made + made.replace("%0", "%1").replace("%p", "%q")
    text += "llvm.store %1, %p : token, !llvm.ptr"
    assert emitted(text) == emitted_by_reference(text) != []
