// Everybody in this process who has a socket at one table.

import type { OnlineNotice, ToPlayer } from '@branchline/protocol/online';
import type { Member } from './member.ts';

export interface Crowd {
  all(): readonly Member[];
  /** How often somebody has come or gone. */
  comings(): number;
  add(member: Member): void;
  remove(member: Member): void;
  /** What is to be undone when this member goes. */
  onLeave(member: Member, undo: () => void): void;
  /** For those who want to hear such things. */
  notice(notice: OnlineNotice): void;
  /** Each line once, whichever way it came here. */
  chat(line: Extract<ToPlayer, { chat: unknown }>): void;
  /** Up to this number nothing is left to pass on. */
  lastLine(): number;
  /** Every line up to this number has been looked at. */
  heardUpTo(number: number): void;
  isHere(guest: string): boolean;
}

/** `lastLine`: what was said before anybody here could hear it. */
export function crowd(lastLine: number): Crowd {
  let last = lastLine;
  // Two processes may take lines at once, so a later one may come first.
  const told = new Set<number>();
  const members = new Map<Member, (() => void)[]>();
  let comings = 0;
  const tell = (want: string, message: ToPlayer): void => {
    const text = JSON.stringify(message);
    for (const member of members.keys()) if (member.wants.has(want)) member.sendText(text);
  };
  return {
    all: () => [...members.keys()],
    comings: () => comings,
    add(member) {
      members.set(member, members.get(member) ?? []);
      comings++;
    },
    remove(member) {
      for (const undo of members.get(member) ?? []) undo();
      members.delete(member);
      comings++;
    },
    onLeave: (member, undo) => void members.get(member)?.push(undo),
    notice: (notice) => tell('notices', { notice }),
    chat(line) {
      const { number } = line.chat;
      if (told.has(number) || number <= last) return;
      told.add(number);
      while (told.delete(last + 1)) last++;
      tell('chat', line);
    },
    lastLine: () => last,
    heardUpTo(number) {
      last = Math.max(last, number);
      for (const known of told) if (known <= last) told.delete(known);
    },
    isHere: (guest) => [...members.keys()].some((member) => member.guest?.id === guest),
  };
}
