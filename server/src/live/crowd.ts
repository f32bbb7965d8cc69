// Everybody in this process who has a socket at one table.

import type { OnlineNotice, ToPlayer } from '@branchline/protocol/online';
import type { Member } from './member.ts';

export interface Crowd {
  all(): readonly Member[];
  add(member: Member): void;
  remove(member: Member): void;
  /** What is to be undone when this member goes. */
  onLeave(member: Member, undo: () => void): void;
  /** For those who want to hear such things. */
  notice(notice: OnlineNotice): void;
  chat(line: Extract<ToPlayer, { chat: unknown }>): void;
  isHere(guest: string): boolean;
}

export function crowd(): Crowd {
  const members = new Map<Member, (() => void)[]>();
  const tell = (want: string, message: ToPlayer): void => {
    const text = JSON.stringify(message);
    for (const member of members.keys()) if (member.wants.has(want)) member.sendText(text);
  };
  return {
    all: () => [...members.keys()],
    add: (member) => void members.set(member, members.get(member) ?? []),
    remove(member) {
      for (const undo of members.get(member) ?? []) undo();
      members.delete(member);
    },
    onLeave: (member, undo) => void members.get(member)?.push(undo),
    notice: (notice) => tell('notices', { notice }),
    chat: (line) => tell('chat', line),
    isHere: (guest) => [...members.keys()].some((member) => member.guest?.id === guest),
  };
}
