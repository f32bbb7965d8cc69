// Trains of Europe on the page: everything the shell may ask of it.

import { trainsOfEurope, type Action, type Event, type View } from '@branchline/trains-of-europe';
import { late } from '../../table/late.ts';
import { Waiting } from '../../table/waiting.tsx';
import { fetched } from '../../ui/fetched.ts';
import { gameUi, type LearnProps, type RulesProps, type SettingsPlace, type SetupProps } from '../game-ui.ts';
// Players wear their colours in the invitation, too.
import './map/paint/tokens.css';
import { fetchContent } from './earlier-contents.ts';
import { GAME } from './game.ts';
import { text } from './messages/text.ts';
import { logOf } from './play/log-of.ts';
import { hurrying } from './state/hurry.ts';
import { pauseAfter, stopsAfter } from './state/pace.ts';
import { namesFor } from './state/speaking.ts';
import { speechAt } from './state/speech.ts';
import { companyColour } from './screens/parts/colour.ts';
import type { Replay, Table } from './types.ts';

export const ui = gameUi<View, Action, Event>({
  id: GAME,
  prepare: ({ config }) => fetched(() => fetchContent(config)),
  turn: (view) => trainsOfEurope.turn(view),
  pauseAfter,
  hurried: hurrying,
  stopsAfter,
  logOf: ({ view, entries, who }) => logOf(namesFor(view, who), entries),
  speechAt,
  colourName: (colour) => text.value.colours[companyColour(colour)],
  // Lists and replays need the words above, but not the table.
  Table: late<{ readonly table: Table }>(async () => (await import('./screens/table/table.tsx')).TableView, Waiting),
  Setup: late<SetupProps>(async () => (await import('./screens/setup/setup.tsx')).Setup),
  Replay: late<{ readonly replay: Replay }>(
    async () => (await import('./screens/replay/replay.tsx')).ReplayView,
    Waiting,
  ),
  Review: late<{ readonly replay: Replay }>(async () => (await import('./study/review.tsx')).ReviewView, Waiting),
  figures: async () => (await import('./play/figures.ts')).figuresOf,
  judge: async () => (await import('./study/judge.ts')).judge,
  Insight: late(async () => (await import('./study/insight/insight.tsx')).InsightView, Waiting),
  Puzzles: late(async () => (await import('./study/puzzles/screen.tsx')).PuzzlesView, Waiting),
  Rules: late<RulesProps>(async () => (await import('./screens/rules/rules.tsx')).Rules),
  Learn: late<LearnProps>(async () => (await import('./screens/learn/learn.tsx')).Learn, Waiting),
  Settings: late<{ readonly place: SettingsPlace }>(async () => (await import('./screens/settings.tsx')).GameSettings),
});
