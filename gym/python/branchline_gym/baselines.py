"""Baselines: functions from an engine to one action for each table."""

import random

from .engine import NOBODY


def random_policy(seed=0):
    """Any legal action."""
    rng = random.Random(seed)

    def choose(engine):
        return [
            rng.choice(engine.legal(table)) if engine.actors[table] != NOBODY else NOBODY
            for table in range(engine.tables)
        ]

    return choose


def bot_policy(name="greedy"):
    """A bot of Branchline: `greedy` in Trans Europa, `conductor` in both games."""
    return lambda engine: list(engine.advice(name))


def win_share(engine, policy, opponents, games):
    """How many games seat 0 wins with `policy` while all others play `opponents`; shared wins count in parts."""
    fair, won, played = 1 / engine.seats, 0.0, 0
    while played < games:
        own, others = policy(engine), opponents(engine)
        engine.step([own[t] if engine.actors[t] == 0 else others[t] for t in range(engine.tables)])
        for table in range(engine.tables):
            if engine.over[table]:
                played += 1
                won += engine.rewards[table * engine.seats] + fair
    return won / played
