// A table while it is being set up, and what it turns into.

import { defaultOptions, EDITIONS } from '@branchline/trans-europa';
import type { CardNumber, EditionId, Options } from '@branchline/trans-europa';
import type { NewTable } from '@branchline/protocol';
import { botNames, yourSeat } from '../../../table/create.ts';
import { draftSeat, seated, type DraftSeat } from '../../../table/draft-seat.ts';
import { PLAYER_COLOURS as COLOURS } from '../../../ui/colours.ts';
import { GAME } from '../game.ts';

export type Draft = {
  readonly edition: EditionId;
  readonly board: string;
  readonly seats: readonly DraftSeat[];
  readonly options: Options;
  /** Special cards chosen by the players, in the order of the rounds. */
  readonly cards: readonly CardNumber[];
  readonly oldest: number;
};

/** A person and two bots, or several people. */
export function draftFor(edition: EditionId, people: number): Draft {
  const you = yourSeat(COLOURS);
  const others = botNames(people > 1 ? people - 1 : 2, [you.name]);
  const kind = people > 1 ? 'human' : 'bot:conductor';
  return {
    edition,
    board: EDITIONS[edition].defaultBoard,
    seats: [draftSeat(you), ...others.map((name) => draftSeat({ name, kind }))],
    options: defaultOptions(EDITIONS[edition]),
    cards: [],
    oldest: 0,
  };
}

/** The request for the authority: only what differs from the defaults, names never empty. */
export function tableOf({ edition, board, seats, options, cards, oldest }: Draft): NewTable {
  const defaults = defaultOptions(EDITIONS[edition]);
  const changed = Object.entries(options).filter(([key, value]) => value !== defaults[key as keyof Options]);
  const agreedCards =
    cards.length === 0
      ? undefined
      : options.specialCards === 'fixedGame'
        ? [cards]
        : options.specialCards === 'fixedPerRound'
          ? cards.map((card) => [card])
          : undefined;
  const agreed = {
    ...(agreedCards === undefined ? {} : { cards: agreedCards }),
    ...(options.startPlayer === 'oldest' ? { oldest } : {}),
  };
  return {
    game: GAME,
    spec: {
      seats: seats.length,
      edition,
      board,
      options: Object.fromEntries(changed),
      ...(Object.keys(agreed).length === 0 ? {} : { agreed }),
    },
    seats: seats.map(seated),
  };
}
