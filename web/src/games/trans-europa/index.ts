// Trans Europa on the page: everything the shell may ask of it.

import './screens/parts/parts.css';
import { transEuropa } from '@branchline/trans-europa';
import type { Action, Event, View } from '@branchline/trans-europa';
import { late } from '../../table/late.ts';
import { Waiting } from '../../table/waiting.tsx';
import {
  gameUi,
  type ChallengeFormProps,
  type LearnProps,
  type RulesProps,
  type SettingsPlace,
  type SetupProps,
} from '../game-ui.ts';
import { GAME } from './game.ts';
import { logOf } from './play/log-of.ts';
import { pauseAfter, stopsAfter } from './play/pace.ts';
import { TableView } from './screens/table/table.tsx';
import { levelName } from './screens/table/levels.ts';
import { speechAt } from './state/speech.ts';
import type { Replay } from './types.ts';

export const ui = gameUi<View, Action, Event>({
  id: GAME,
  turn: (view) => transEuropa.turn(view),
  pauseAfter,
  stopsAfter,
  logOf,
  speechAt,
  Table: TableView,
  // Nothing of these is shown before the first move.
  Setup: late<SetupProps>(async () => (await import('./screens/setup/setup.tsx')).Setup),
  Replay: late<{ readonly replay: Replay }>(
    async () => (await import('./screens/replay/replay.tsx')).ReplayView,
    Waiting,
  ),
  Review: late<{ readonly replay: Replay }>(async () => (await import('./study/review.tsx')).ReviewView, Waiting),
  reviewsRounds: true,
  parts: async () => (await import('./play/parts.ts')).partsOf,
  judge: async () => (await import('./study/judge.ts')).judge,
  Puzzles: late(async () => (await import('./study/puzzles/screen.tsx')).PuzzlesView, Waiting),
  challenge: {
    Form: late<ChallengeFormProps>(async () => (await import('./screens/setup/challenge-form.tsx')).ChallengeForm),
    Points: late(async () => (await import('./screens/setup/challenge-points.tsx')).ChallengePoints),
    levelName,
  },
  lessons: {
    List: late(async () => (await import('./lessons/list.tsx')).LessonList, Waiting),
    Lesson: late<{ readonly lesson: number }>(async () => (await import('./lessons/lesson.tsx')).LessonView, Waiting),
  },
  Insight: late(async () => (await import('./study/insight/insight.tsx')).InsightView, Waiting),
  Rules: late<RulesProps>(async () => (await import('./screens/rules/rules.tsx')).Rules),
  Learn: late<LearnProps>(async () => (await import('./screens/learn/learn.tsx')).Learn, Waiting),
  Settings: late<{ readonly place: SettingsPlace }>(async () => (await import('./screens/settings.tsx')).GameSettings),
});
