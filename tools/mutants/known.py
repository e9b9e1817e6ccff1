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


_MEMORY: Final = "the reference reads memory that is not set"

KNOWN: Final[tuple[Known, ...]] = (
    Known(
        f"{_MEMORY}: a permutation map of a transfer that is no map",
        r"vector\.transfer_(read|write)",
        r"permutation_map\s*(?:=\s*(?!affine_map|#|\s)|[,}])",
    ),
    Known(
        f"{_MEMORY}: an indexing map of a contraction that is no map",
        r"vector\.contract",
        r"indexing_maps\s*=\s*\[(?!\s*(affine_map|#))",
    ),
    Known(
        f"{_MEMORY}: the loops of a contraction that has no maps",
        r"iteration space dim at index",
        r"linalg\.contract",
        r"do not specify a contracting dimension",
    ),
    Known(
        f"{_MEMORY}: a bound of a window whose numbers overflow",
        r"greater than or equal to \d{13,}, but found",
    ),
    Known(
        f"{_MEMORY}: the level before the first of an encoding without levels",
        r"level",
        ours=r"^\d+:\d+: error: expected a non-empty array for lvlTypes",
    ),
    Known(
        f"{_MEMORY}: an iterator of a generic op that is no string",
        r"UTF-8|unexpected iterator_type",
        r"iterator_types\s*=\s*\[[^\]\n]*(?:\b[iuf]\d+\b|@|#(?!linalg\.iterator_type))",
        r"unexpected iterator_type",
    ),
    Known(
        f"{_MEMORY}: the first block of a loop without a body",
        r"target should be a block defined in same level",
        r"wasmssa\.loop",
        r"^accepted$",
    ),
    Known(
        f"{_MEMORY}: a value of a list that has fewer than its integers say",
        r"VALUE>>",
        ours="<<NULL VALUE>>",
    ),
    Known(
        "the reference passes over a dot behind a dialect's type or attribute",
        r"^accepted$|expected three consecutive dots",
        r"[!#][\w.]+(?:<.*>)?\s*\.",
        r"expected three consecutive dots",
    ),
    Known(
        "the bindings warn of resources that tools keep",
        r"warning: ignoring unknown external resources",
    ),
    Known(
        "the reference does not read its own print of a block write, and we do",
        r"^\d+:\d+: error: expected attribute value$",
        r"INTEL\.SubgroupBlockWrite",
        r"^\"builtin\.module\"",
    ),
    Known(
        "the reference does not read its own print of a result with a number in a map",
        r"^\d+:\d+: error: expected '\]' in affine map$",
        r"affine\.\w+",
        r"affine_map",
    ),
    Known(
        "the reference refuses a property without saying so",
        r"^0:0: error: Unable to parse module assembly$",
    ),
)


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
