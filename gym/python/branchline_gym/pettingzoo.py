"""Both games as environments of PettingZoo: one after the other (AEC), and all at once (parallel)."""

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from .engine import NOBODY, Engine

_BOUNDS = {"uint8": (0, 255), "int16": (-32768, 32767)}
_SEEDS = 2**32


def _agent(seat):
    return f"seat_{seat}"


class _Table:
    """What both kinds of environment share: one table that stops at the end of its game."""

    def _open(self, **setup):
        self._engine = Engine(tables=1, stop=True, **setup)
        self.possible_agents = [_agent(seat) for seat in range(self._engine.seats)]
        self._rng = np.random.default_rng()

    def _space(self, actions):
        low, high = _BOUNDS[self._engine.dtype]
        shape = (self._engine.observation_size,)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, shape, dtype=np.dtype(self._engine.dtype)),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )

    def _begin(self, seed):
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._engine.reset(int(self._rng.integers(_SEEDS)))

    def _seen_by(self, seat):
        return np.frombuffer(self._engine.observe(0, seat), dtype=self._engine.dtype)

    def _mask_for(self, seat):
        if self._engine.actors[0] != seat:
            return np.zeros(self._engine.action_count, dtype=np.int8)
        return np.array(self._engine.masks, dtype=np.int8)

    def _actor(self):
        seat = self._engine.actors[0]
        return None if seat == NOBODY else seat

    def close(self):
        if self._engine is not None:
            self._engine.close()
            self._engine = None


class BranchlineAEC(_Table, AECEnv):
    """One seat after the other. Rewards come at the end: the share in the win, less what would be fair."""

    metadata = {"name": "branchline_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game="trans-europa", players=4, **options):
        super().__init__()
        self.render_mode = None
        self._open(game=game, players=players, **options)
        count = self._engine.action_count
        self.observation_spaces = {agent: self._space(count) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = _agent(self._actor())

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        return {"observation": self._seen_by(seat), "action_mask": self._mask_for(seat)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._engine.step([int(action)])
        self._clear_rewards()
        actor = self._actor()
        if actor is None:
            self.rewards = {a: float(self._engine.rewards[s]) for s, a in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = _agent(actor)
        self._accumulate_rewards()


class BranchlineParallel(_Table, ParallelEnv):
    """Every agent is asked at every step; an agent that is not to act has one action, the last: to wait."""

    metadata = {"name": "branchline_parallel_v1", "render_modes": []}

    def __init__(self, game="trans-europa", players=4, **options):
        self.render_mode = None
        self._open(game=game, players=players, **options)
        count = self._engine.action_count + 1
        self.wait = count - 1
        self.observation_spaces = {agent: self._space(count) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def _observations(self):
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat):
        waits = np.array([0 if self._engine.actors[0] == seat else 1], dtype=np.int8)
        return {"observation": self._seen_by(seat), "action_mask": np.concatenate([self._mask_for(seat), waits])}

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions):
        every = self.possible_agents
        wrong = self._wrong(actions)
        if wrong is None:
            self._engine.step([int(actions[_agent(self._actor())])])
            rewards = {agent: float(self._engine.rewards[seat]) for seat, agent in enumerate(every)}
        else:
            rewards = {agent: -1.0 if agent == wrong else 0.0 for agent in every}
        over = wrong is not None or self._actor() is None
        seen = self._observations()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(every, over), dict.fromkeys(every, False), {agent: {} for agent in every}

    def _wrong(self, actions):
        """The first agent whose mask forbids its action: that ends the game, and only this agent loses by it."""
        for seat, agent in enumerate(self.possible_agents):
            if not self._observation(seat)["action_mask"][int(actions[agent])]:
                return agent
        return None
