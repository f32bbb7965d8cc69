// Requests of the game's own buttons at an online table: another game with the same people, the file of this one.

import { useEffect } from 'preact/hooks';
import { go } from '../../nav/router.ts';
import { NOT_HERE, playElsewhere } from '../../table/elsewhere.ts';
import { warn } from '../../ui/live.ts';
import { text } from '../messages/text.ts';
import { problemWords } from '../parts/quota-words.ts';
import { askRematch, fetchFile } from './api.ts';
import { keptGuest } from './kept.ts';
import { sitAt } from './new-table.ts';
import type { OnlineRoom } from './room.ts';

/** The same table once more; the player who asks takes a seat there at once. */
export async function playAgain({ id, seat }: OnlineRoom): Promise<void> {
  const guest = keptGuest();
  if (seat.value === undefined || !guest) return go({ screen: 'online-new' });
  const next = await askRematch(id);
  await sitAt(next, guest.name);
  go({ screen: 'online-table', id: next });
}

export function useElsewhere(room: OnlineRoom): void {
  useEffect(
    () =>
      playElsewhere({
        create: async () => {
          await playAgain(room).catch((problem: unknown) => warn(problemWords(problem, text.value.room.refused)));
          return NOT_HERE;
        },
        file: async (id) => {
          if (id !== room.id) return undefined;
          try {
            return new Blob([await fetchFile(id)], { type: 'application/json' });
          } catch {
            warn(text.value.trouble.notOverAbout);
            return undefined;
          }
        },
      }),
    [room],
  );
}
