"""The words that DWARF has for kinds of things, as the reference knows them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

WORDS: Final[Mapping[str, Mapping[str, int]]] = json.loads(
    Path(__file__).with_suffix(".json").read_text("utf-8")
)
"""The numbers of words, by what LLVM's function is called that knows them."""
