// A new table: what was asked for, judged by the game; its seed promised before anyone takes a seat.

import type { BadSpec, SeatInfo } from '@branchline/core';
import type { NewOnlineTable, SeatWish } from '@branchline/protocol/online';
import { createGame, SUBSTITUTE } from '@branchline/tables';
import { botsOf, games, hasBot, playableOf } from '../games.ts';
import type { Services } from '../live/services.ts';
import { Problem } from '../problem.ts';
import type { Alongside } from '../store/entries.ts';
import type { Guest } from '../store/guests.ts';
import type { Room } from './room.ts';

const titled = (bot: string): string => bot.charAt(0).toUpperCase() + bot.slice(1);

/** People bring their names; a bot has its own. */
export const infoFor = ({ kind, name }: SeatWish): SeatInfo =>
  kind === 'open' ? { name: '', kind: 'human' } : { name: name ?? titled(kind.slice(4)), kind };

const badSpec = ({ code, field, allowed }: BadSpec): Problem =>
  new Problem(400, code, `${field} is not possible here.${allowed ? ` Allowed: ${allowed.join(', ')}.` : ''}`);

/** Who makes a table, and from where; undefined where nothing is counted by address. */
export interface Maker extends Guest {
  readonly address: string | undefined;
}

type Asked = Pick<NewOnlineTable, 'game' | 'seats' | 'standIn'>;

export function judgeBots({ game, seats, standIn = SUBSTITUTE }: Asked): void {
  const bots = [...seats.flatMap(({ kind }) => (kind === 'open' ? [] : [kind.slice(4)])), standIn];
  const unknown = bots.find((bot) => !hasBot(game, bot));
  if (unknown === undefined || botsOf(game).length === 0) return;
  throw new Problem(400, 'unknown-bot', `There is no bot ${unknown}. Known: ${botsOf(game).join(', ')}.`);
}

export function roomFor(host: Guest, wish: NewOnlineTable): Room {
  const { seats, clock, unlisted = false, standIn = SUBSTITUTE } = wish;
  return {
    host: host.id,
    seats: seats.map(({ kind, colour }) => ({ kind, ...(colour === undefined ? {} : { colour }) })),
    ...(clock ? { clock: { bank: clock.bank * 1000, increment: clock.increment * 1000 } } : {}),
    standIn,
    unlisted,
  };
}

/** A new table counts for its maker until its game begins. */
const countedFor =
  ({ quotas }: Services, { id, address }: Maker): Alongside =>
  (run, table) =>
    quotas.newTable(run, table, { guest: id, address });

/** A new table plays by the customary rules where nothing is said of them; a rematch plays by what was agreed before. */
export function customary(wish: NewOnlineTable): NewOnlineTable {
  const rules = playableOf(wish.game)?.game.customary;
  return rules === undefined ? wish : { ...wish, options: { ...rules, ...wish.options } };
}

export async function createTable(services: Services, host: Maker, wish: NewOnlineTable): Promise<string> {
  judgeBots(wish);
  const { shelf, clock, quotas, secretBytes } = services;
  quotas.expect('new-tables', { guest: host.id, address: host.address });
  const room = roomFor(host, wish);
  const made = await createGame(
    {
      games,
      clock,
      secretBytes,
      records: {
        ...shelf,
        // A table is confirmed only once it is durable.
        create: async (record) => {
          const waiting = { id: record.id, state: 'waiting', record, room } as const;
          const written = await shelf.add(waiting, [], countedFor(services, host));
          if (typeof written === 'object') throw new Problem(503, 'not-stored', 'The table could not be stored.');
          return written;
        },
      },
    },
    {
      game: wish.game,
      spec: {
        seats: wish.seats.length,
        ...(wish.edition === undefined ? {} : { edition: wish.edition }),
        ...(wish.board === undefined ? {} : { board: wish.board }),
        ...(wish.options === undefined ? {} : { options: wish.options }),
        ...(wish.agreed === undefined ? {} : { agreed: wish.agreed }),
      },
      seats: wish.seats.map(infoFor),
    },
  );
  if ('problem' in made) throw badSpec(made.problem);
  return made.id;
}
