// The log: newest first, with the mover's sign.

import { useMemo } from 'preact/hooks';
import { text } from '../../messages/text.ts';
import { cardNames } from '../../play/card-names.ts';
import { logOf } from '../../play/log-of.ts';
import { loadNotation } from '../../play/notation.ts';
import type { Play } from '../../state/play.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { LogForm } from '../../../../table/log-form.tsx';
import { LogItem } from '../../../../table/log-item.tsx';
import { whoIs } from '../../../../table/people.ts';

const SHOWN = 120;

export function LogList({ play }: { readonly play: Play }) {
  const { table } = play;
  const entries = table.entries.value;
  const lines = useMemo(
    () =>
      logOf({ view: table.view.value, entries, who: whoIs(table) })
        .toReversed()
        .slice(0, SHOWN),
    [entries, play.words.value, table.seats.value, cardNames.value],
  );
  return (
    <LogForm load={loadNotation} entries={entries} view={table.view.value} seats={table.seats.value}>
      <ol class="log-list" reversed tabIndex={0} aria-label={text.value.table.log}>
        {lines.map((line) => (
          <LogItem key={line.key} line={line} />
        ))}
      </ol>
    </LogForm>
  );
}

export function LogPanel({
  play,
  open,
  onToggle,
}: {
  readonly play: Play;
  readonly open: boolean;
  readonly onToggle: () => void;
}) {
  const { table: words } = text.value;
  return (
    <section class="panel log" data-open={open || undefined} aria-label={words.log}>
      <header class="log-head">
        <h2>{words.log}</h2>
        <button type="button" class="quiet-button" aria-expanded={open} onClick={onToggle}>
          {open ? words.hideLog : words.showLog} <Icon name={open ? 'down' : 'up'} size={16} />
        </button>
      </header>
      {open && <LogList play={play} />}
    </section>
  );
}
