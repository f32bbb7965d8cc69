// The four contracts of a puzzle as they lie on the table; once it has ended, with the points each led to.

import { contentOf } from '@branchline/trains-of-europe';
import type { Names } from '../../play/tell/names.ts';
import { CompactContract, Coins } from '../../screens/parts/contract-small.tsx';
import { cardOf } from '../../screens/parts/line-tile.tsx';
import { words } from '../messages/text.ts';
import { pointsText } from '../sentences.ts';
import type { Session } from './session.ts';

type OfSession = { readonly session: Session; readonly names: Names };

function Result({ session, names, place }: OfSession & { readonly place: number }) {
  const { puzzle, answer } = session;
  const { points } = puzzle.options[place]!;
  return (
    <b class="tz-points">
      {place === answer ? '✓ ' : ''}
      {words.value.puzzles.points(pointsText(names, points))}
    </b>
  );
}

export function Options({ session, names }: OfSession) {
  const { view, puzzle, option, ending, answer } = session;
  const { display } = view.public;
  const index = contentOf(view.config);
  const ended = ending.value !== undefined;
  return (
    <ul class="toe-strip tz-options" aria-label={words.value.puzzles.choices}>
      {puzzle.options.map(({ contract }, place) => {
        const chips = display.find((shown) => shown.contract === index.contractIndex.get(contract))?.chips ?? 0;
        return (
          <li key={contract}>
            <Coins count={chips} amount={`+${names.chip / 1000}`} label={names.text.contract.chips(chips)} />
            <button
              type="button"
              class={`toe-compact line-${cardOf(view, contract).line}`}
              aria-pressed={option.value === place}
              data-right={(ended && place === answer) || undefined}
              data-wrong={(ended && place === option.value && place !== answer) || undefined}
              onClick={() => {
                if (!ended) option.value = place;
              }}
              aria-disabled={ended}
            >
              <CompactContract view={view} names={names} contract={contract} chips={chips} />
            </button>
            {ended && <Result session={session} names={names} place={place} />}
          </li>
        );
      })}
    </ul>
  );
}
