"""The shard dialect: tensors that are spread over a grid of devices."""

from bridge.dialects.shard import collectives, grids, names

__all__ = ["collectives", "grids", "names"]
