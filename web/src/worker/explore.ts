// Finished games that the page explores: opened with the first question about them, answered one after the other.

import { parseExploreAsk, type ExploreAnswer, type ExploreAsk } from '@branchline/protocol/explore';
import { branchFiles, exploredText, exportGame, openExplorer, type Explorer } from '@branchline/tables/later';
import type { DevicePorts } from './device.ts';

const UNREACHABLE = { problem: 'unreachable' } as const;

/** One at a time: the page shows one, and every position of a game takes room. */
let opened: { readonly id: string; readonly explorer: Promise<Explorer | { readonly problem: string }> } | undefined;

/** Forgotten at once: whatever becomes of it, the next game can be opened. */
async function leave(): Promise<void> {
  const left = opened;
  opened = undefined;
  const explorer = await left?.explorer;
  if (explorer && !('problem' in explorer)) explorer.close();
}

/** In one breath: questions that come while a game is being opened are about the same one. */
function explorerOf(ports: DevicePorts, id: string): Promise<Explorer | { readonly problem: string }> {
  if (opened?.id !== id) {
    void leave();
    opened = { id, explorer: openExplorer(ports, id).catch(() => UNREACHABLE) };
  }
  return opened.explorer;
}

/** As they are listed, where the game is open: lines and files then have one order. */
async function filesOf(ports: DevicePorts, id: string): Promise<ExploreAnswer<'files'>> {
  const explorer = opened?.id === id ? await opened.explorer : UNREACHABLE;
  return 'problem' in explorer ? branchFiles(ports, id) : explorer.files();
}

/** A question that makes no sense is an error like any other. */
export async function explore(ports: DevicePorts, id: string, raw: unknown): Promise<unknown> {
  const ask = parseExploreAsk(raw);
  if (!ask) throw new Error('the question cannot be understood');
  if (ask.do === 'files') return filesOf(ports, id);
  if (ask.do === 'close') {
    if (opened?.id === id) await leave();
    return null;
  }
  // What another tab has added meanwhile is seen when the game is opened again.
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
