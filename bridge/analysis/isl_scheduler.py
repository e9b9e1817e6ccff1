"""isl's scheduler in a process of its own: `python isl_scheduler.py` is run by a path.

Its linear programs know no limit of operations, and may take hours. What is written to
it are a domain, dependences and 1 where statements are kept apart, a line each; it
writes a schedule. Its time of the processor is limited.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import islpy as isl

if sys.platform != "win32":
    import resource

SECONDS: Final = 5
"""Of the processor, which is what a good order needs at most."""


def scheduled(domain: str, dependences: str, *, apart: bool) -> str | None:
    """A schedule that keeps dependences; `None` where isl finds none in its time."""
    ran = subprocess.run(
        [sys.executable, Path(__file__)],
        input=f"{domain}\n{dependences}\n{int(apart)}\n",
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout if ran.returncode == 0 and ran.stdout else None


def _main() -> None:
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    domain, dependences, apart = sys.stdin.read().splitlines()
    context = isl.DEFAULT_CONTEXT
    context.set_schedule_serialize_sccs(int(apart))
    kept = isl.UnionMap(dependences)
    constraints = isl.ScheduleConstraints.on_domain(isl.UnionSet(domain))
    constraints = constraints.set_validity(kept).set_proximity(kept)
    sys.stdout.write(str(constraints.set_coincidence(kept).compute_schedule()))


if __name__ == "__main__":
    _main()
