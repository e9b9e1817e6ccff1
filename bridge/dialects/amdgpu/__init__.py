"""The amdgpu dialect: what its operations forbid."""

from bridge.dialects.amdgpu import barriers as _barriers  # noqa: F401
from bridge.dialects.amdgpu import buffers as _buffers  # noqa: F401
from bridge.dialects.amdgpu import lanes as _lanes  # noqa: F401
from bridge.dialects.amdgpu import prefetches as _prefetches  # noqa: F401
from bridge.dialects.amdgpu import products as _products  # noqa: F401
from bridge.dialects.amdgpu import sparse as _sparse  # noqa: F401
from bridge.dialects.amdgpu import tensors as _tensors  # noqa: F401
