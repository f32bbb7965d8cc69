// What happened up to a position of a replay; every number leads there.

import { useMemo } from 'preact/hooks';
import { gridOf } from '@branchline/trans-europa';
import { text, textLanguage } from '../../app/language.ts';
import { cityName } from '../../app/names.ts';
import { PlayerToken } from '../../board/index.ts';
import { colourOfSeat } from '../../play/colours.ts';
import { logLines } from '../../play/log.ts';
import type { ReplayDesk } from '../../store/replay.ts';
import { Rich } from '../../ui/rich.tsx';

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
          <li key={line.key} class="log-line" data-weight={line.weight}>
            <button type="button" class="log-number log-jump" onClick={() => desk.goTo(line.sequence)}>
              {line.sequence}
            </button>
            {line.seat === undefined ? (
              <span class="log-dot" />
            ) : (
              <PlayerToken colour={colourOfSeat(line.seat)} size={17} />
            )}
            <span class="log-text">
              <Rich text={line.text} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
