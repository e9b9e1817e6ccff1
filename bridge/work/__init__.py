"""Long work: a queue, the workers that do it, and the file where all of it is kept.

queue    tasks given to workers, and what became of each
local    workers that are processes of this machine
cluster  workers of Dask, on any machine
store    SQLite: what is done is there, whatever is killed
"""
