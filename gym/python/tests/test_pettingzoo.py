"""The tests that PettingZoo brings for environments."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

try:
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    from branchline_gym.pettingzoo import BranchlineAEC, BranchlineParallel

    MISSING = None
except ImportError as error:
    MISSING = str(error)

KINDS = [
    {"game": "trans-europa", "players": 3, "options": {"targetScore": 1}},
    {"game": "trains-of-europe", "players": 2},
]


def _open(kind, opened, **setup):
    """An environment that is closed with its test."""
    env = kind(**setup)
    opened.append(env)
    return env


@unittest.skipIf(MISSING is not None, f"not run: {MISSING}")
class PettingZooTest(unittest.TestCase):
    def setUp(self):
        self.opened = []

    def tearDown(self):
        for env in self.opened:
            env.close()

    def test_api(self):
        for kind in KINDS:
            api_test(_open(BranchlineAEC, self.opened, **kind), num_cycles=100)

    def test_seed(self):
        seed_test(lambda: _open(BranchlineAEC, self.opened, **KINDS[0]), num_cycles=60)

    def test_parallel_api(self):
        parallel_api_test(_open(BranchlineParallel, self.opened, **KINDS[0]), num_cycles=100)

    def test_parallel_seed(self):
        parallel_seed_test(lambda: _open(BranchlineParallel, self.opened, **KINDS[0]), num_cycles=60)


if __name__ == "__main__":
    unittest.main()
