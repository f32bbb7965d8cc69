// branchline watch: a game of Trans Europa between bots, drawn on the board turn by turn.

import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
import { playGame } from '@branchline/bots';
import { seedFromText, type GameSpec } from '@branchline/core';
import { EDITION_IDS, transEuropa, type Config, type State } from '@branchline/trans-europa';
import { Command } from 'commander';
import { nameList, wholeNumber } from '../arguments.ts';
import { print } from '../output.ts';
import { requireBot, requireConfig } from '../tables.ts';
import { seatNames } from '../tasks/simulate.ts';
import { boardText, SEAT_INKS, type Paint } from '../watch/board-text.ts';

interface Options {
  readonly edition?: string;
  readonly board?: string;
  readonly bots: readonly string[];
  readonly seed?: string;
  readonly delay: number;
  readonly iterations: number;
}

/** Home, and everything below cleared. */
const TOP = '\x1b[H\x1b[J';

const isTurnOver = (before: State, after: State): boolean => {
  const [was, is] = [before.public.stage, after.public.stage];
  return (
    was.kind !== is.kind || (was.kind === 'build' && is.kind === 'build' && (was.seat !== is.seat || is.laid === 0))
  );
};

function frame(state: State, bots: readonly string[], paint: Paint | undefined): string {
  const { scores, tracks, rounds, complete } = state.public;
  const seats = bots.map((bot, seat) => {
    const done = complete.includes(seat) ? ' complete!' : '';
    const text = `${seatNames[seat]} ${bot}: ${scores[seat]}${done}`;
    return paint?.(SEAT_INKS[seat]!, text) ?? text;
  });
  const over = state.public.winners?.map((seat) => seatNames[seat]).join(', ');
  // A scored round stays on the board until the next deal.
  const scored = state.public.stage.kind === 'deal';
  const round = over === undefined ? `Round ${rounds.length + (scored ? 0 : 1)}` : `Won by ${over}`;
  return [
    boardText(state, seatNames.split(''), paint),
    '',
    `${round} · ${tracks.supply} tracks left · ${seats.join('  ')}`,
  ].join('\n');
}

/** Once a round on paper, turn by turn on a terminal. */
async function watch(options: Options): Promise<void> {
  const spec: GameSpec = {
    seats: options.bots.length,
    ...(options.edition === undefined ? {} : { edition: options.edition }),
    ...(options.board === undefined ? {} : { board: options.board }),
  };
  const config = requireConfig(transEuropa, spec) as Config;
  const bots = options.bots.map((id) => requireBot(transEuropa.id, id));
  const states: State[] = [transEuropa.setup(config)];
  playGame({
    game: transEuropa,
    config,
    bots,
    seed: seedFromText(`watch:${options.seed ?? crypto.randomUUID()}`),
    budget: { kind: 'iterations', count: options.iterations },
    onMove: (_, after) => void states.push(after as State),
  });
  const { isTTY } = process.stdout;
  const paint: Paint | undefined = isTTY
    ? (ink, text) => styleText(ink as Parameters<typeof styleText>[0], text)
    : undefined;
  for (let index = 1; index < states.length; index++) {
    const [before, after] = [states[index - 1]!, states[index]!];
    const roundOver = after.public.rounds.length > before.public.rounds.length;
    if (!isTTY && roundOver) print(`${frame(after, options.bots, paint)}\n`);
    if (!isTTY || after.public.markers.every((marker) => marker === null) || !isTurnOver(before, after)) continue;
    process.stdout.write(TOP + frame(after, options.bots, paint) + '\n');
    await sleep(roundOver ? 4 * options.delay : options.delay);
  }
}

export const command = new Command('watch')
  .summary('watch bots play on the board')
  .description(
    'Draw a game of Trans Europa between bots in the terminal, turn by turn; into a file or pipe, once a round.',
  )
  .option('--edition <id>', `one of ${EDITION_IDS.join(', ')}`)
  .option('--board <id>', 'the board; each edition has its own default')
  .option('--bots <ids>', 'one bot per seat, separated by commas', nameList, ['greedy', 'greedy', 'greedy', 'greedy'])
  .option('--seed <text>', 'always the same game; another one every time without')
  .option('--delay <ms>', 'pause after each turn', wholeNumber(0, 60_000), 300)
  .option('--iterations <n>', 'what a searching bot may spend on one decision', wholeNumber(1), 400)
  .addHelpText(
    'after',
    '\nExamples:\n  branchline watch\n  branchline watch --edition ferry --bots greedy,greedy,greedy --delay 800',
  )
  .action(watch);
