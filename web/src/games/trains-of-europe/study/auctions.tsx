// The lots of a game: what each was worth to whom, and what was paid.

import type { Seat } from '@branchline/core';
import type { LotReview } from '@branchline/study/trains-of-europe';
import { Badge } from '../screens/parts/badge.tsx';
import type { OfReview } from './stations.ts';
import { words } from './messages/text.ts';
import { signedPoints } from './sentences.ts';

function LotItem({ state, names, lot: review }: OfReview & { readonly lot: LotReview }) {
  const { lot, year, least, worth, sold, sequence } = review;
  const say = words.value.auctions;
  const { money, year: years } = names.text;
  const nameOf = (seat: Seat): string => state.replay.opened.seats[seat]!.name;
  return (
    <li class="tv-lot">
      <button type="button" class="tv-jump" onClick={() => state.lookAt(sequence, sold?.to ?? lot.owner)}>
        <b>{names.lot(lot)}</b>
      </button>
      <p>
        {years.number(year)} · {say.from(nameOf(lot.owner), money.cash(least))}
      </p>
      <p>{sold ? say.sold(nameOf(sold.to), money.cash(sold.price), signedPoints(names, sold.points)) : say.unsold}</p>
      {worth.length > 0 ? (
        <ul aria-label={say.worth}>
          {worth.map(({ seat, most }) => (
            <li key={seat} data-bought={sold?.to === seat || undefined}>
              <Badge seat={seat} size={16} /> {nameOf(seat)} <b>{money.cash(most)}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p class="tv-quiet">{say.useless}</p>
      )}
    </li>
  );
}

export function Auctions({ state, names }: OfReview) {
  const { auctions, tabs } = words.value;
  const lots = state.auctions.value;
  return (
    <section class="tv-auctions" aria-label={tabs.auctions}>
      <p class="tv-quiet">{lots.length === 0 ? auctions.none : auctions.about}</p>
      <ol>
        {lots.map((lot, at) => (
          <LotItem key={at} state={state} names={names} lot={lot} />
        ))}
      </ol>
    </section>
  );
}
