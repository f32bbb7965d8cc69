// For whom the bots of a table think, and how urgently.

import type { Standing } from '../bots/turns.ts';
import { isPerson, type Room } from '../rooms/room.ts';
import type { Crowd } from './crowd.ts';
import type { Hub } from './hub.ts';
import type { Member } from './member.ts';

/** The lower, the sooner a table's bots think. */
export const RANK = {
  /** A player here waits. */
  awaited: 0,
  /** There is a spectator, or an absent player. */
  watched: 1,
  /** Nobody would notice. */
  unwatched: 2,
} as const;

export const RANKS = Object.keys(RANK) as readonly (keyof typeof RANK)[];

type Somebody = Standing['people'][number];

/** From an unknown place: only another process sees them, or none does. */
const elsewhere = (guest: string): Somebody => [`guest ${guest}`, guest];

const SPECTATOR = 'spectator';

const somebody = ({ network, guest }: Member): Somebody =>
  guest && network === undefined ? elsewhere(guest.id) : [network ?? SPECTATOR, guest?.id ?? SPECTATOR];

/** Each of them once. */
const distinct = (people: readonly Somebody[]): readonly Somebody[] => [
  ...new Map(people.map((each) => [each.join(' '), each])).values(),
];

const playersOf = ({ seats }: Room): readonly string[] =>
  seats.flatMap((seat) => (isPerson(seat) && seat.guest !== undefined ? [seat.guest] : []));

function judge(hub: Hub): Standing {
  const { room } = hub.row();
  const players = playersOf(room);
  const here = hub.crowd.all();
  const playing = here.filter(({ guest }) => guest && players.includes(guest.id)).map(somebody);
  const seenElsewhere = players.filter((guest) => hub.isElsewhere(guest)).map(elsewhere);
  const awaiting = distinct([...playing, ...seenElsewhere]);
  if (awaiting.length > 0) return { rank: RANK.awaited, people: awaiting };
  const interested = distinct([...here.map(somebody), ...players.map(elsewhere)]);
  if (interested.length > 0) return { rank: RANK.watched, people: interested };
  return { rank: RANK.unwatched, people: [elsewhere(room.host)] };
}

interface Judged {
  readonly room: Room;
  readonly comings: number;
  readonly elsewhere: ReadonlySet<string>;
  readonly standing: Standing;
}

const judged = new WeakMap<Crowd, Judged>();

/** Asked for many tables many times a second: judged again only after an arrival or departure. */
export function standingOf(hub: Hub | undefined): Standing {
  if (!hub) return { rank: RANK.unwatched, people: [elsewhere('')] };
  const { room } = hub.row();
  const comings = hub.crowd.comings();
  const known = judged.get(hub.crowd);
  if (known?.room === room && known.comings === comings && known.elsewhere === hub.elsewhere()) return known.standing;
  const standing = judge(hub);
  judged.set(hub.crowd, { room, comings, elsewhere: hub.elsewhere(), standing });
  return standing;
}
