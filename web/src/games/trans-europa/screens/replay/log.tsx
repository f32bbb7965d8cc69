// What happened up to a position of a replay; every number leads there.

import { useMemo } from 'preact/hooks';
import { gridOf } from '@branchline/trans-europa';
import { text, textLanguage } from '../../../../messages/text.ts';
import { cityName } from '../../play/names.ts';
import { logLines } from '../../play/log.ts';
import type { ReplayDesk } from '../../../../table/open-replay.ts';
import { LogItem } from '../../../../table/log-item.tsx';

export function ReplayLog({ desk }: { readonly desk: ReplayDesk }) {
  const { opened } = desk;
  const { board } = gridOf(desk.view.value.config.board);
  const words = { text: text.value, language: textLanguage.value, city: cityName };
  const entries = desk.entries.value;
  const lines = useMemo(
    () =>
      logLines({ board, words, who: (seat) => ({ name: opened.seats[seat]!.name, you: false }) }, entries)
        .toReversed()
        .slice(0, 60),
    [entries, text.value],
  );
  return (
    <section class="panel log" data-open data-covers aria-label={text.value.table.log}>
      <ol class="log-list" reversed>
        {lines.map((line) => (
          <LogItem key={line.key} line={line} onJump={desk.goTo} />
        ))}
      </ol>
    </section>
  );
}
