// What happened up to a position of a replay; every number leads there.

import { useMemo } from 'preact/hooks';
import { LogForm } from '../../../../table/log-form.tsx';
import { LogItem } from '../../../../table/log-item.tsx';
import { text } from '../../messages/more-text.ts';
import { lendCardNames } from '../../play/card-text.ts';
import { logOf } from '../../play/log-of.ts';
import { loadNotation } from '../../play/notation.ts';
import type { Replay } from '../../types.ts';
import { isolated } from '../../../../ui/isolated.ts';

const SHOWN = 60;

lendCardNames();

export function ReplayLog({ replay }: { readonly replay: Replay }) {
  const { seats } = replay.opened;
  const entries = replay.entries.value;
  const view = replay.view.value;
  const lines = useMemo(
    () =>
      logOf({ view, entries, who: (seat) => ({ name: isolated(seats[seat]!.name), you: false }) })
        .toReversed()
        .slice(0, SHOWN),
    [entries, text.value],
  );
  return (
    <section class="panel log" data-open data-covers aria-label={text.value.table.log}>
      <LogForm load={loadNotation} entries={entries} view={view} seats={seats} onJump={replay.goTo}>
        <ol class="log-list" reversed>
          {lines.map((line) => (
            <LogItem key={line.key} line={line} onJump={replay.goTo} />
          ))}
        </ol>
      </LogForm>
    </section>
  );
}
