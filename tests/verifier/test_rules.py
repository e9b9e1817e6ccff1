"""What is remembered of operations that were right."""

import pytest

import bridge
from bridge.verifier import rules

ATTRIBUTES = "\n".join(f"%{{0}}{i} = arith.constant {{0}}{i} : i64" for i in range(9))


def test_what_is_remembered_of_all_operations_has_a_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rules, "_KEPT", 12)
    for number in range(1, 9):
        bridge.verify(bridge.parse(ATTRIBUTES.replace("{0}", str(number))))
    known = [found.right for found in rules._RULES.values() if found is not None]
    assert sum(map(len, known)) <= 12


def test_another_thread_may_meet_an_operation_while_one_forgets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Entering(set[rules.Signature]):
        def __len__(self) -> int:
            rules._RULES["from.another_thread"] = None
            return 0

    found = rules.rules_of("arith.addi")
    assert found is not None
    monkeypatch.setattr(
        rules, "_RULES", {"arith.addi": found._replace(right=Entering())}
    )
    rules.forget()
    assert "from.another_thread" in rules._RULES
