// The switches of a review: a round or the whole game, and what could be known or all hands face up.

import { ReviewSwitch } from '../../../study/review-switches.tsx';
import { text } from './messages/text.ts';
import { roundsIn, type ReviewState } from './review-state.ts';

const WHOLE = 'game';

export function ReviewSwitches({ state }: { readonly state: ReviewState }) {
  const { study, lookBack } = text.value;
  const { bare, round, scope, judgement, seat, replay } = state;
  const rounds = Array.from({ length: roundsIn(bare.value) }, (_, index) => index);
  const { name } = replay.opened.seats[seat.value]!;
  const lookAt = (value: string): void => {
    scope.value = value === WHOLE ? 'game' : 'round';
    if (value !== WHOLE && Number(value) !== round.value) state.goTo(Number(value), 0);
  };
  return (
    <div class="review-switches">
      <ReviewSwitch
        label={study.scope}
        value={scope.value === 'game' ? WHOLE : String(round.value)}
        options={[
          ...rounds.map((index) => ({ value: String(index), name: lookBack.round(index + 1) })),
          ...(rounds.length > 1 ? [{ value: WHOLE, name: study.wholeGame }] : []),
        ]}
        onChange={lookAt}
      />
      <ReviewSwitch
        label={study.judgement}
        about={judgement.value === 'known' ? study.knownAbout(name) : study.openAbout}
        value={judgement.value}
        options={[
          { value: 'known', name: study.known(name) },
          { value: 'open', name: study.open },
        ]}
        onChange={(value) => {
          judgement.value = value === 'open' ? 'open' : 'known';
        }}
      />
    </div>
  );
}
