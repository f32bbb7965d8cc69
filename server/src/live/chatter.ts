// Chat at a table: written down, numbered, passed on to clients that want it.

import type { ChatLine } from '@branchline/protocol/online';
import { Problem } from '../problem.ts';
import { isPerson, seatOf } from '../rooms/room.ts';
import type { Said } from '../store/chat.ts';
import type { Guest } from '../store/guests.ts';
import type { Hub } from './hub.ts';
import type { MuteWatch } from './mute-watch.ts';
import { chatClosed } from './sanctions.ts';
import type { Services } from './services.ts';

export interface Chatter {
  say(hub: Hub, guest: Guest | undefined, text: string): Promise<void>;
  /** Other processes have taken lines up to this one. */
  pass(hub: Hub, number: number): Promise<void>;
  history(hub: Hub): Promise<readonly ChatLine[]>;
  /** Hides the lines of the player on that seat from this guest, at every table, or no longer. */
  mute(hub: Hub, guest: Guest | undefined, wish: { readonly seat: number; readonly muted: boolean }): Promise<void>;
}

export function chatterOf(
  { chat, calls, clock, mutes, quotas, sanctions }: Services,
  muteWatch: Pick<MuteWatch, 'changed'>,
): Chatter {
  const lineOf = (hub: Hub, { number, guest, at, text }: Said): ChatLine => {
    const { room } = hub.row();
    const seat = seatOf(room, guest);
    const sitting = seat === undefined ? undefined : room.seats[seat];
    const name = isPerson(sitting) ? sitting.name : undefined;
    return {
      ...{ number, at, text },
      ...(name === undefined ? {} : { name }),
      ...(seat === undefined ? {} : { seat }),
    };
  };

  return {
    async mute(hub, guest, { seat, muted }) {
      if (!guest) throw new Problem(403, 'unknown-guest', 'Only guests with a name can mute somebody.');
      const owner = hub.row().room.seats[seat];
      const other = isPerson(owner) ? owner.guest : undefined;
      if (other === undefined || other === guest.id) throw new Problem(400, 'no-such-seat', 'Nobody else sits there.');
      await mutes.set(guest.id, other, muted);
      await muteWatch.changed(guest.id);
    },
    async say(hub, guest, text) {
      // A spectator could reveal hidden information, so only seated players may write.
      if (!guest || seatOf(hub.row().room, guest.id) === undefined) {
        throw new Problem(403, 'not-seated', 'Only those who sit at the table can write.');
      }
      if (sanctions.isMuted(guest.id)) throw chatClosed();
      quotas.expect('chat', { guest: guest.id });
      const said = await chat.say({ table: hub.id, guest: guest.id, at: clock.now(), text }, async (run, number) => {
        await quotas.chat(run, guest.id);
        await calls.out(run, { kind: 'chat', table: hub.id, number });
      });
      hub.crowd.chat({ chat: lineOf(hub, said) }, guest.id);
    },
    async pass(hub, number) {
      const told = hub.crowd.lastLine();
      if (told >= number) return;
      for (const said of await chat.after(hub.id, told)) hub.crowd.chat({ chat: lineOf(hub, said) }, said.guest);
      hub.crowd.heardUpTo(number);
    },
    history: async (hub) => (await chat.after(hub.id, 0)).map((said) => lineOf(hub, said)),
  };
}
