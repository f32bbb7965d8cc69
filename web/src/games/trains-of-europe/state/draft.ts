// A table while it is being set up, and what it turns into.

import {
  contentById,
  DEFAULT_CONTENT,
  defaultOptions,
  OPTION_NAMES,
  trainsOfEurope,
  type Options,
} from '@branchline/trains-of-europe';
import type { NewTable } from '@branchline/protocol';
import { botNames, yourSeat } from '../../../table/create.ts';
import { draftSeat, seated, type DraftSeat } from '../../../table/draft-seat.ts';
import { COLOURS } from '../colours.ts';
import { GAME } from '../game.ts';

export type Draft = {
  readonly seats: readonly DraftSeat[];
  readonly options: Options;
  /** Who takes the chair, where the oldest begins. */
  readonly oldest: number;
  /** Launch contracts of two players who choose them. */
  readonly launch: readonly [string, string];
};

const index = contentById(DEFAULT_CONTENT)!;

/** What a file has that says nothing. */
const DEFAULTS: Options = defaultOptions(index);

/** The rules of the book. */
export const PRINTED: Options = { ...DEFAULTS, ...trainsOfEurope.customary };

export const LEAST_TARGET = 3;
export const MOST_TARGET = 12;

/** Contracts a company may begin with, in the order of the content. */
export const LAUNCHES: readonly string[] = index.launchContracts.map((no) => index.contracts[no]!.id);

const NEAR = index.nearPairs[0]!.map((no) => index.contracts[no]!.id) as [string, string];

/** A person and two bots, or several people. */
export function draftFor(people: number): Draft {
  const you = yourSeat(COLOURS);
  const others = botNames(people > 1 ? people - 1 : 2, [you.name]);
  const kind = people > 1 ? 'human' : 'bot:conductor';
  return {
    seats: [draftSeat(you), ...others.map((name) => draftSeat({ name, kind }))],
    options: PRINTED,
    oldest: 0,
    launch: NEAR,
  };
}

/** Options as the table gets them: without a target there is none to raise. */
const settledIn = ({ options }: Draft): Options => (options.openEnd ? { ...options, allowRetarget: false } : options);

/** Options of the variants that differ from print; the end of the game is not one of them. */
export const changedIn = ({ options }: Draft): readonly (keyof Options)[] =>
  OPTION_NAMES.filter((name) => {
    const isOfEnd = name === 'target' || name === 'openEnd' || (name === 'allowRetarget' && options.openEnd);
    return !isOfEnd && options[name] !== PRINTED[name];
  });

/** The request for the authority: what differs from print or from the defaults of files, names never empty. */
export function tableOf(draft: Draft): NewTable {
  const { seats, oldest, launch } = draft;
  const options = settledIn(draft);
  const said = OPTION_NAMES.filter((name) => options[name] !== PRINTED[name] || options[name] !== DEFAULTS[name]);
  const agreed = {
    ...(options.startPlayer === 'oldest' ? { start: Math.min(oldest, seats.length - 1) } : {}),
    ...(seats.length === 2 && options.launch2p === 'choose' ? { launch } : {}),
  };
  return {
    game: GAME,
    spec: {
      seats: seats.length,
      options: Object.fromEntries(said.map((name) => [name, options[name]])),
      ...(Object.keys(agreed).length === 0 ? {} : { agreed }),
    },
    seats: seats.map(seated),
  };
}
