// The last round as a short film: every marker and every track in its order, then the result.

import { gridOf, type View } from '@branchline/trans-europa';
import { device } from '../../../../link/device.ts';
import { labelled } from '../../../../messages/labelled.ts';
import { download } from '../../../../table/files.ts';
import { nameOf } from '../../../../table/people.ts';
import { filmEnding, makeFilm, type Film, type FilmWay, type Frame } from '../../../../ui/film.ts';
import { bitmapOf } from '../../../../ui/picture-file.ts';
import { NO_MARKS, type BoardMarks } from '../../board/types.ts';
import { text } from '../../messages/more-text.ts';
import { holderMarks, laidMarks, lastMoveIn } from '../../play/marks.ts';
import type { Play } from '../../state/play.ts';
import type { Entry } from '../../types.ts';
import { easelFor, finalMarks, resultOf, titleOf, type Easel } from './share-picture.tsx';

/** In px; how high it is follows from the board, this is the highest. */
export const FILM_SIZE = { width: 1280, height: 1280 } as const;
/** In milliseconds. */
const A_MOVE = 230;
const THE_END = 3500;

export type Progress = (done: number, all: number) => void;

const SEEN = new Set(['marker-placed', 'track-laid']);

/** The moves of the last round that change the board. */
function movesOf(course: readonly Entry[]): readonly number[] {
  const start = course.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'dealt'));
  return course.flatMap(({ sequence, events }, index) =>
    index > start && events.some(({ kind }) => SEEN.has(kind)) ? [sequence] : [],
  );
}

async function positionAt(id: string, sequence: number): Promise<View | undefined> {
  return (await device.ask('at', { id, sequence, who: 'spectator' }))?.view as View | undefined;
}

type Shot = { readonly marks: BoardMarks; readonly caption: readonly string[]; readonly milliseconds: number };

/** One after the other, so that only pictures and no positions pile up. */
async function* shotsOf(play: Play, course: readonly Entry[]): AsyncGenerator<Shot> {
  const { table } = play;
  const final = table.view.value;
  const { graph } = gridOf(final.config.board);
  const hands = final.public.rounds.at(-1)?.hands ?? [];
  const cities = holderMarks(hands.map((hand) => hand.map((city) => graph.cityIds[city]!)));
  const people = table.seats.value.map((_, seat) => nameOf(table, seat)).join(' · ');
  const round = text.value.lookBack.round(final.public.rounds.length);
  for (const sequence of movesOf(course)) {
    const view = await positionAt(table.id, sequence);
    if (!view) continue;
    const lastMove = lastMoveIn(course.slice(0, sequence));
    const marks = { ...laidMarks(view, undefined), cities, ...(lastMove ? { lastMove } : {}) };
    yield { marks, caption: [titleOf(play), labelled(round, people)], milliseconds: A_MOVE };
  }
  yield { marks: finalMarks(play), caption: [titleOf(play), resultOf(play)], milliseconds: THE_END };
}

async function filmOf(easel: Easel, play: Play, progress: Progress): Promise<Film> {
  const opened = await device.ask('replay', { id: play.table.id, who: 'spectator' });
  if ('problem' in opened) throw new Error('the game cannot be looked back at');
  const course = opened.entries as readonly Entry[];
  // Names are laid out again for the tracks on the board, so they are drawn with each move.
  const base = await easel.draw(NO_MARKS, ['', ''], { names: false });
  const scale = FILM_SIZE.width / base.width;
  const under = await bitmapOf(base, { scale });
  async function* frames(): AsyncGenerator<Frame> {
    const all = movesOf(course).length + 1;
    let done = 0;
    for await (const { marks, caption, milliseconds } of shotsOf(play, course)) {
      const drawing = await easel.draw(marks, caption, { ground: false });
      progress(++done, all);
      yield { picture: await bitmapOf(drawing, { scale, under }), milliseconds };
    }
    under.close();
  }
  return { frames: frames(), width: under.width, height: under.height };
}

export async function saveFilm(play: Play, way: FilmWay, progress: Progress): Promise<void> {
  const easel = easelFor(play);
  try {
    const film = await filmOf(easel, play, progress);
    download(await makeFilm(film, way), `branchline-${play.table.id}.${filmEnding(way)}`);
  } finally {
    easel.clear();
  }
}
