"""`bridge-fuzz` of this checkout, for tests that kill it."""

from __future__ import annotations

import sys

from bridge.cli.fuzz import main

sys.exit(main())
