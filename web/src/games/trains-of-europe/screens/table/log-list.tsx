// The log: newest first, with the mover's sign.

import { useMemo } from 'preact/hooks';
import { LogForm } from '../../../../table/log-form.tsx';
import { Rich } from '../../../../ui/rich.tsx';
import { logOf } from '../../play/log-of.ts';
import { loadNotation } from '../../play/notation.ts';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { Badge } from '../parts/badge.tsx';

const SHOWN = 150;

export function LogList({ play }: { readonly play: Play }) {
  const entries = play.table.entries.value;
  const names = play.names.value;
  const lines = useMemo(() => logOf(names, entries).toReversed().slice(0, SHOWN), [entries, names]);
  return (
    <LogForm load={loadNotation} entries={entries} view={play.table.view.value} seats={play.table.seats.value}>
      <ol class="tt-log" reversed tabIndex={0} aria-label={words.value.log}>
        {lines.map(({ key, seat, text, weight }) => (
          <li key={key} data-weight={weight}>
            {seat === undefined ? <span class="tt-dot" /> : <Badge seat={seat} size={18} />}
            <span>
              <Rich text={text} />
            </span>
          </li>
        ))}
      </ol>
    </LogForm>
  );
}
