// Every state that people at an online table can be in has its own look and words: a move, people and clocks, and
// what is not there.

import '../support/browser.ts';
import { signal } from '@preact/signals';
import { h, type ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PublicSeat } from '@branchline/protocol/online';
import type { OnlineRoom } from '../../src/online/state/room.ts';

const { EmptyBox, Offline, Skeleton, TroublePage } = await import('../../src/online/parts/boxes.tsx');
const { ClockFace } = await import('../../src/online/parts/clock-face.tsx');
const { LineBanner } = await import('../../src/online/parts/line-banner.tsx');
const { MoveBanner } = await import('../../src/online/parts/move-banner.tsx');
const { now, PresenceNote, PresentToken } = await import('../../src/online/parts/presence.tsx');

const { Person } = await import('../../src/online/parts/table-bar.tsx');

const NOON = Date.UTC(2026, 0, 1, 12);

type Wish = {
  readonly move?: 'none' | 'kept' | 'sent';
  readonly refused?: string;
  readonly lostFor?: number;
  readonly away?: number;
  readonly left?: number;
  readonly running?: boolean;
  readonly standIn?: string;
  readonly kind?: string;
  readonly excluded?: boolean;
};

/** Lena looks at a table with one other person. */
function roomWhere({
  move = 'none',
  refused,
  lostFor,
  away,
  left,
  running,
  standIn,
  kind = 'open',
  excluded = false,
}: Wish): OnlineRoom {
  const seat = (name: string): PublicSeat => ({ kind: 'open', name, taken: true });
  const other = { ...seat('Tomás'), kind, ...(standIn === undefined ? {} : { standIn }) };
  return {
    table: signal({ seats: [seat('Lena'), other], standInAfter: 90 }),
    seat: signal(0),
    over: signal(false),
    excluded: signal(excluded),
    people: {
      present: signal(new Set(away === undefined ? [0, 1] : [0])),
      away: signal(new Map(away === undefined ? [] : [[1, NOON - away]])),
    },
    clocks: signal(
      left === undefined ? undefined : { left: [60_000, left], running: running ? [1] : [], heard: performance.now() },
    ),
    line: {
      state: signal(lostFor === undefined ? 'open' : 'lost'),
      quota: signal(undefined),
      lostSince: signal(lostFor === undefined ? undefined : NOON - lostFor),
    },
    link: { moves: { state: signal(move), refused: signal(refused) } },
  } as unknown as OnlineRoom;
}

const shown = <P extends object>(part: ComponentType<P>, props: P): string => renderToString(h(part, props));
const seatShown = (wish: Wish): string => {
  const props = { room: roomWhere(wish), seat: 1 };
  return [PresentToken, PresenceNote, ClockFace]
    .map((part) => shown(part as ComponentType<typeof props>, props))
    .join('');
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  vi.spyOn(Date, 'now').mockReturnValue(NOON);
  now.value = NOON;
});

test.each([
  ['a line that has just broken says nothing yet', { lostFor: 1000 }, 'data-line="nothing"'],
  ['one that has been broken for a while is being made anew', { lostFor: 5000 }, 'Reconnecting…'],
  ['one that stays broken means being offline', { lostFor: 31_000 }, 'You are offline'],
  ['who was excluded by the operator is told so', { excluded: true, lostFor: 31_000 }, 'has excluded you'],
  ['a move made meanwhile is kept', { lostFor: 5000, move: 'kept' }, 'Your move is saved and will be sent.'],
] as const)('%s', (_, wish, words) => {
  expect(shown(LineBanner, { room: roomWhere(wish) })).toContain(words);
});

test('a move on its way says so beside its maker, nobody else’s does', () => {
  const room = roomWhere({ move: 'sent' });
  expect(shown(Person, { room, seat: 0 })).toContain('Sending…');
  expect(shown(Person, { room, seat: 1 })).not.toContain('Sending…');
  expect(shown(Person, { room: roomWhere({}), seat: 0 })).not.toContain('Sending…');
});

test('a move that was taken needs no words, one that was refused says why in a sentence', () => {
  expect(shown(MoveBanner, { room: roomWhere({}) })).toBe('');
  expect(shown(MoveBanner, { room: roomWhere({ refused: 'stale' }) })).toContain('Your move came too late');
  expect(shown(MoveBanner, { room: roomWhere({ refused: 'malformed' }) })).toContain('was not accepted');
  // The game says at the place which rule it was.
  expect(shown(MoveBanner, { room: roomWhere({ refused: 'illegal' }) })).toBe('');
});

test('a bot may be asked for once somebody has been away for as long as the server says', () => {
  const shownAfter = (away: number): string => shown(Person, { room: roomWhere({ away }), seat: 1 });
  expect(shownAfter(89_000)).not.toContain('Let a bot play');
  expect(shownAfter(90_000)).toContain('Let a bot play');
});

test.each([
  ['here and to play, with time', { left: 232_000, running: true }, ['data-presence="here"', '3:52', 'data-runs']],
  ['here, nearly out of time', { left: 24_000, running: true }, ['0:24', 'data-short']],
  ['away for a moment', { away: 5000 }, ['data-presence="away"']],
  ['away for long', { away: 21_000 }, ['data-presence="gone"', 'away']],
  ['stood in for by a bot', { away: 90_000, standIn: 'conductor' }, ['bot plays']],
  ['at a slow game', { left: 9 * 3_600_000 }, ['9\u00A0h']],
  ['a bot by choice, without a dot', { kind: 'bot:conductor' }, ['data-presence="bot"']],
] as const)('somebody %s', (_, wish, words) => {
  const html = seatShown(wish);
  for (const word of words) expect(html).toContain(word);
  if ('kind' in wish) expect(html).not.toContain('present-dot');
});

test('nothing yet, something on its way, no line and a table that is closed have boxes of their own', () => {
  expect(shown(EmptyBox, { title: 'No games yet', about: 'Make one.' })).toContain('No games yet');
  expect(shown(Skeleton, {})).toContain('aria-hidden="true"');
  expect(shown(Offline, { onTry: () => {} })).toContain('Try now');
  expect(shown(TroublePage, { title: 'This table is closed', about: 'It is gone.' })).toContain('This table is closed');
});
