// Which piece a planned ferry is built with.

import { text } from '../../messages/more-text.ts';
import type { Lay } from '../../play/site.ts';
import type { Play } from '../../state/play.ts';
import './ferry-piece.css';

export function FerryPiece({ play, lay }: { readonly play: Play; readonly lay: Lay }) {
  const { ferry } = text.value;
  const site = play.site.value!;
  const { own, ferries } = site.view.public.tracks;
  const left = own[site.seat]!;
  const choose = (piece: Lay['piece'], { detail }: MouseEvent): void => {
    play.setPiece(lay.line, piece);
    // After a press of the mouse Enter confirms what was chosen; with keys one may still change it.
    if (detail > 0) play.handle.value?.focus();
  };
  const first = ferries[site.grid.ferryOf[site.graph.lineIndex.get(lay.line)!]!]!.length === 0;
  return (
    <div class="ferry-piece" role="group" aria-label={ferry.piece}>
      <button type="button" aria-pressed={lay.piece === 'black'} onClick={(event) => choose('black', event)}>
        {ferry.black}
      </button>
      <button
        type="button"
        aria-pressed={lay.piece === 'own'}
        disabled={left === 0}
        onClick={(event) => choose('own', event)}
      >
        {ferry.own(left)}
      </button>
      <small>
        {lay.piece === 'own' ? ferry.ownHelp : ferry.blackHelp} {first && ferry.half}
      </small>
    </div>
  );
}
