"""The complex dialect: constants' names."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES

RESULT_NAMES["complex.constant"] = "cst"
