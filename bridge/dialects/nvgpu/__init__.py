"""The nvgpu dialect: what its operations forbid."""

from bridge.dialects.nvgpu import casts as _casts  # noqa: F401
from bridge.dialects.nvgpu import matrices as _matrices  # noqa: F401
from bridge.dialects.nvgpu import transfers as _transfers  # noqa: F401
from bridge.dialects.nvgpu import warpgroups as _warpgroups  # noqa: F401
