"""Branchline's railway games for learning machines. See docs/gym.md."""

from .engine import Engine, EngineError
from .baselines import bot_policy, random_policy

__all__ = ["Engine", "EngineError", "bot_policy", "random_policy"]
