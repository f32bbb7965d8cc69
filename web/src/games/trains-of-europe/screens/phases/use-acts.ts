// Several moves in a row as one wish: each is sent when the one before has been answered.

import type { Action, View } from '@branchline/trains-of-europe';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { useEffect, useState } from 'preact/hooks';
import { seesOwn } from '../../play/office.ts';
import type { PhaseProps } from '../phase-props.ts';

type Queue = { readonly left: readonly Action[]; readonly sentAt?: View };

export function useActs({ view, seat, act, sending }: Pick<PhaseProps, 'view' | 'seat' | 'act' | 'sending'>): {
  readonly run: (actions: readonly Action[]) => void;
  readonly busy: boolean;
} {
  const [queue, setQueue] = useState<Queue>({ left: [] });
  useEffect(() => {
    const [next, ...left] = queue.left;
    if (!next || sending || queue.sentAt === view) return;
    // What has become impossible meanwhile ends the wish; the player sees how far it came.
    if (!seesOwn(view, seat) || trainsOfEurope.check(view, seat, next)) return setQueue({ left: [] });
    setQueue({ left, sentAt: view });
    act(next);
  }, [queue, view, sending]);
  return { run: (actions) => setQueue({ left: actions }), busy: sending || queue.left.length > 0 };
}
