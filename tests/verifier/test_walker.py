"""In which order operations are judged, and what that makes of several complaints."""

import pytest

import bridge
from bridge.errors import Invalid
from bridge.verifier import verify

ONE_OPERAND = '%0 = "t.a"() : () -> i32\n%1 = "arith.addi"(%0) : (i32) -> i32'


def messages(text: str) -> list[str]:
    """What is said of a module, unregistered operations allowed."""
    module = bridge.parse(text, allow_unregistered=True)
    try:
        verify(module)
    except Invalid as error:
        return [d.message for d in error.diagnostics]
    return []


def test_what_is_isolated_is_judged_although_another_is_wrong() -> None:
    broken = '"t.use"(%0) : (i32) -> ()\n %0 = "t.make"() : () -> i32\n func.return'
    text = "\n".join(f"func.func @f{i}() {{\n{broken}\n}}" for i in range(3))
    assert messages(text) == ["operand #0 does not dominate this use"] * 3


def test_a_complaint_shows_the_operation_it_is_about() -> None:
    module = bridge.parse(ONE_OPERAND, allow_unregistered=True)
    with pytest.raises(Invalid) as caught:
        verify(module)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.message == "'arith.addi' op expected 2 operands, but found 1"
    assert diagnostic.notes[0].message.startswith("see current operation: ")
    assert '"arith.addi"(%0) <{' in diagnostic.notes[0].message


def test_programs_nest_as_deeply_as_memory_allows() -> None:
    depth = 30_000
    text = '"t.x"() ({\n' * depth + "}) : () -> ()\n" * depth
    assert messages(text) == []


def test_deep_nesting_of_isolated_operations_needs_no_recursion() -> None:
    depth = 5_000
    assert messages("module {\n" * depth + "}\n" * depth) == []
