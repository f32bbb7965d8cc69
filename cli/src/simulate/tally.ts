// Counting up simulated games: wins and scores by seat and by bot, lengths and end reasons.

import type { Teller } from '../tellers/teller.ts';
import { fixed, percent, table } from '../output.ts';
import type { SimulatedGame } from '../tasks/simulate.ts';

/** A running mean and spread. */
interface Figures {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

/** One seat or one bot. */
interface Row {
  games: number;
  /** A shared victory counts in parts. */
  wins: number;
  stretches: number;
  stretchWins: number;
  score: Figures;
}

export interface Tally {
  games: number;
  moves: number;
  readonly seats: Row[];
  readonly bots: Map<string, Row>;
  readonly length: Figures;
  readonly stretchesPerGame: Figures;
  readonly reasons: Map<string, number>;
}

const noFigures = (): Figures => ({ count: 0, sum: 0, squares: 0, min: Infinity, max: -Infinity });
const noRow = (): Row => ({ games: 0, wins: 0, stretches: 0, stretchWins: 0, score: noFigures() });

function add(figures: Figures, value: number): void {
  figures.count++;
  figures.sum += value;
  figures.squares += value * value;
  figures.min = Math.min(figures.min, value);
  figures.max = Math.max(figures.max, value);
}

const mean = ({ sum, count }: Figures): number => sum / count;
const spread = (figures: Figures): number =>
  Math.sqrt(Math.max(0, figures.squares / figures.count - mean(figures) ** 2));

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  moves: 0,
  seats: Array.from({ length: seats }, noRow),
  bots: new Map(),
  length: noFigures(),
  stretchesPerGame: noFigures(),
  reasons: new Map(),
});

export function addGame(tally: Tally, game: SimulatedGame): void {
  tally.games++;
  tally.moves += game.moves;
  add(tally.stretchesPerGame, game.stretches.length);
  for (const { reason, length } of game.stretches) {
    tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1);
    add(tally.length, length);
  }
  game.bots.forEach((id, seat) => {
    let bot = tally.bots.get(id);
    if (bot === undefined) tally.bots.set(id, (bot = noRow()));
    for (const row of [tally.seats[seat]!, bot]) {
      row.games++;
      if (game.winners.includes(seat)) row.wins += 1 / game.winners.length;
      add(row.score, game.scores[seat]!);
      for (const { winners } of game.stretches) {
        row.stretches++;
        if (winners.includes(seat)) row.stretchWins++;
      }
    }
  });
}

const rowJson = (row: Row): object => ({
  games: row.games,
  wins: row.wins,
  winRate: row.wins / row.games,
  roundsWon: row.stretchWins,
  meanScore: mean(row.score),
  sdScore: spread(row.score),
});

const figuresJson = (figures: Figures): object => ({ min: figures.min, mean: mean(figures), max: figures.max });

export const tallyJson = (tally: Tally, seconds: number): object => ({
  games: tally.games,
  moves: tally.moves,
  seconds,
  gamesPerSecond: tally.games / seconds,
  seats: tally.seats.map((row, seat) => ({ seat, ...rowJson(row) })),
  bots: [...tally.bots].map(([bot, row]) => ({ bot, ...rowJson(row) })),
  rounds: { perGame: figuresJson(tally.stretchesPerGame), length: figuresJson(tally.length) },
  reasons: Object.fromEntries(tally.reasons),
});

interface Frame {
  readonly head: string;
  readonly seconds: number;
  readonly words: Teller['words'];
}

export function tallyText(tally: Tally, { head, seconds, words }: Frame): string {
  if (tally.games === 0) return 'no games in this part';
  const columns = ['games', 'wins', 'win rate', `${words.stretch}s won`, `mean ${words.score}`, 'sd'];
  const cells = (row: Row): (string | number)[] => [
    row.games,
    fixed(row.wins, 1),
    percent(row.wins, row.games),
    percent(row.stretchWins, row.stretches),
    fixed(mean(row.score), 2),
    fixed(spread(row.score), 2),
  ];
  const range = (figures: Figures): string => `min ${figures.min}, mean ${fixed(mean(figures), 2)}, max ${figures.max}`;
  const lengths = [`${words.length} per ${words.stretch}: ${range(tally.length)}`];
  if (words.stretch !== 'game') lengths.unshift(`${words.stretch}s per game: ${range(tally.stretchesPerGame)}`);
  return [
    `${head}: ${tally.games} game${tally.games === 1 ? '' : 's'} in ${fixed(seconds, 2)} s, ${fixed(tally.games / seconds, 1)} games/s, ` +
      `${fixed(tally.moves / seconds, 0)} moves/s`,
    '',
    table(
      ['seat', ...columns],
      tally.seats.map((row, seat) => [seat, ...cells(row)]),
    ),
    '',
    table(
      ['bot', ...columns],
      [...tally.bots].map(([bot, row]) => [bot, ...cells(row)]),
    ),
    '',
    ...lengths,
    `end of ${words.stretch}: ${[...tally.reasons].map(([reason, count]) => `${reason} ${count}`).join(', ')}`,
  ].join('\n');
}
