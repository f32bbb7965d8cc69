// The four contracts of a puzzle as on the table, or as tiles if there is little space; once it has ended, with the points
// each led to.

import { contentOf, type ContractId } from '@branchline/trains-of-europe';
import { ifTaken } from '../../play/if-taken.ts';
import type { Names } from '../../play/tell/names.ts';
import { stopsOf } from '../../screens/parts/card-lines.ts';
import { CompactContract, Coins } from '../../screens/parts/contract-small.tsx';
import { cardOf, LineTile } from '../../screens/parts/line-tile.tsx';
import { words } from '../messages/text.ts';
import { pointsText } from '../sentences.ts';
import { isStacked } from '../stacked.ts';
import { LETTERS, type Session } from './session.ts';

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

/** In short: its stops, the tax, the most it earns. */
function Tile({ session, names, contract }: OfSession & { readonly contract: ContractId }) {
  const { view, puzzle } = session;
  const { line, routes, tax } = cardOf(view, contract);
  const { money, contract: say, screens } = names.text;
  const { standing } = ifTaken(view, puzzle.seat, contentOf(view.config).contractIndex.get(contract)!);
  return (
    <>
      <span class="tz-tile-head">
        <LineTile line={line} size={22} />
        <b>{names.contract(contract)}</b>
      </span>
      <span>
        {stopsOf(routes)
          .map(({ city }) => names.city(city))
          .join('–')}
      </span>
      <span>
        {screens.max} <b class="pos">{money.signed(standing.max)}</b> · {say.tax}{' '}
        <b class="neg">{money.signed(0 - tax)}</b>
      </span>
    </>
  );
}

export function Options({ session, names }: OfSession) {
  const { view, puzzle, option, ending, answer } = session;
  const { display } = view.public;
  const index = contentOf(view.config);
  const ended = ending.value !== undefined;
  const small = isStacked();
  return (
    <ul class={`tz-options ${small ? 'tz-tiles' : 'toe-strip'}`} aria-label={words.value.puzzles.choices}>
      {puzzle.options.map(({ contract }, place) => {
        const chips = display.find((shown) => shown.contract === index.contractIndex.get(contract))?.chips ?? 0;
        return (
          <li key={contract}>
            <Coins count={chips} amount={`+${names.chip / 1000}`} label={names.text.contract.chips(chips)} />
            <button
              type="button"
              class={`${small ? 'tz-tile' : 'toe-compact'} line-${cardOf(view, contract).line}`}
              aria-pressed={option.value === place}
              aria-keyshortcuts={LETTERS[place]}
              data-right={(ended && place === answer) || undefined}
              data-wrong={(ended && place === session.taken.value && place !== answer) || undefined}
              onClick={() => session.look(place)}
            >
              {small ? (
                <Tile session={session} names={names} contract={contract} />
              ) : (
                <CompactContract view={view} names={names} contract={contract} chips={chips} />
              )}
              <kbd class="tz-key">{LETTERS[place]}</kbd>
            </button>
            {ended && <Result session={session} names={names} place={place} />}
          </li>
        );
      })}
    </ul>
  );
}
