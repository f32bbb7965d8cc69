// The same swarm at boardgame.io's own server: the same round, the same pace, over its own sockets.

import { createRequire } from 'node:module';
import { pick } from '@branchline/core';
import { peerGame, type PeerRound } from '../boardgame-io.ts';
import type { Crew } from './people.ts';

const requireFrom = createRequire(import.meta.url);

/** As its documentation starts it; it keeps matches in memory. */
export async function servePeer(port: number): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const { Server } = requireFrom('boardgame.io/server') as {
    Server(setup: object): { run(options: object): Promise<unknown> };
  };
  await Server({ games: [peerGame().game], origins: [/./] }).run({ port });
}

interface PeerSocket {
  on(name: string, heard: (...said: never[]) => void): void;
  emit(name: string, ...said: unknown[]): void;
}

interface PeerState {
  readonly G: PeerRound;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

/** Two people play one round after the other. */
export function playAtPeer({ urls, moves, pace, rng }: Crew, table: number, isUp: () => boolean): Promise<void> {
  const { io } = requireFrom('socket.io-client') as { io(url: string, options: object): PeerSocket };
  const { enumerate } = peerGame();
  const sockets = [0, 1].map(() => io(`${urls[0]}/round`, { transports: ['websocket'], forceNew: true }));
  let round = 0;
  let id = '';

  const hear = (seat: number, state: PeerState): void => {
    const { G, ctx, _stateID: at } = state;
    if (ctx.gameover !== undefined) {
      if (seat === 0 && !isUp()) begin();
      return;
    }
    if (Number(ctx.currentPlayer) !== seat) return;
    const match = id;
    setTimeout(
      () => {
        if (match !== id) return;
        const [type, value] = pick(enumerate(G, seat), rng);
        moves.send(`${match} ${at + 1}`, 2);
        const payload = { type, args: [value], playerID: String(seat) };
        sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, at, match, String(seat));
      },
      pace.least + rng.below(pace.more + 1),
    );
  };

  const begin = (): void => {
    id = `t${table}-${round++}`;
    // The first to ask makes the match.
    sockets[0]!.emit('sync', id, '0', undefined, 2);
    setTimeout(() => sockets[1]!.emit('sync', id, '1', undefined, 2), 50);
  };

  const ready = sockets.map(
    (socket, seat) =>
      new Promise<void>((resolve) => {
        socket.on('connect', () => resolve());
        socket.on('sync', (match: string, { state }: { state: PeerState }) => {
          if (match === id) hear(seat, state);
        });
        socket.on('update', (match: string, state: PeerState) => {
          if (match !== id) return;
          // It has no separate answer: the update is the answer.
          if (seat === 0) moves.answer(`${match} ${state._stateID}`);
          moves.show(`${match} ${state._stateID}`);
          hear(seat, state);
        });
      }),
  );
  return Promise.all(ready).then(begin);
}
