"""What workers do in tests."""

from __future__ import annotations

import os
import signal
import time


def double(number: int) -> int:
    """Twice a number; 13 kills who is asked, 14 takes too long, 15 is refused."""
    if number == 13:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 14:
        time.sleep(60)
    if number == 15:
        raise ValueError("not 15")
    return 2 * number
