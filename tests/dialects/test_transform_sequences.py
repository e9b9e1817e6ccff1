"""Sequences of transformations, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first

OP = "!transform.any_op"
SEQUENCE = "transform.sequence failures(propagate) {\n"
MODULE = "module attributes { transform.with_named_sequence } {\n"
READ = f"{OP} {{transform.readonly}}"
EMPTY = "{ transform.yield }\n"


def including(sequence: str, call: str) -> str:
    """A module with a sequence, and another that includes it."""
    return f"{MODULE}{sequence}\n{SEQUENCE}^bb0(%a: {OP}):\n  {call}\n}}\n}}"


WRONG = {
    SEQUENCE + "}": "expects the entry block to have at least one argument",
    SEQUENCE + "^bb0(%a: i64):\n}": (
        "expects the first entry block argument to be of type implementing "
        "TransformHandleTypeInterface"
    ),
    SEQUENCE + f"^bb0(%a: {OP}, %b: i64):\n}}": (
        "expects trailing entry block arguments to be of type implementing"
    ),
    SEQUENCE + f"^bb0(%a: {OP}):\n{SEQUENCE}^bb1(%b: {OP}):\n}}\n}}": (
        "expects operands to be provided for a nested op"
    ),
    SEQUENCE + f"^bb0(%a: {OP}):\n  arith.constant 0 : i32\n}}": (
        "expected children ops to implement TransformOpInterface"
    ),
    SEQUENCE + f"^bb0(%a: {OP}):\n  %0 = transform.structured.generalize %a : "
    f"({OP}) -> {OP}\n  transform.structured.vectorize %a : {OP}\n}}": (
        "block argument #0 has more than one potential consumer"
    ),
    SEQUENCE + f"^bb0(%a: {OP}):\n  transform.alternatives\n}}": (
        "expects at least one region"
    ),
    f"module {{\n  transform.named_sequence @a() {EMPTY}}}": (
        "expects the parent symbol table to have the 'transform.with_named_sequence' "
        "attribute"
    ),
    f"{MODULE}  transform.named_sequence @a(%a: {OP})\n}}": (
        "must provide consumed/readonly status for arguments of external or called ops"
    ),
    f"{MODULE}  transform.named_sequence @a(%a: {OP} {{transform.readonly}}) {{\n"
    f"    %0 = transform.structured.generalize %a : ({OP}) -> {OP}\n"
    "    transform.yield\n  }\n}": (
        "argument #0 is consumed in the body but is not marked as such"
    ),
    f"{MODULE}  transform.named_sequence @a() {{\n    arith.constant 0 : i32\n"
    "    transform.yield\n  }\n}": (
        "expected children ops to implement TransformOpInterface"
    ),
    f"{MODULE}  transform.named_sequence @a() {{\n    func.return\n  }}\n}}": (
        "expected 'transform.yield' as terminator"
    ),
    including("", "transform.include @b failures(propagate) () : () -> ()"): (
        "does not reference a named transform sequence"
    ),
    including(
        f"  transform.named_sequence @b(%a: {READ}) {EMPTY}",
        "transform.include @b failures(propagate) () : () -> ()",
    ): "incorrect number of operands for callee",
    including(
        f"  transform.named_sequence @b(%a: {OP}) {EMPTY}",
        f"transform.include @b failures(propagate) (%a) : ({OP}) -> ()",
    ): "TransformOpInterface requires memory effects on operands to be specified",
    including(
        f"  transform.named_sequence @b(%a: {OP} {{transform.consumed}})",
        f"transform.include @b failures(propagate) (%a) : ({OP}) -> ()\n"
        f"  transform.include @b failures(propagate) (%a) : ({OP}) -> ()",
    ): "block argument #0 has more than one potential consumer",
    including(
        "  transform.named_sequence @b()\n",
        f"%0 = transform.foreach_match in %a @b -> @c : ({OP}) -> {OP}",
    ): "unresolved action symbol @c",
    including(
        "  transform.named_sequence @b()\n",
        f"%0 = transform.foreach_match in %a @b -> @b : ({OP}) -> {OP}",
    ): "the number of operands (1) doesn't match the number of matcher arguments (0)",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_with_a_sequence_is_said_as_the_reference_says_it(
    text: str,
) -> None:
    assert WRONG[text] in first(text)
    assert emitted(text) == emitted_by_reference(text)


def sequence(name: str, *called: str) -> str:
    lines = [
        f"    transform.include @{c} failures(suppress) () : () -> ()" for c in called
    ]
    inside = "\n".join([*lines, "    transform.yield"])
    return f"  transform.named_sequence @{name}() {{\n{inside}\n  }}"


@pytest.mark.parametrize(
    "calls",
    [
        {"a": "a"},
        {"a": "b", "b": "a"},
        {"a": "b", "b": "c", "c": "b"},
        {"a": "bc", "b": "d", "c": "d", "d": "b"},
        {"a": "b", "b": "c", "c": "a", "d": "d"},
        {"d": "d", "a": "b", "b": "ac", "c": "a"},
    ],
)
def test_no_sequence_does_itself(calls: dict[str, str]) -> None:
    lines = [sequence(name, *called) for name, called in calls.items()]
    text = MODULE + "\n".join(lines) + "\n}"
    assert "recursion not allowed in named sequences" in first(text)
    assert emitted(text) == emitted_by_reference(text)


def test_sequences_may_do_others() -> None:
    calls = {"a": "bc", "b": "d", "c": "db", "d": ""}
    lines = [sequence(name, *called) for name, called in calls.items()]
    text = MODULE + "\n".join(lines) + "\n}"
    assert emitted(text) == emitted_by_reference(text) == []


def test_what_calls_and_is_called_is_judged_first() -> None:
    """What else is wrong is not looked at, even where it stands before."""
    text = (
        f"{MODULE}  func.func @f() -> i32 {{\n    return\n  }}\n"
        '  "transform.named_sequence"() <{function_type = (i32) -> (), '
        'sym_name = "a"}> ({}) : () -> ()\n}'
    )
    assert emitted(text) == emitted_by_reference(text)
    assert len(emitted(text)) > 0


def test_an_option_is_given_once() -> None:
    text = MODULE + (
        "transform.named_sequence @f(%a: !transform.any_op) {\n"
        '%r = transform.apply_registered_pass "p" with options = {a = 1, a = 2, b = 3}'
        " to %a : (!transform.any_op) -> !transform.any_op\ntransform.yield\n}\n}"
    )
    assert "duplicate keys found in options dictionary" in first(text)
    assert emitted(text) == emitted_by_reference(text)


def test_a_named_sequence_inside_another_transformation_is_refused() -> None:
    # Upstream dies of it.
    text = (
        f"func.func @f(%a: {OP}) {{ transform.foreach %a : {OP} {{ ^bb1(%y: {OP}): "
        f"builtin.{MODULE} transform.named_sequence @t() {EMPTY} }} }} return }}"
    )
    assert first(text).endswith(": cannot be defined inside another transform op")
    assert emitted(text)[1].endswith(": ancestor transform op")
