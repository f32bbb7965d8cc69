// What is known of the others' hands: who holds which of the cards that went through the own hand.

import { useRef, useState } from 'preact/hooks';
import type { Seat } from '@branchline/core';
import { gridOf, type KnownCard } from '@branchline/trans-europa';
import { text, textLanguage } from '../../messages/more-text.ts';
import type { Play } from '../../state/play.ts';
import { nameOf } from '../../../../table/people.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { useFolding } from './folding.ts';
import './known-cards.css';

type Group = { readonly holders: readonly Seat[]; readonly cards: readonly KnownCard[] };

/** Cards by who may hold them, in the order in which they were seen. */
function byHolders(known: readonly KnownCard[]): readonly Group[] {
  const groups = new Map<string, { holders: readonly Seat[]; cards: KnownCard[] }>();
  for (const card of known) {
    const group = groups.get(card.holders.join()) ?? { holders: card.holders, cards: [] };
    groups.set(card.holders.join(), group);
    group.cards.push(card);
  }
  return [...groups.values()];
}

/** Nobody where the card may have been put aside; several where it is one of them. */
function Holders({ play, holders }: { readonly play: Play; readonly holders: readonly Seat[] }) {
  if (holders.length === 0) return <>{text.value.seen.aside}</>;
  const either = new Intl.ListFormat(textLanguage.value, { type: 'disjunction' });
  return (
    <>
      {holders.map((seat) => (
        <PlayerToken key={seat} colour={colourOfSeat(seat)} size={16} />
      ))}{' '}
      {either.format(holders.map((seat) => nameOf(play.table, seat)))}
    </>
  );
}

/** Cards that went through the own hands and now lie elsewhere (cards 13–17). */
export function KnownCards({ play }: { readonly play: Play }) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useFolding(ref, { isOpen: open, fold: () => setOpen(false) });
  const known = play.table.view.value.own?.known ?? [];
  const { graph } = gridOf(play.board.id);
  const named = ({ city }: KnownCard): string =>
    play.words.value.city(play.board.cities.find(({ id }) => id === graph.cityIds[city])!);
  return (
    <div ref={ref} class="known" data-covers="known" data-empty={known.length === 0 || undefined}>
      <button type="button" class="known-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.value.seen.title}
      </button>
      {open && (
        <dl class="known-list">
          {byHolders(known).map(({ holders, cards }) => (
            <div key={holders.join()}>
              <dt>
                <Holders play={play} holders={holders} />
              </dt>
              <dd>{text.value.list(cards.map(named))}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
