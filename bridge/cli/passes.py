"""The passes of `bridge-opt`: which are requested, how they run and are reported."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Final

from bridge.cli.engines import Sink
from bridge.cli.options import Arguments, UsageError, Word, unknown
from bridge.cli.watching import Watch, Watching
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.records import Record
from bridge.upstream.provider import Bound
from bridge.verifier import verify
from bridge.verifier.printing import Form, printing_as

if TYPE_CHECKING:
    from bridge.cli import dumps, reproducers
    from bridge.op import assumptions
    from bridge.passes import manager as managers
    from bridge.passes import printing as ir_printing
    from bridge.passes import registry
    from bridge.upstream import implicit, passes
    from bridge.upstream import pipeline as pipelines
else:
    # Without passes none of these is loaded.
    dumps = deferred("bridge.cli.dumps")
    reproducers = deferred("bridge.cli.reproducers")
    assumptions = deferred("bridge.op.assumptions")
    managers = deferred("bridge.passes.manager")
    ir_printing = deferred("bridge.passes.printing")
    registry = deferred("bridge.passes.registry")
    implicit = deferred("bridge.upstream.implicit")
    passes = deferred("bridge.upstream.passes")
    pipelines = deferred("bridge.upstream.pipeline")

PRINTING: Final = {
    "mlir-print-ir-before-all": "print_before_all",
    "mlir-print-ir-after-all": "print_after_all",
    "mlir-print-ir-after-change": "print_after_change",
    "mlir-print-ir-after-failure": "print_after_failure",
    "mlir-print-ir-module-scope": "print_module_scope",
    "mlir-print-debuginfo": "enable_debug_info",
    "mlir-print-op-generic": "print_generic_op_form",
}
"""Options about printing between passes, and what the bindings call them."""

_FORMS: Final = frozenset({"print_generic_op_form"})
_BEFORE: Final = "print_before_all"
_AFTER_ALL: Final = "print_after_all"
_AFTER: Final = frozenset({_AFTER_ALL, "print_after_failure"})
"""With either of them it is printed after every pass that is fit for it."""


NOT_WATCHING: Final = Watching()
PLAIN: Final = Form()


class Passes(Record):
    """A pipeline, and the options of its pass manager; no pipeline is no pass."""

    pipeline: str = ""
    verify_each: bool = True
    printing: frozenset[str] = frozenset()
    """The names that the bindings have for the options of `PRINTING` that are given."""
    before: frozenset[str] = frozenset()
    after: frozenset[str] = frozenset()
    """The passes by name that the IR is printed before and after."""
    printing_folder: str = ""
    """Where what is printed goes, a file for each pass; to stderr without."""
    native_only: bool = False
    assumed: tuple[str, ...] = ()
    """What holds of the program, of `ASSUMPTIONS`."""
    watching: Watching = NOT_WATCHING
    form: Form = PLAIN
    """How the IR is printed between passes."""

    @staticmethod
    def of(arguments: Arguments, form: Form = PLAIN) -> Passes:
        """Raises `UsageError`, and `Error` for wrong options of a pass."""
        return Passes(
            pipeline=_pipeline(arguments),
            verify_each=arguments.flag("verify-each"),
            printing=frozenset(
                name for option, name in PRINTING.items() if arguments.flag(option)
            ),
            before=_named(arguments, "mlir-print-ir-before"),
            after=_named(arguments, "mlir-print-ir-after"),
            printing_folder=arguments.text("mlir-print-ir-tree-dir"),
            native_only=arguments.flag("native-only"),
            assumed=tuple(arguments.texts("assume")),
            watching=Watching.of(arguments),
            form=form,
        )

    def run(self, module: Operation, engine: str, sink: Sink) -> None:
        """Runs them in this process, which may die of it.

        Raises what `bridge.run_passes` raises.
        """
        if not self.pipeline:
            return
        try:
            verify_each = self.verify_each
            self.watching.generate(module, self.pipeline, verify_each=verify_each)
            wanted = "native" if self.native_only else engine
            if wanted == "native" or self._may_run_here(wanted):
                self._run_here(module, wanted, sink)
            else:
                self._run_upstream(sink, module, self.pipeline)
        except PassFailed as error:
            raise _reported(error) from None

    def _may_run_here(self, engine: str) -> bool:
        """Whether a pass may run in Python: of those upstream has, none is watched."""
        if self.watching.is_beyond_upstream or managers.names_ours(self.pipeline):
            return True
        told = self._is_told() or not managers.may_run_here(self.pipeline)
        return engine == "auto" and not told

    def _is_told(self) -> bool:
        """Whether something is to be told of each pass."""
        prints = any(name.startswith("print_") for name in self.printing - _FORMS)
        named = bool(self.before or self.after)
        return prints or named or self.watching.timing or self.watching.statistics

    def _run_here(self, module: Operation, engine: str, sink: Sink) -> None:
        """Runs passes in Python, and what is upstream's between them."""
        verify_each = self.verify_each
        text = managers.written(self.pipeline)
        watch = Watch(self.watching, self._printed(), text, verify_each=verify_each)
        manager = managers.PassManager(
            self.pipeline,
            partial(self._run_between, sink),
            engine=_ENGINES[engine],
            verify=verify if verify_each else None,
            watchers=watch.watchers,
            together=self.watching.together and not self.printing_folder,
        )
        with assumptions.assuming(*self.assumed), printing_as(self.form):
            watch.run(manager, module)

    def _printed(self) -> ir_printing.Printed:
        """What is printed between passes that run here."""
        asked = self.printing
        return ir_printing.Printed(
            before=None if _BEFORE in asked else self.before,
            after=None if asked & _AFTER else self.after,
            after_change="print_after_change" in asked,
            after_failure="print_after_failure" in asked,
            module_scope="print_module_scope" in asked,
            form=self.form,
            folder=self.printing_folder,
        )

    def _run_between(self, sink: Sink, module: Operation, pipeline: str) -> None:
        """Runs upstream's passes between those that run here, which are told here."""
        quiet = self.but(watching=NOT_WATCHING)
        if self.printing_folder:
            quiet = quiet.but(printing=self.printing & _FORMS)
        if not self.watching.reproducer:
            quiet._run_upstream(sink, module, pipeline)
            return
        # What crashes is to be reproduced: it must not end this process.
        passes.run_passes(
            module, pipeline, verify_each=self.verify_each, on_diagnostic=sink
        )

    def _run_upstream(self, sink: Sink, module: Operation, pipeline: str) -> None:
        with self._dumps():
            passes.run_passes(
                module,
                pipeline,
                engine="upstream",
                verify_each=self.verify_each,
                on_diagnostic=sink,
                configure=self._configure,
            )

    def reproduced(self, text: str) -> Passes:
        """These with the pipeline that a reproducer holds."""
        found = reproducers.read(text)
        return self.but(pipeline=found.text, verify_each=found.verify_each)

    def _dumps(self) -> AbstractContextManager[None]:
        """Lets through what is printed of passes that are requested by name."""
        if not self.before and not self.after:
            return nullcontext()
        return dumps.only(
            dumps.Wanted(
                None if _BEFORE in self.printing else self.before,
                None if self.printing & _AFTER else self.after,
            )
        )

    def _configure(self, manager: Bound) -> None:
        """Enables the requested printing in a pass manager."""
        asked = set(self.printing)
        if self.before:
            asked.add(_BEFORE)
        if self.after or asked & _AFTER:
            asked.add(_AFTER_ALL)
        if any(name.startswith(("print_before", "print_after")) for name in asked):
            chosen = dict.fromkeys(PRINTING.values(), False)
            chosen |= dict.fromkeys(asked, True)
            folder = self.printing_folder or None
            manager.enable_ir_printing(**chosen, tree_printing_dir_path=folder)
        if self.watching.statistics:
            manager.enable_statistics()
        if self.watching.timing:
            manager.enable_timing()

    def described(self) -> str:
        """The pipeline with all options, as `--dump-pass-pipeline` prints it.

        Raises `PassFailed` where it is wrong.
        """
        try:
            text = managers.described(
                self.pipeline or "builtin.module()", pipelines.expanded
            )
        except PassFailed as error:
            raise _reported(error) from None
        lines, count = laid_out(text)
        return f"Pass Manager with {count} passes:\n{lines}\n"


