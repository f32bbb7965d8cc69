// What a viewer was told, in words of the notation: for logs.

import type { Told } from '@branchline/core';
import { formatWord, UNKNOWN } from '@branchline/core/notation';
import { formatMove } from './notation-move.ts';
import type { Event, TransEuropa, View } from './types.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

export function formatTold(told: readonly Told<TransEuropa>[], view: View): readonly (string | undefined)[] {
  return told.map(({ by, events }, index) => {
    const event = events[0];
    if (event === undefined) return undefined;
    if (event.kind === 'chosen') return cardWord(verbOfChoice(told, index, view), event);
    return by === 'chance' ? wordOfChance(event, view) : wordOfSeat(event);
  });
}

const cardWord = (verb: string, { city }: { readonly city?: string }): string => formatWord(verb, city ?? UNKNOWN);

/** A secret choice shows what it was for once the last seat has chosen; until then the stage says it. */
function verbOfChoice(told: readonly Told<TransEuropa>[], index: number, view: View): string {
  for (const { events } of told.slice(index)) {
    const carriedOut = events.find(({ kind }) => kind === 'card-passed' || kind === 'card-returned');
    if (carriedOut) return carriedOut.kind === 'card-passed' ? 'pass' : 'drop';
  }
  return view.public.stage.kind === 'drop' ? 'drop' : 'pass';
}

function wordOfChance(event: Event, view: View): string | undefined {
  switch (event.kind) {
    case 'start-player':
      return formatMove({ do: 'start-player', seat: event.seat });
    case 'dealt':
      return dealWord(event, view);
    case 'special-cards':
      return formatMove({ do: 'special-card', cards: event.cards });
    case 'extra-drawn':
      return cardWord('extra', event);
    default:
      return undefined;
  }
}

function dealWord({ hand }: EventOf<'dealt'>, { config, own }: View): string {
  const hands = Array.from({ length: config.seats }, (_, seat) =>
    hand !== undefined && seat === own?.seat ? hand.join(',') : UNKNOWN,
  );
  return formatWord('deal', ...hands);
}

function wordOfSeat(event: Event): string | undefined {
  switch (event.kind) {
    case 'marker-placed':
      return formatMove({ do: 'marker', at: event.at });
    case 'track-laid':
      return formatMove({ do: 'lay', line: event.line, piece: event.piece });
    case 'turn-ended':
      return formatMove({ do: 'end-turn' });
    case 'claimed':
      return formatMove({ do: 'claim' });
    case 'card-passed':
    case 'card-returned':
      return cardWord('pass', event); // in a chain the last seat returns what it passes on
    default:
      return undefined;
  }
}
