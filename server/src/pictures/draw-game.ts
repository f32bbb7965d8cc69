// From a finished game to its picture, in pieces: players at the tables of this process do not wait for it.

import { parseGameFile, specOf, type GameFile, type GameTypes, type Seat } from '@branchline/core';
import { withoutDirections } from '@branchline/core';
import type { SeatColour } from '@branchline/core/seat-colours';
import type { GiveWay } from '@branchline/tables';
import { playableOf } from '../games.ts';
import { Problem } from '../problem.ts';
import { Canvas, type Layer } from './canvas.ts';
import { pngOf } from './png.ts';
import { SIZE } from './sheet.ts';
import type { Pause } from './studio.ts';
import { picture as trainsOfEurope } from './trains-of-europe.ts';
import { picture as transEuropa } from './trans-europa.ts';

/** A game that is over, as everybody may see it. */
export interface Ended<V> {
  readonly view: V;
  readonly names: readonly string[];
  /** Per seat, where its player has chosen one. */
  readonly colours: readonly (SeatColour | undefined)[];
  readonly winners: readonly Seat[];
}

/** A verified game file, and what the seats wore at its table. */
export interface DrawnGame {
  readonly file: string;
  readonly colours?: readonly (SeatColour | undefined)[];
}

type Picture = (ended: Ended<never>) => readonly Layer[];

const PICTURES: Readonly<Record<string, Picture>> = {
  'trans-europa': transEuropa,
  'trains-of-europe': trainsOfEurope,
};

const noPicture = (): Problem => new Problem(404, 'no-picture', 'There is no picture of this game.');

/** The last position. The file has been verified when it was made, so its moves are only applied. */
async function endOf(file: GameFile, rest: () => Promise<void> | undefined): Promise<GameTypes['View']> {
  const game = playableOf(file.game)?.game;
  const configured = game?.configure(specOf(file, game.agreedIn(file.moves)));
  if (!game || !configured?.ok) throw noPicture();
  let state = game.setup(configured.value);
  for (const raw of file.moves) {
    const move = game.parseMove(raw);
    if (!move) throw noPicture();
    state = game.apply(state, move);
    await rest();
  }
  return game.view(state, 'spectator');
}

/** Of a game that was given up all others have won. */
function winnersOf({ result, conceded, seats }: GameFile): readonly Seat[] {
  if (conceded) return seats.flatMap((_, seat) => (seat === conceded.by ? [] : [seat]));
  const { winners = [] } = (result ?? {}) as { readonly winners?: readonly Seat[] };
  return winners;
}

export async function drawGame({ file: text, colours }: DrawnGame, giveWay: GiveWay, pause: Pause): Promise<Buffer> {
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw noPicture();
  const file = parsed.value;
  const draw = PICTURES[file.game];
  if (!draw) throw noPicture();
  const rest = (): Promise<void> | undefined => {
    pause();
    return giveWay();
  };
  const view = await endOf(file, rest);
  const names = file.seats.map(({ name }) => withoutDirections(name));
  const layers = draw({
    ...{ view: view as never, names, winners: winnersOf(file) },
    colours: names.map((_, seat) => colours?.[seat]),
  });
  const canvas = new Canvas(SIZE, rest);
  for (const layer of layers) await canvas.add(layer);
  pause();
  return pngOf(SIZE, canvas.pixels());
}