_ENGINES: Final[dict[str, managers.Engine]] = {
    "auto": "auto",
    "native": "native",
    "upstream": "upstream",
}

NO_PASSES: Final = Passes()


def _reported(error: PassFailed) -> PassFailed:
    """The same error; where a pipeline's text is wrong, all of it is the message.

    That is how mlir-opt prints it.
    """
    found = []
    for diagnostic in error.diagnostics:
        if diagnostic.location.filename == pipelines.PARSER:
            diagnostic = Diagnostic("error", str(diagnostic))
        found.append(diagnostic)
    error.diagnostics = found
    return error


def laid_out(pipeline: str) -> tuple[str, int]:
    """A pipeline with a line for each pass, and how many its outermost manager has."""
    lines = [""]
    depth = count = 0
    for piece in _PIECE.findall(pipeline):
        if piece == "(":
            depth += 1
            lines[-1] += "("
            lines.append("  " * depth)
        elif piece == ")":
            depth -= 1
            lines += ["  " * depth + ")"]
        elif piece == ",":
            lines[-1] += ","
            lines.append("  " * depth)
        else:
            count += depth == 1
            lines[-1] += piece
    return "\n".join(line.rstrip() for line in lines) + "\n", count


_PIECE: Final = re.compile(r"[(),]|[^(){},]+(?:\{(?:[^{}]|\{[^{}]*\})*\})?")


