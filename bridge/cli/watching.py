"""What `bridge-opt` tells of passes that run here: dumps, times, counts, reproducers.

Upstream tells of its own; what it cannot tell is told here of its passes as well, which
go over one by one then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bridge.cli import streams
from bridge.cli.options import Arguments
from bridge.errors import Error
from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.records import Record
from bridge.verifier.printing import print_operation

if TYPE_CHECKING:
    from bridge.cli import reproducers
    from bridge.compare import check_each
    from bridge.passes import printing, statistics, timing
    from bridge.passes.instrumentation import Instrumentation
    from bridge.passes.manager import PassManager
else:
    reproducers = deferred("bridge.cli.reproducers")
    printing = deferred("bridge.passes.printing")
    statistics = deferred("bridge.passes.statistics")
    timing = deferred("bridge.passes.timing")
    check_each = deferred("bridge.compare.check_each")


class Watching(Record):
    """What is told."""

    timing: bool = False
    timing_display: Literal["tree", "list"] = "tree"
    json: bool = False
    statistics: bool = False
    statistics_display: Literal["pipeline", "list"] = "pipeline"
    reproducer: str = ""
    """The file that is written where a pass fails."""
    locally: bool = False
    generated: str = ""
    """The file that is written before anything runs."""
    threading: bool = True
    checks: bool = False
    """Whether functions are called after each pass."""

    @staticmethod
    def of(arguments: Arguments) -> Watching:
        """What is asked for."""
        by_name = arguments.text("mlir-pass-statistics-display") == "list"
        return Watching(
            timing=arguments.flag("mlir-timing"),
            timing_display=_display(arguments),
            json=arguments.text("mlir-output-format") == "json",
            statistics=arguments.flag("mlir-pass-statistics"),
            statistics_display="list" if by_name else "pipeline",
            reproducer=arguments.text("mlir-pass-pipeline-crash-reproducer"),
            locally=arguments.flag("mlir-pass-pipeline-local-reproducer"),
            generated=arguments.text("mlir-generate-reproducer"),
            threading=not arguments.flag("mlir-disable-threading"),
            checks=arguments.flag("check-each"),
        )

    @property
    def is_beyond_upstream(self) -> bool:
        """Whether the bindings cannot tell this of upstream's passes."""
        times = self.timing and (self.timing_display == "list" or self.json)
        return bool(self.reproducer) or self.checks or times

    @property
    def together(self) -> bool:
        """Whether neighbouring passes of upstream need not be told apart."""
        return not (self.reproducer or self.timing or self.checks)

    def generate(self, module: Operation, pipeline: str, *, verify_each: bool) -> None:
        """Writes the module with its pipeline, if that is asked for."""
        if self.generated:
            given = reproducers.Pipeline(pipeline, verify_each, self.threading)
            _write(self.generated, reproducers.written(print_operation(module), given))


class Watch:
    """The watchers of a pipeline, and what they tell at its end."""

    def __init__(
        self,
        asked: Watching,
        printed: printing.Printed,
        pipeline: str,
        *,
        verify_each: bool,
    ) -> None:
        self._asked = asked
        self._printing = printing.Printing(printed, streams.print_error)
        self._timing = timing.Timing()
        given = reproducers.Pipeline(pipeline, verify_each, asked.threading)
        self._reproducing = reproducers.Reproducing(
            asked.reproducer, given, _write, locally=asked.locally
        )

    @property
    def watchers(self) -> list[Instrumentation]:
        """Those that are needed; the first is told first, and last of the end."""
        found: list[Instrumentation] = [self._printing]
        if self._asked.reproducer:
            found.append(self._reproducing)
        if self._asked.timing:
            found.append(self._timing)
        if self._asked.checks:
            found.append(check_each.Checking())
        return found

    def run(self, manager: PassManager, module: Operation) -> None:
        """Runs a pipeline and tells what was asked for; raises what it raises."""
        try:
            manager.run(module)
        except Error as error:
            self._reproducing.tell(error)
            raise
        except Exception:
            # A fault of the pass's own: what is said of it has no diagnostics.
            if self._reproducing.told is not None:
                streams.print_error(str(self._reproducing.told))
            raise
        finally:
            self._report(manager)

    def _report(self, manager: PassManager) -> None:
        asked = self._asked
        if asked.statistics:
            report = statistics.statistics_report(
                manager.native, asked.statistics_display
            )
            streams.print_error(report)
        if asked.timing:
            report = self._timing.report(asked.timing_display, json=asked.json)
            streams.print_error(report.rstrip("\n"))


def _display(arguments: Arguments) -> Literal["tree", "list"]:
    return "list" if arguments.text("mlir-timing-display") == "list" else "tree"


def _write(name: str, text: str) -> None:
    streams.write(name, streams.encode(text))
