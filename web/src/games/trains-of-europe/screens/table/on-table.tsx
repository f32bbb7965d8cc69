// The contracts on the table, to be looked at in any phase: a player who buys ahead wants to know for what.

import './on-table.css';
import { contentOf } from '@branchline/trains-of-europe';
import type { Play } from '../../state/play.ts';
import { CompactContract, Coins } from '../parts/contract-small.tsx';
import { cardOf } from '../parts/line-tile.tsx';

export function OnTable({ play }: { readonly play: Play }) {
  const view = play.table.view.value;
  const names = play.names.value;
  const { facts, contract: words } = names.text;
  const { contracts } = contentOf(view.config);
  if (view.public.display.length === 0) return null;
  return (
    <section class="tt-on-table">
      <h3>{facts.onTable}</h3>
      <ul>
        {view.public.display.map(({ contract: no, chips }) => {
          const { id } = contracts[no]!;
          return (
            <li key={id} class={`toe-compact line-${cardOf(view, id).line}`}>
              <Coins count={chips} amount={`+${names.chip / 1000}`} label={words.chips(chips)} />
              <CompactContract view={view} names={names} contract={id} chips={chips} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
