// What an Engineer would do here, and why.

import { useEffect } from 'preact/hooks';
import { gridOf } from '@branchline/trans-europa';
import type { Action } from '@branchline/trans-europa';
import { text } from '../../../../messages/text.ts';
import type { Reason } from '../../play/hint.ts';
import { compassPoint, endsOf, gazetteerOf, placeName } from '../../play/places.ts';
import { nearEnd } from '../../play/plan.ts';
import { atJunction, atLine, exactPlace } from '../../play/words.ts';
import type { Play } from '../../state/play.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { nameOf } from './seats.ts';

/** What the adviser would do, in words. */
export function adviceText(play: Play, action: Action): string {
  const { hint } = text.value;
  const { board } = play;
  const words = play.words.value;
  const cityWord = (id: string): string => words.city(board.cities.find((city) => city.id === id)!);
  switch (action.do) {
    case 'lay': {
      const ferry = board.lines.find(({ id }) => id === action.line)?.kind === 'ferry';
      if (ferry) return hint.ferry(atLine(words, board, action.line), action.piece === 'own');
      const ends = endsOf(action.line);
      const from = play.ground.value ? nearEnd(play.ground.value, action.line) : ends[0];
      const { junctions } = gazetteerOf(board);
      const to = ends[0] === from ? ends[1] : ends[0];
      const direction = words.text.directions[compassPoint(junctions.get(from)!, junctions.get(to)!)];
      return hint.lay(atJunction(words, board, from), direction);
    }
    case 'marker':
      return hint.marker(exactPlace(words, placeName(board, action.at)));
    case 'end-turn':
      return hint.end;
    case 'drop-card':
      return hint.drop(cityWord(action.city));
    default:
      return hint.pass(cityWord(action.city));
  }
}

function reasonText(play: Play, reason: Reason): string {
  const { why } = text.value.hint;
  const { graph } = gridOf(play.board.id);
  const cityWord = (city: number): string =>
    play.words.value.city(play.board.cities.find(({ id }) => id === graph.cityIds[city])!);
  switch (reason.why) {
    case 'reaches':
      return why.reaches(cityWord(reason.city));
    case 'nearer':
      return why.nearer(cityWord(reason.city), reason.before, reason.after);
    case 'missing':
      return why.missing(reason.before, reason.after);
    case 'joins':
      return why.joins(nameOf(play.table, reason.seat));
    case 'shared':
      return why.shared(text.value.list(reason.cities.map(cityWord)));
    case 'central':
      return why.central(reason.missing);
    default:
      return why.waits;
  }
}

export function HintCard({ play }: { readonly play: Play }) {
  const { hint: words } = text.value;
  const hint = play.hints.hint.value;
  // A phone shows a part of the board: the part that is spoken of.
  useEffect(() => {
    if (hint?.state !== 'given') return;
    if (hint.action.do === 'lay') for (const end of endsOf(hint.action.line)) play.handle.value?.reveal(end);
    else if (hint.action.do === 'marker') play.handle.value?.reveal(hint.action.at);
  }, [hint]);
  if (!hint) return null;
  if (hint.state !== 'given') {
    return (
      <p class="hint-card" role="status">
        <Icon name="bulb" size={18} /> {hint.state === 'asking' ? words.thinking : words.none}
      </p>
    );
  }
  const { action, reasons } = hint;
  const inPlan = action.do === 'lay' && play.plan.value.lays.some(({ line }) => line === action.line);
  const take = (): void => {
    if (action.do === 'lay') {
      play.chooseLine(action.line);
      if (action.piece === 'own') play.setPiece(action.line, 'own');
    } else if (action.do === 'marker') play.markerChoice.value = action.at;
    else if (action.do === 'drop-card' || action.do === 'pass-card') play.cardChoice.value = action.city;
    play.hints.hint.value = undefined;
  };
  return (
    <div class="hint-card" role="status">
      <p>
        <Icon name="bulb" size={18} />
        <span>
          {words.title} <strong>{adviceText(play, action)}</strong>.
        </span>
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.why}>{reasonText(play, reason)}</li>
        ))}
        {inPlan && <li>{words.inPlan}</li>}
      </ul>
      <p class="hint-buttons">
        {action.do !== 'end-turn' && !inPlan && (
          <button type="button" class="chip-button" onClick={take}>
            {words.plan}
          </button>
        )}
        <button
          type="button"
          class="chip-button"
          onClick={() => {
            play.hints.hint.value = undefined;
          }}
        >
          {words.close}
        </button>
      </p>
    </div>
  );
}
