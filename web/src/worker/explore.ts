// Finished games that the page explores: opened with the first question about them, answered one after the other.

import { parseExploreAsk, type ExploreAnswer, type ExploreAsk } from '@branchline/protocol/explore';
import { branchFiles, exploredText, exportGame, openExplorer, type Explorer } from '@branchline/tables/later';
import type { DevicePorts } from './device.ts';

/** One at a time: the page shows one, and every position of a game takes room. */
let opened: { readonly id: string; readonly explorer: Promise<Explorer | { readonly problem: string }> } | undefined;

async function leave(): Promise<void> {
  const left = await opened?.explorer;
  opened = undefined;
  if (left && !('problem' in left)) left.close();
}

async function explorerOf(ports: DevicePorts, id: string): Promise<Explorer | { readonly problem: string }> {
  if (opened?.id !== id) {
    await leave();
    opened = { id, explorer: openExplorer(ports, id) };
  }
  return opened.explorer;
}

/** A question that makes no sense is an error like any other. */
export async function explore(ports: DevicePorts, id: string, raw: unknown): Promise<unknown> {
  const ask = parseExploreAsk(raw);
  if (!ask) throw new Error('the question cannot be understood');
  if (ask.do === 'files') return branchFiles(ports.records, id);
  if (ask.do === 'close') {
    if (opened?.id === id) await leave();
    return null;
  }
  // What another tab has added meanwhile is seen when the game is opened anew.
  if (ask.do === 'open') await leave();
  const explorer = await explorerOf(ports, id);
  if ('problem' in explorer) return explorer;
  return ask.do === 'open' ? openedOf(explorer) : answer(ports, explorer, ask);
}

function openedOf(explorer: Explorer): ExploreAnswer<'open'> {
  const { game, spec, seats, commitment, summary } = explorer.record();
  const { conceded } = summary;
  return { game, spec, seats, commitment, ...(conceded === undefined ? {} : { conceded }) };
}

type Inside = Exclude<ExploreAsk, { readonly do: 'open' | 'files' | 'close' }>;

async function answer(ports: DevicePorts, explorer: Explorer, ask: Inside): Promise<unknown> {
  switch (ask.do) {
    case 'lines':
      return explorer.lines();
    case 'look':
      return explorer.look(ask, ask);
    case 'play': {
      const played = explorer.play(ask, ask.seat, ask.action);
      await explorer.written();
      return played;
    }
    case 'bot':
      return explorer.letBot(ask, ask.seat, ask.kinds);
    case 'hint': {
      const action = await explorer.hint(ask, ask.seat);
      return action ? { action } : { problem: 'no-hint' };
    }
    case 'name':
      explorer.name(ask.line, ask.name);
      await explorer.written();
      return null;
    case 'drop':
      explorer.drop(ask.line);
      await explorer.written();
      return null;
    case 'text': {
      const game = await exportGame(ports, explorer.record().id);
      return game === undefined ? null : exploredText(game, explorer.files(ask.line));
    }
  }
}
