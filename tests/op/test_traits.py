"""What operations, and those around them, say of themselves by traits."""

import pytest

import bridge
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.op import traits
from bridge.op.traits import has_ancestor_with, has_trait
from bridge.verifier import verify


def only(name: str, text: str) -> Operation:
    """The operation of a name in a text."""
    module = bridge.parse(text, allow_unregistered=True)
    return next(op for op in walk(module) if op.name == name)


def test_what_is_not_there_or_not_known_has_no_trait() -> None:
    op = only("t.a", '"t.a"() : () -> ()')
    assert not has_trait(None, "AffineScope")
    assert not has_trait(op, "AffineScope")
    assert has_trait(op.parent_op, "AffineScope")


def test_any_operation_around_may_have_the_trait() -> None:
    nested = '"t.a"() ({\n"t.b"() : () -> ()\n}) : () -> ()'
    inside = only("t.b", f"func.func @f() {{\n{nested}\nreturn\n}}")
    assert has_ancestor_with(inside, "AutomaticAllocationScope")
    outside = only("t.b", nested)
    assert not has_ancestor_with(outside, "AutomaticAllocationScope")
    assert has_ancestor_with(outside, "SymbolTable")


def test_an_operation_is_not_around_itself() -> None:
    op = only("func.func", "func.func private @f()")
    assert not has_ancestor_with(op, "AutomaticAllocationScope")


def test_what_is_around_is_asked_once_however_deep_a_program_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    depth = 200
    body = "scf.if %c {\n%m{} = memref.alloca() : memref<f32>\n"
    nest = "".join(body.replace("{}", str(n)) for n in range(depth))
    text = f"func.func @f(%c: i1) {{\n{nest}{'}' * depth}\nreturn\n}}"
    module = bridge.parse(text)
    asked = []

    def counted(op: Operation | None, trait: str) -> bool:
        asked.append(op)
        return has_trait(op, trait)

    monkeypatch.setattr(traits, "has_trait", counted)
    verify(module)
    assert depth < len(asked) < 2 * depth
