"""The IR before and after passes, with the headings that upstream gives it."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.passes.instrumentation import Instrumentation, Step, reached
from bridge.records import Record
from bridge.text.printer import PrintOptions
from bridge.verifier.printing import Form, print_operation

__all__ = ["Printed", "Printing"]

_EVERYTHING: Final = PrintOptions(debuginfo=True)


class Printed(Record):
    """What is printed; `None` stands for all passes."""

    before: frozenset[str] | None = frozenset()
    after: frozenset[str] | None = frozenset()
    after_change: bool = False
    """After a pass, only what it has changed."""
    after_failure: bool = False
    """After a pass, only where it has failed."""
    module_scope: bool = False
    form: Form = Form()
    folder: str = ""
    """Where it goes to, a file for each time; to `write` without."""


class Printing(Instrumentation):
    """Prints before and after passes; of upstream's only to files.

    Upstream prints those itself, as it is told by its own manager.
    """

    def __init__(self, printed: Printed, write: Callable[[str], None]) -> None:
        self._printed = printed
        self._write = write
        self._counts: dict[str, int] = {}
        self._states: list[str] = []

    def before(self, step: Step, op: Operation) -> None:
        if self._prints(step, self._printed.before):
            self._print(step, op, f"Before {step.title}")
        if self._printed.after_change:
            self._states.append(_state(op))

    def after(self, step: Step, op: Operation) -> None:
        unchanged = self._printed.after_change and self._states.pop() == _state(op)
        if unchanged or self._printed.after_failure:
            return
        if self._prints(step, self._printed.after):
            self._print(step, op, f"After {step.title}")

    def failed(self, step: Step, op: Operation) -> None:
        if self._printed.after_change:
            self._states.pop()
        if self._prints(step, self._printed.after):
            self._print(step, op, f"After {step.title} Failed")

    def _prints(self, step: Step, names: frozenset[str] | None) -> bool:
        here = step.is_native or bool(self._printed.folder)
        return here and (names is None or step.name in names)

    def _print(self, step: Step, op: Operation, when: str) -> None:
        for found in [op] if step.is_native else reached(op, step.anchors):
            self._print_one(step, found, when)

    def _print_one(self, step: Step, op: Operation, when: str) -> None:
        printed = self._printed
        head, shown, form = f"{when}: {step.text}", op, printed.form
        if printed.module_scope:
            head += f" ('{op.name}' operation{_symbol(op)})"
            shown = _outermost(op)
        elif op.parent is not None:
            form = form.but(options=form.options.but(local_scope=True))
        body = form.text(shown)
        # A whole module ends with a line break of its own.
        end = "\n\n" if shown.parent is None else "\n"
        text = f"// -----// IR Dump {head} //----- //\n{body}{end}"
        if not printed.folder:
            self._write(text)
            return
        path = self._path(op, step.name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(f"{text}\n")

    def _path(self, op: Operation, name: str) -> str:
        """The next file for an operation: in folders named by those around it."""
        around = [op]
        while around[-1].parent_op is not None:
            around.append(around[-1].parent_op)
        around.reverse()
        folders = [_folder(outer) for outer in around]
        paths = [os.path.join(*folders[: i + 1]) for i in range(len(folders))]
        # As upstream counts: what is around counts from its first file, or from 0. What
        # upstream's passes leave are other operations: they are known by their paths.
        self._counts[paths[-1]] = self._counts.get(paths[-1], -1) + 1
        numbers = "_".join(str(self._counts.setdefault(path, 0)) for path in paths)
        return os.path.join(self._printed.folder, paths[-1], f"{numbers}_{name}.mlir")


def _state(op: Operation) -> str:
    return print_operation(op, _EVERYTHING, generic=True)


def _symbol(op: Operation) -> str:
    name = _name_of(op)
    return f": @{name}" if name else ""


def _name_of(op: Operation) -> str:
    found = op.get("sym_name")
    return found.value if isinstance(found, StringAttr) else ""


def _folder(op: Operation) -> str:
    name = _name_of(op) or "no-symbol-name"
    name = name.replace("/", "_").replace("\\", "_")
    return f"{op.name.replace('.', '_')}_{name}"


def _outermost(op: Operation) -> Operation:
    while op.parent_op is not None:
        op = op.parent_op
    return op
