"""Where the reference is no measure: a table of reasons."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tools.mutants.judging import Verdict


class Known(NamedTuple):
    """A difference that is the reference's, by what it says and what the text holds."""

    reason: str
    theirs: str
    text: str = ""
    ours: str = ""


KNOWN: Final[tuple[Known, ...]] = ()


def reason_of(text: str, verdict: Verdict) -> str:
    """Why a difference is not ours; nothing where it is."""
    for known in KNOWN:
        if (
            re.search(known.theirs, verdict.theirs)
            and re.search(known.text, text)
            and re.search(known.ours, verdict.ours)
        ):
            return known.reason
    return ""
