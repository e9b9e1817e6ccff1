"""An op made one whose syntax is not read natively."""

from __future__ import annotations

import pytest

from bridge.ods.rows import Row
from bridge.op import registry
from bridge.op.base import Op
from bridge.text import memory
from bridge.verifier import rules as verifier_rules


def unmodelled(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Lets an op have neither a format nor rules of its own while a test runs."""
    real = registry._rules

    def rules(line: Row, cls: type[Op] | None) -> registry.Rules | str:
        if line.name == name:
            return registry._problem(name, "a test takes it away")
        return real(line, cls)

    monkeypatch.setattr(registry, "_SYNTAXES", {})
    monkeypatch.setattr(registry, "_rules", rules)
    # What other texts were read with knows the op, and what this one is read with
    # must not be read with again.
    monkeypatch.setattr(memory, "_kept", [])
    # So do the texts that ops of its form were printed as, and those around them.
    verifier_rules.forget(0)
