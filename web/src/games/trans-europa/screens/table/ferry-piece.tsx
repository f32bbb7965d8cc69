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
  const first = ferries[site.grid.ferryOf[site.graph.lineIndex.get(lay.line)!]!]!.length === 0;
  return (
    <div class="ferry-piece" role="group" aria-label={ferry.piece}>
      <button type="button" aria-pressed={lay.piece === 'black'} onClick={() => play.setPiece(lay.line, 'black')}>
        {ferry.black}
      </button>
      <button
        type="button"
        aria-pressed={lay.piece === 'own'}
        disabled={left === 0}
        onClick={() => play.setPiece(lay.line, 'own')}
      >
        {ferry.own(left)}
      </button>
      <small>
        {lay.piece === 'own' ? ferry.ownHelp : ferry.blackHelp} {first && ferry.half}
      </small>
    </div>
  );
}
