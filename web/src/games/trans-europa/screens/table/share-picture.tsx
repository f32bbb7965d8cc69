// The finished map as a picture or a drawing to keep or to send, with names and result.

import type { Seat } from '@branchline/core';
import { gridOf } from '@branchline/trans-europa';
import { render } from 'preact';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { download } from '../../../../table/files.ts';
import { nameOf } from '../../../../table/people.ts';
import { pictureOf, pngOf, type Picture } from '../../../../ui/picture-file.ts';
import { UNIT } from '../../../../map/types.ts';
import { geometryOf } from '../../board/geometry.ts';
import { BoardPicture, type BoardMarks } from '../../board/index.ts';
import { text } from '../../messages/more-text.ts';
import { boardName, boardTexts } from '../../play/names.ts';
import { holderMarks, laidMarks, missingMarks } from '../../play/marks.ts';
import { placeOf, ranking, standingOf } from '../../play/score.ts';
import type { Play } from '../../state/play.ts';

const FAMILIES = ['Fira Sans Condensed', 'Fraunces'];

export function titleOf({ table, board }: Play): string {
  const { common, editions } = text.value;
  return `${common.brand} · ${boardName(board)} · ${editions[table.view.value.config.edition]}`;
}

type Ranked = { readonly seat: Seat; readonly text: string };

/** All players in the order of the result: place, name and score. */
function rankedOf({ table }: Play): readonly Ranked[] {
  const { over, table: words } = text.value;
  const { config, public: position } = table.view.value;
  return ranking(config, position.scores).map((seat) => {
    const { shown, kind } = standingOf(config, position.scores[seat]!);
    const score = kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown);
    return { seat, text: `${over.place(placeOf(config, position.scores, seat))} ${nameOf(table, seat)}, ${score}` };
  });
}

export const resultOf = (play: Play): string =>
  rankedOf(play)
    .map((ranked) => ranked.text)
    .join(' · ');

/** The map at the end: what was laid, whose cities were where, and what was missing to whom. */
export function finalMarks({ table }: Play): BoardMarks {
  const view = table.view.value;
  const { graph } = gridOf(view.config.board);
  const hands = view.public.rounds.at(-1)?.hands ?? [];
  const cities = holderMarks(hands.map((hand) => hand.map((city) => graph.cityIds[city]!)));
  return { ...laidMarks(view, undefined), cities, missing: missingMarks(view, new Map()) };
}

export type Easel = {
  readonly draw: (marks: BoardMarks, caption: readonly string[], look?: Look) => Promise<Picture>;
  readonly clear: () => void;
};

type Look = {
  /** Whether land and sea are drawn; a film draws them once. */
  readonly ground?: boolean;
  readonly names?: boolean;
  /** Who played, each with colour and shape. */
  readonly people?: readonly Ranked[];
};

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** A place where nobody sees what is drawn, until everything that comes later is there. */
export function easelFor({ board }: Play): Easel {
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; left: -10000px; top: 0; width: 1600px;';
  document.body.append(place);
  const { city, water } = boardTexts.value(board);
  const { x, y, width, height } = geometryOf(board).extent;
  // Pins stand higher than the first row of junctions.
  const frame = { x: x / UNIT - 0.7, y: y / UNIT - 1.1, width: width / UNIT + 1.4, height: height / UNIT + 1.8 };
  const style = getComputedStyle(document.querySelector('main.table')!);
  const [background, ink] = [style.getPropertyValue('background-color'), style.getPropertyValue('color')];
  return {
    async draw(marks, caption, { ground = true, names = true, people = [] } = {}) {
      const picture = { board, marks, frame, scale: UNIT, water, ground, ...(names ? { city } : {}) };
      render(
        <>
          <BoardPicture {...picture} />
          {people.map(({ seat }) => (
            <PlayerToken key={seat} colour={colourOfSeat(seat)} />
          ))}
        </>,
        place,
      );
      const isThere = (): boolean => !ground || place.querySelectorAll('path').length >= 20;
      for (let frames = 0; frames < 600 && !isThere(); frames++) await nextFrame();
      await nextFrame();
      const [svg, ...signs] = place.querySelectorAll('svg');
      const named = people.map(({ text: said }, index) => ({ sign: signs[index]!, text: said }));
      return pictureOf({
        svg: svg!,
        people: named,
        background: ground ? background : 'none',
        ink,
        caption,
        families: FAMILIES,
      });
    },
    clear() {
      render(null, place);
      place.remove();
    },
  };
}

/** As pixels, twice as fine as it is large, or as the drawing itself. */
export async function savePicture(play: Play, as: 'png' | 'svg'): Promise<void> {
  const easel = easelFor(play);
  try {
    const picture = await easel.draw(finalMarks(play), [titleOf(play)], { people: rankedOf(play) });
    const blob = as === 'svg' ? new Blob([picture.text], { type: 'image/svg+xml' }) : await pngOf(picture, 2);
    download(blob, `branchline-${play.table.id}.${as}`);
  } finally {
    easel.clear();
  }
}
