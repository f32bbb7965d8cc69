"""How many steps a second arrive in Python: the same tables as `branchline bench --only gym`. Needs NumPy."""

import sys
import time

import numpy as np

from branchline_gym import Engine


def any_legal(masks, rng):
    """One legal action for each table, all of them equally likely."""
    tables, numbers = masks.nonzero()
    ends = np.searchsorted(tables, np.arange(1, len(masks) + 1))
    starts = np.concatenate(([0], ends[:-1]))
    return numbers[rng.integers(starts, ends)]


def measure(game="trans-europa", tables=64, seconds=5.0):
    rng = np.random.default_rng(1)
    with Engine(game=game, players=4, tables=tables) as engine:
        masks = np.asarray(engine.masks).reshape(tables, engine.action_count)
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            engine.step(any_legal(masks, rng).tolist())
            steps += tables
        return steps / (time.perf_counter() - start)


if __name__ == "__main__":
    for name in sys.argv[1:] or ["trans-europa", "trains-of-europe"]:
        print(f"{name}: {measure(name):,.0f} steps/s")
