// Trains of Europe for the workers: rules, what a list shows of a position, and the bots.

import { completedCount, trainsOfEurope, winnersOf, type Config, type View } from '@branchline/trains-of-europe';
import type { Engine } from '../engine.ts';
import { fetchArchive, fetchContent } from './earlier-contents.ts';
import type { Standing } from './standing.ts';

function summarise(seen: unknown): Standing {
  const view = seen as View;
  const { year, left } = view.public;
  return { year, completed: left.map((_, seat) => completedCount(view.public, seat)), winners: winnersOf(view) };
}

export const engine: Engine = {
  game: trainsOfEurope,
  summarise,
  archive: fetchArchive,
  notation: async () => (await import('@branchline/trains-of-europe/notation')).notation,
  // Bots are heavy and have a separate file; only the worker that plays them fetches it.
  botFor: async (id, config) => {
    if (config) await fetchContent(config as Config);
    return (await import('@branchline/bots/trains-of-europe')).trainsOfEuropeBots.find((bot) => bot.id === id);
  },
};
