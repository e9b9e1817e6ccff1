"""Campaigns from the command line: who works, for how long, and what is seen of it."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from os import cpu_count
from typing import Final

from bridge.cli.command import version_text
from bridge.cli.options import Arguments, UsageError
from bridge.cli.terminal_page import Page
from bridge.errors import Error
from bridge.fuzz.campaign import BATCH, Campaign, Task
from bridge.fuzz.store import Done, Store
from bridge.version import __version__
from bridge.work.cluster import Cluster
from bridge.work.local import Local
from bridge.work.queue import Workers

_HOUR: Final = 3600
_PROGRAMS, _DRAWN, _REAL = "programs", "drawn", "of files"
_FOREVER: Final = 1000 * BATCH
"""Programs that are looked for at once where time is the limit."""


def workers(arguments: Arguments) -> Workers:
    """Those of `--scheduler`, or as many processes as `-j` says.

    Raises `UsageError` where there is no such scheduler.
    """
    scheduler = arguments.text("scheduler")
    if not scheduler:
        return Local(arguments.number("j") or cpu_count() or 1)
    try:
        return Cluster(scheduler)
    except Error as error:
        raise UsageError(error.diagnostics[0].message) from None


def run(arguments: Arguments, store: Store, task: Task, count: int) -> bool:
    """Runs a campaign, showing what it finds; returns whether it found anything.

    Raises `UsageError` where the store has programs of another kind.
    """
    hours = float(arguments.text("hours") or 0)
    made = _REAL if task.files else _DRAWN
    if store.notes().get(_PROGRAMS, made) != made:
        raise UsageError("the store is of other programs: drawn ones, or real ones")
    store.note(_PROGRAMS, made)
    for key, value in _versions().items():
        store.note(key, value)
    any_found = False
    with Page(store) as page:

        def tell(done: Done) -> None:
            nonlocal any_found
            any_found = any_found or bool(done.found)
            page.step(done)

        campaign = Campaign(
            store,
            task,
            max(count, _FOREVER) if hours else count,
            seconds=hours * _HOUR,
            # What files hold is not drawn.
            steered=not (arguments.flag("unsteered") or task.files),
            tell=tell,
        )
        campaign.run(workers(arguments))
    return any_found


def _versions() -> Mapping[str, str]:
    return {
        "mlir-bridge": __version__,
        "version": version_text().strip(),
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {cpu_count()} processors",
    }
