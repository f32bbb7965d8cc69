// Books kept by hand (TOE-BOOK, option `manualBooks`): every company books its own profit, may err, and may be audited.
// The token on the profit track decides what a company is paid; its true profit is what its contracts really bring (TOE-BOOK-1).

import type { Illegal, Seat } from '@branchline/core';
import { replaced } from './changes.ts';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import { creditOf, profitOf } from './crediting.ts';
import { illegal } from './illegal.ts';
import { networkOf } from './network.ts';
import { atStage, withParts, withPublic, withSecret } from './position.ts';
import { clockwiseFrom, leftNeighbour, remainingSeats } from './seats.ts';
import type { StageOf } from './stage.ts';
import type { Action, Books, HeldContract, Money, Public, State } from './types.ts';

/** The foot of the profit track; its top is in the content. */
const LEAST_BOOKED = -1_000_000;

/** The settlement uses the token where books are kept by hand (TOE-BOOK-5), else the profit, which is always right (TOE-AUD-2). */
export const bookedProfit = (index: ContentIndex, open: Public, seat: Seat): Money =>
  open.books ? open.books.tokens[seat]! : profitOf(index, open, seat);

/** TOE-BOOK-4: what a company should book, the true profit within the ends of the track. */
export const rightBooking = (index: ContentIndex, open: Public, seat: Seat): Money =>
  Math.max(LEAST_BOOKED, Math.min(index.amounts.profitMax, profitOf(index, open, seat)));

/** Every place on the profit track, from its foot to its top. */
export function bookings({ amounts: { bidStep, profitMax } }: ContentIndex): Money[] {
  const count = (profitMax - LEAST_BOOKED) / bidStep + 1;
  return Array.from({ length: count }, (_, at) => LEAST_BOOKED + at * bidStep);
}

/** The profit track before the first booking (TOE-SETUP-5). */
export const newBooks = (seats: number): Books => ({ tokens: Array.from({ length: seats }, () => 0), audits: [] });

const booksIn = ({ books }: Public): Books => books!;

const withTokens = (state: State, tokens: Books['tokens']): State =>
  withPublic(state, { books: { ...booksIn(state.public), tokens } });

/** TOE-BOOK-2: all remaining companies at once; the audits of the year before are forgotten. */
export function beginBookings(state: State): State {
  const stage = { kind: 'books', waiting: remainingSeats(state.public) } as const;
  const books = { ...booksIn(state.public), audits: [] };
  return withParts(state, { books, stage }, { bookings: [] });
}

export function checkBook(index: ContentIndex, profit: Money): Illegal | undefined {
  const { bidStep: step, profitMax: most } = index.amounts;
  return profit % step === 0 && profit >= LEAST_BOOKED && profit <= most
    ? undefined
    : illegal('not-on-the-track', 'TOE-BOOK-2', { detail: { step, least: LEAST_BOOKED, most, profit } });
}

export const legalBookings = (index: ContentIndex): Action[] =>
  bookings(index).map((profit) => ({ do: 'book', profit }));

/** Secret until all have booked. */
export function book(
  state: State,
  { waiting }: StageOf<'books'>,
  booking: { readonly seat: Seat; readonly profit: Money },
): State {
  const made = [...(state.secret.bookings ?? []), booking].sort((a, b) => a.seat - b.seat);
  const others = waiting.filter((other) => other !== booking.seat);
  return atStage(withSecret(state, { bookings: made }), { kind: 'books', waiting: others });
}

/** All tokens move together; then the Chairperson is the first who may audit (TOE-BOOK-3). */
export function revealBookings(state: State): State {
  const tokens = booksIn(state.public).tokens.slice();
  for (const { seat, profit } of state.secret.bookings!) tokens[seat] = profit;
  const moved = withSecret(withTokens(state, tokens), { bookings: [] });
  return atStage(moved, { kind: 'audits', seat: state.public.chair });
}

/** TOE-BOOK-3: each company at most once a year, nobody the own one. */
export const auditable = (open: Public, seat: Seat): Seat[] =>
  clockwiseFrom(open, seat).filter(
    (other) => other !== seat && !booksIn(open).audits.some(({ company }) => company === other),
  );

export function checkAudit(open: Public, seat: Seat, company: Seat): Illegal | undefined {
  if (company === seat) return illegal('own-books', 'TOE-BOOK-3');
  if (!remainingSeats(open).includes(company)) return illegal('no-such-company', 'TOE-BOOK-9');
  return auditable(open, seat).includes(company) ? undefined : illegal('already-audited', 'TOE-BOOK-3');
}

export const legalAudits = (open: Public, seat: Seat): Action[] => [
  ...auditable(open, seat).map((company): Action => ({ do: 'audit', seat: company })),
  { do: 'pass' },
];

/** TOE-BOOK-4: the difference goes from hand to hand, at most what is there, and the token to where it should be. */
export function audit(state: State, seat: Seat, company: Seat): State {
  const { tokens, audits } = booksIn(state.public);
  const { cash } = state.secret;
  const booked = tokens[company]!;
  const right = rightBooking(contentOf(state.config), state.public, company);
  const paid = Math.min(Math.abs(right - booked), cash[company]!);
  const charged = replaced(cash, company, cash[company]! - paid);
  const books: Books = {
    tokens: replaced(tokens, company, right),
    audits: [...audits, { seat, company, booked, right, paid }],
  };
  const found = withParts(state, { books }, { cash: replaced(charged, seat, charged[seat]! + paid) });
  return askNextForAudit(found, seat);
}

/** Each company is asked once, clockwise from the Chairperson. */
export function askNextForAudit(state: State, after: Seat): State {
  const next = leftNeighbour(state.public, after);
  return next === state.public.chair ? closeBooks(state) : atStage(state, { kind: 'audits', seat: next });
}

/** TOE-BOOK-6: the trigger of the track's top is tested here and nowhere else. */
function closeBooks(state: State): State {
  const { public: open } = state;
  const { profitMax } = contentOf(state.config).amounts;
  const isAtTop = remainingSeats(open).some((seat) => booksIn(open).tokens[seat]! >= profitMax);
  return withPublic(state, {
    topProfit: open.topProfit || isAtTop,
    stage: { kind: 'new-target', seat: open.chair },
  });
}

/** TOE-BOOK-9: a contract sold in an insolvency takes with it from the seller's token what it brought, less its tax. */
export function moveTokenForSale(state: State, owner: Seat, sold: HeldContract): State {
  const { books, holders } = state.public;
  if (!books) return state;
  const index = contentOf(state.config);
  const { net } = creditOf(index, networkOf(index, holders, owner), sold);
  return withTokens(state, replaced(books.tokens, owner, books.tokens[owner]! - net));
}

/** TOE-BOOK-7: the neighbours' check before the evaluation. Nobody pays for it. */
export function checkAllBooks(state: State): State {
  const { public: open } = state;
  if (!open.books) return state;
  const index = contentOf(state.config);
  const tokens = open.left.map((_, seat) => profitOf(index, open, seat));
  return withPublic(state, { books: { ...open.books, tokens, unchecked: open.books.tokens } });
}

/** As `bookedProfit`, at the end of the game before the last check. */
export const uncheckedProfit = (index: ContentIndex, open: Public, seat: Seat): Money =>
  open.books?.unchecked ? open.books.unchecked[seat]! : bookedProfit(index, open, seat);
