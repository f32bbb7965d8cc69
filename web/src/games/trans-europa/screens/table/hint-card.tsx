// What an Engineer would do here, and why.

import type { CityIndex } from '@branchline/boards';
import { useEffect } from 'preact/hooks';
import { gridOf } from '@branchline/trans-europa';
import { text } from '../../messages/more-text.ts';
import type { Reason } from '../../play/hint.ts';
import { endsOf } from '../../play/places.ts';
import type { Hint } from '../../state/hint.ts';
import type { Play } from '../../state/play.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { nameOf } from '../../../../table/people.ts';
import './hint-card.css';

function reasonText(play: Play, reason: Reason): string {
  const { why } = text.value.hint;
  const { graph } = gridOf(play.board.id);
  const cityWord = (city: CityIndex): string =>
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
      return text.value.bubbles.central(reason.missing);
    default:
      return why.waits;
  }
}

type Given = Hint & { readonly state: 'given' };

/** A phone shows a part of the board: the part that is spoken of. */
function useAdviceInView(play: Play, hint: Hint | undefined): void {
  useEffect(() => {
    if (hint?.state !== 'given') return;
    const { action } = hint;
    // What was pointed at before would speak instead of the advice.
    play.hover.value = undefined;
    if (action.do === 'lay') play.handle.value?.reveal(...endsOf(action.line));
    else if (action.do === 'marker') play.handle.value?.reveal(action.at);
  }, [hint]);
}

/** Plans or chooses what was advised; nothing is sent. */
function take(play: Play, { action }: Given): void {
  if (action.do === 'lay') {
    play.chooseLine(action.line);
    if (action.piece === 'own') play.setPiece(action.line, 'own');
  } else if (action.do === 'marker') play.markerChoice.value = action.at;
  else if (action.do === 'drop-card' || action.do === 'pass-card') play.cardChoice.value = action.city;
  play.hints.hint.value = undefined;
}

function Advice({ play, hint }: { readonly play: Play; readonly hint: Given }) {
  const { hint: words, bubbles } = text.value;
  const { action, reasons, advise } = hint;
  const inPlan = action.do === 'lay' && play.plan.value.lays.some(({ line }) => line === action.line);
  return (
    <div class="hint-card" role="status">
      <p>
        <Icon name="bulb" size={18} />
        <span>
          {bubbles.advice} <strong>{advise(play, action)}</strong>.
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
          <button type="button" class="chip-button" onClick={() => take(play, hint)}>
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

export function HintCard({ play }: { readonly play: Play }) {
  const { hint: words } = text.value;
  const hint = play.hints.hint.value;
  useAdviceInView(play, hint);
  if (!hint) return null;
  if (hint.state === 'given') return <Advice play={play} hint={hint} />;
  return (
    <p class="hint-card" role="status">
      <Icon name="bulb" size={18} /> {hint.state === 'asking' ? words.thinking : words.none}
    </p>
  );
}
