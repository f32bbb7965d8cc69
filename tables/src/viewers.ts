// All viewers of one table. Views are built once per viewpoint, and one listener's fault affects no other.

import { updateOf } from '@branchline/core';
import type { Change, GameTypes, Update, Viewer } from '@branchline/core';
import type { AnyGame, Report } from './ports.ts';
import type { Happening } from './happening.ts';
import { quietly } from './quietly.ts';

export type Listener = (happening: Happening) => void;

export interface Viewers {
  watch(who: Viewer, listener: Listener): () => void;
  /** Tells all viewers what they may see of these changes. */
  tell(changes: readonly Change<GameTypes>[]): void;
  /** The same message for all viewpoints. */
  say(happening: Exclude<Happening, { readonly kind: 'update' }>): void;
}

export function viewersOf(game: AnyGame, report: Report): Viewers {
  const watching = new Map<Viewer, Set<Listener>>();

  const inform = (listeners: Iterable<Listener>, happening: Happening): void => {
    for (const listener of [...listeners]) quietly(report, () => listener(happening));
  };

  return {
    watch(who, listener) {
      const listeners = watching.get(who) ?? new Set();
      watching.set(who, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watching.get(who) === listeners) watching.delete(who);
      };
    },
    tell(changes) {
      for (const change of changes) {
        for (const [who, listeners] of [...watching]) {
          const update: Update = updateOf(game, change, who);
          inform(listeners, { kind: 'update', update });
        }
      }
    },
    say(happening) {
      for (const listeners of [...watching.values()]) inform(listeners, happening);
    },
  };
}
