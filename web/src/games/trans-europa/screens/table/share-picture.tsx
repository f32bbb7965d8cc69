// The finished map as a picture to keep or to send, with names and result.

import { render } from 'preact';
import { download } from '../../../../table/files.ts';
import { nameOf } from '../../../../table/people.ts';
import { pictureOf, pixelsOf } from '../../../../ui/picture-file.ts';
import { UNIT } from '../../../../map/types.ts';
import { geometryOf } from '../../board/geometry.ts';
import { BoardPicture } from '../../board/index.ts';
import { text } from '../../messages/more-text.ts';
import { boardName, boardTexts } from '../../play/names.ts';
import { laidMarks } from '../../play/marks.ts';
import { placeOf, ranking, standingOf } from '../../play/score.ts';
import type { Play } from '../../state/play.ts';

const FAMILIES = ['Fira Sans Condensed', 'Fraunces'];

function captionOf({ table, board }: Play): readonly string[] {
  const { common, editions, over, table: words } = text.value;
  const { config, public: position } = table.view.value;
  const ranks = ranking(config, position.scores).map((seat) => {
    const { shown, kind } = standingOf(config, position.scores[seat]!);
    const score = kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown);
    return `${over.place(placeOf(config, position.scores, seat))} ${nameOf(table, seat)}, ${score}`;
  });
  return [`${common.brand} · ${boardName(board)} · ${editions[config.edition]}`, ranks.join(' · ')];
}

/** Drawn where nobody sees it, until everything that comes later is there. */
async function drawn(play: Play): Promise<{ readonly svg: SVGSVGElement; readonly clear: () => void }> {
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; left: -10000px; top: 0; width: 1600px;';
  document.body.append(place);
  const { city, water } = boardTexts.value(play.board);
  const marks = laidMarks(play.table.view.value, undefined);
  const { x, y, width, height } = geometryOf(play.board).extent;
  // Pins stand higher than the first row of junctions.
  const frame = { x: x / UNIT - 0.7, y: y / UNIT - 1.1, width: width / UNIT + 1.4, height: height / UNIT + 1.8 };
  render(<BoardPicture board={play.board} marks={marks} frame={frame} scale={UNIT} city={city} water={water} />, place);
  for (let frames = 0; frames < 600 && place.querySelectorAll('path').length < 20; frames++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const clear = (): void => {
    render(null, place);
    place.remove();
  };
  return { svg: place.querySelector('svg')!, clear };
}

export async function savePicture(play: Play): Promise<void> {
  const { svg, clear } = await drawn(play);
  try {
    const style = getComputedStyle(document.querySelector('main.table')!);
    const picture = await pictureOf({
      svg,
      background: style.getPropertyValue('background-color'),
      ink: style.getPropertyValue('color'),
      caption: captionOf(play),
      families: FAMILIES,
    });
    download(await pixelsOf(picture), `branchline-${play.table.id}.png`);
  } finally {
    clear();
  }
}