def _named(arguments: Arguments, option: str) -> frozenset[str]:
    """The passes of an option that names them; raises `UsageError` for what is none."""
    found = frozenset(
        name for text in arguments.texts(option) for name in text.split(",")
    )
    if not found:
        return found
    if arguments.text("mlir-print-ir-tree-dir"):
        raise UsageError(
            f"--{option} prints to stderr, and not to --mlir-print-ir-tree-dir"
        )
    wrong = sorted(
        name
        for name in found
        if not (registry.find_pass(name) or implicit.is_pass(name))
    )
    if wrong:
        raise UsageError(
            f"for the --{option} option: Cannot find option named '{wrong[0]}'!"
        )
    return found


def _pipeline(arguments: Arguments) -> str:
    """The passes that were requested, by one option or by one for each."""
    whole = arguments.text("pass-pipeline")
    if not arguments.others:
        return whole
    if whole:
        raise UsageError(
            "'-pass-pipeline' option can't be used with individual pass options"
        )
    known = [*arguments.options, *implicit.summaries(), *registry.PASSES]
    native = arguments.text("engine") == "native"
    wrong = [
        str(unknown(word.written, known))
        for word in arguments.others
        if registry.find_pass(word.name) is None
        and (native or not implicit.is_pass(word.name))
    ]
    if wrong:
        raise UsageError("\n{command}: ".join(wrong))
    try:
        return f"{implicit.ANCHOR}({','.join(map(_placed, arguments.others))})"
    except PassFailed as error:
        text = error.diagnostics[0].message
        if text.startswith("for the --"):
            raise UsageError(text) from None
        raise


def _placed(word: Word) -> str:
    """A pass below the op it is made for; raises `PassFailed`."""
    element = word.name + _braced(word.value)
    found = registry.find_pass(word.name)
    given = _braced(word.value)[1:-1]
    if found is None or (word.name in registry.MODULES and not found.takes(given)):
        return implicit.placed(element)
    found.of_text(given)
    top = found.anchor in ("", implicit.ANCHOR)
    return element if top else f"{found.anchor}({element})"


def _braced(value: str | None) -> str:
    if not value or value.startswith("{"):
        return value or ""
    return f"{{{value}}}"
