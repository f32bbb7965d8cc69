"""The pipe to the engine; needs nothing but Python and Node."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from branchline_gym import Engine, EngineError, bot_policy, random_policy  # noqa: E402
from branchline_gym.baselines import win_share  # noqa: E402


class EngineTest(unittest.TestCase):
    def test_steps_resets_and_refuses(self):
        with Engine(players=2, tables=3, options={"targetScore": 1}) as engine:
            self.assertEqual(len(engine.masks), 3 * engine.action_count)
            before = bytes(engine.observations)
            with self.assertRaisesRegex(EngineError, "not legal"):
                engine.step([-1, -1, -1])
            with self.assertRaisesRegex(EngineError, "no bot"):
                engine.advice("nobody")
            choose = random_policy(1)
            for _ in range(50):
                engine.step(choose(engine))
            self.assertNotEqual(bytes(engine.observations), before)
            engine.reset(1)
            self.assertEqual(bytes(engine.observations), before)
            actor = engine.actors[0]
            self.assertEqual(engine.observe(0, actor), before[: engine.observation_size])

    def test_the_greedy_baseline_beats_the_random_one(self):
        with Engine(players=2, tables=8, options={"targetScore": 1}) as engine:
            self.assertGreater(win_share(engine, bot_policy("greedy"), random_policy(2), 10), 0.7)

    def test_the_other_game(self):
        with Engine(game="trains-of-europe", players=3, tables=2) as engine:
            self.assertEqual(engine.dtype, "int16")
            choose = random_policy(3)
            for _ in range(20):
                engine.step(choose(engine))


if __name__ == "__main__":
    unittest.main()
