// Everybody in this process who has a socket at one table.

import type { Seat } from '@branchline/core';
import type { OnlineNotice, ToPage, ToPlayer } from '@branchline/protocol/online';
import { serialQueue, type GiveWay } from '@branchline/tables';
import { isPage, type Member } from './member.ts';

export type PresenceNotice = Extract<OnlineNotice, { readonly kind: 'presence' }>;
type Line = Extract<ToPlayer, { readonly chat: unknown }>;

export interface Crowd {
  all(): readonly Member[];
  /** How often somebody has come or gone. */
  comings(): number;
  add(member: Member): void;
  remove(member: Member): void;
  /** For those who want to hear such things. */
  notice(notice: OnlineNotice): void;
  /** Which bots think at this table. */
  thinking(table: string, seats: readonly Seat[]): void;
  /** Who is here, for those who were not told the very same last. */
  presence(notice: PresenceNotice): void;
  /** Each line once, whichever way it came here. `from`: the guest who wrote it. */
  chat(line: Line, from: string): void;
  /** Up to this number nothing is left to pass on. */
  lastLine(): number;
  /** Every line up to this number has been looked at. */
  heardUpTo(number: number): void;
  isHere(guest: string): boolean;
}

/** `lastLine`: what was said before anybody here could hear it. */
export function crowd(lastLine: number, giveWay: GiveWay): Crowd {
  let last = lastLine;
  // Two processes may take lines at once, so a later one may come first.
  const told = new Set<number>();
  const members = new Set<Member>();
  let comings = 0;
  const present = new WeakMap<Member, string>();
  const inTurn = serialQueue();

  /** One message after the other, to a few members at a time. */
  const tell = (want: string, message: ToPlayer | ToPage, isFor: (member: Member) => boolean): void => {
    const text = JSON.stringify(message);
    void inTurn(async () => {
      for (const member of [...members]) {
        if (member.wants.has(want) && isFor(member)) member.sendText(text);
        await giveWay();
      }
    });
  };

  return {
    all: () => [...members],
    comings: () => comings,
    add(member) {
      members.add(member);
      comings++;
    },
    remove(member) {
      members.delete(member);
      comings++;
    },
    notice: (notice) => tell('notices', { notice }, () => true),
    thinking(table, thinkers) {
      // It is old news for those who have to catch up.
      const isNews = (member: Member): boolean => member.ready() === undefined;
      const seats = [...thinkers];
      tell('notices', { notice: { kind: 'thinking', seats } }, (member) => !isPage(member) && isNews(member));
      tell('notices', { push: 'thinking', id: table, seats }, (member) => isPage(member) && isNews(member));
    },
    presence(notice) {
      // For how long somebody has been away is no news by itself.
      const who = JSON.stringify([notice.present, notice.spectators]);
      tell('notices', { notice }, (member) => {
        const isNew = present.get(member) !== who;
        present.set(member, who);
        return isNew;
      });
    },
    chat(line, from) {
      const { number } = line.chat;
      if (told.has(number) || number <= last) return;
      told.add(number);
      while (told.delete(last + 1)) last++;
      tell('chat', line, ({ muted }) => !muted.has(from));
    },
    lastLine: () => last,
    heardUpTo(number) {
      last = Math.max(last, number);
      for (const known of told) if (known <= last) told.delete(known);
    },
    isHere: (guest) => [...members].some((member) => member.guest?.id === guest),
  };
}
