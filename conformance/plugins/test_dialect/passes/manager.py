"""Passes that show what a pass manager does: options, statistics and failures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bridge import Operation
from bridge.errors import PassFailed
from bridge.op.interfaces.functions import FunctionOp
from bridge.passes import Pass
from test_dialect.output import remark


class ModulePass(Pass, name="test-module-pass", anchor="builtin.module"):
    """Does nothing to a module."""

    def run(self, op: Operation) -> None:
        """Nothing to do."""


class FunctionPass(Pass, name="test-function-pass", anchor="func.func"):
    """Does nothing to a function."""

    def run(self, op: Operation) -> None:
        """Nothing to do."""


class InterfacePass(Pass, name="test-interface-pass"):
    """Tells of each function, of whatever dialect."""

    def run(self, op: Operation) -> None:
        if isinstance(op, FunctionOp):
            remark(op, "Executing interface pass on operation")


class OptionsPass(Pass, name="test-options-pass", anchor="func.func"):
    """Does nothing, with options."""

    list: str = ""
    string_list: str = ""
    string: str = ""
    enum: str = "zero"

    def run(self, op: Operation) -> None:
        """Nothing to do."""


class OptionsPassA(Pass, name="test-options-pass-a", anchor="func.func"):
    """Does nothing, with an option."""

    foo: bool = False

    def run(self, op: Operation) -> None:
        """Nothing to do."""


class OptionsPassB(Pass, name="test-options-pass-b", anchor="func.func"):
    """Does nothing, with another option."""

    bar: bool = False

    def run(self, op: Operation) -> None:
        """Nothing to do."""


class Failure(Pass, name="test-pass-failure"):
    """Fails, with a diagnostic or without."""

    gen_diagnostics: bool = False

    def run(self, op: Operation) -> None:
        if self.gen_diagnostics:
            raise op.bare_error("illegal operation")
        raise PassFailed(f"{self.name} failed, as it should")


class CreateInvalid(Pass, name="test-pass-create-invalid-ir"):
    """Puts an op that lacks an attribute into a function, and may fail."""

    signal_pass_failure: bool = False
    emit_invalid_ir: bool = True

    def run(self, op: Operation) -> None:
        if self.emit_invalid_ir and isinstance(op, FunctionOp):
            op.regions[0].blocks[0].prepend(Operation("test.any_attr_of_i32_str"))
        if self.signal_pass_failure:
            raise PassFailed(f"{self.name} failed, as it should")


class Statistics(Pass, name="test-stats-pass"):
    """Counts operations twice."""

    statistics: ClassVar[Mapping[str, str]] = {
        "num-ops2": "Number of operations counted one more time",
        "num-ops": "Number of operations counted",
    }

    def run(self, op: Operation) -> None:
        count = sum(1 for _ in op.walk())
        self.count("num-ops", count)
        self.count("num-ops2", count)
