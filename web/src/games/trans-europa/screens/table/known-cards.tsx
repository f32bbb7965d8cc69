// What is known of the others' hands.

import { gridOf } from '@branchline/trans-europa';
import { text } from '../../messages/text.ts';
import type { Play } from '../../state/play.ts';
import { isolated } from '../../../../ui/isolated.ts';
import './known-cards.css';

/** Cards that went through the own hands and now lie elsewhere (cards 13–17). */
export function KnownCards({ play }: { readonly play: Play }) {
  const { table: words, list } = text.value;
  const known = play.table.view.value.own?.known ?? [];
  const { graph } = gridOf(play.board.id);
  const seats = play.table.seats.value;
  return (
    <details class="known" data-empty={known.length === 0 || undefined}>
      <summary>{words.knownTitle}</summary>
      <ul>
        {known.map(({ city, holders }) => {
          const name = play.words.value.city(play.board.cities.find(({ id }) => id === graph.cityIds[city])!);
          const who = list(holders.map((seat) => isolated(seats[seat]!.name)));
          return <li key={city}>{holders.length === 0 ? words.knownAside(name) : words.known(name, who)}</li>;
        })}
      </ul>
    </details>
  );
}
