"""What is remembered of operations that were right."""

import pytest

import bridge
from bridge.verifier import rules


def forms(name: str, count: int) -> str:
    """So many operations of a name that differ in their types."""
    types = [f"i{width}" for width in range(1, count + 1)]
    return "\n".join(
        f'"test.region"() ({{ ^bb(%a: {ty}): {name} %a, %a : {ty} }}) : () -> ()'
        for ty in types
    )


def test_what_is_remembered_of_all_operations_has_a_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rules, "_KEPT", 12)
    for name in ("arith.addi", "arith.muli", "arith.subi"):
        module = bridge.parse(forms(name, 10), allow_unregistered=True)
        bridge.verify(module)
    known = [found.right for found in rules.RULES.values() if found is not None]
    assert sum(map(len, known)) <= 12


def test_printing_remembers_no_more_than_verifying_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rules, "_KEPT", 12)
    for name in ("arith.addi", "arith.muli", "arith.subi"):
        module = bridge.parse(forms(name, 10), allow_unregistered=True)
        bridge.format(module)
    known = [found.right for found in rules.RULES.values() if found is not None]
    assert sum(map(len, known)) <= 12


def test_another_thread_may_meet_an_operation_while_one_forgets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Entering(dict[rules.Signature, object]):
        def __len__(self) -> int:
            rules.RULES["from.another_thread"] = None
            return 0

    found = rules.rules_of("arith.addi")
    assert found is not None
    monkeypatch.setattr(
        rules, "RULES", {"arith.addi": found._replace(right=Entering())}
    )
    monkeypatch.setattr(rules, "entered", [1])
    rules.forget(0)
    assert "from.another_thread" in rules.RULES
