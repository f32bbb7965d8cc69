// The days of a month, this one or an earlier: which were solved, and how many in a row.

import { useState } from 'preact/hooks';
import { dayNumber, monthFrom, monthsBetween, streakOf, weeksOf, type Day } from '../../../../study/streak.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { text, textLanguage } from '../messages/text.ts';
import { progress } from './progress.ts';

type CalendarProps = { readonly today: Day; readonly shown: Day | undefined; readonly onDay: (day: Day) => void };

const PER_DAY = 2;
/** So many months back. */
const MONTHS = 12;

export function Calendar({ today, shown, onDay }: CalendarProps) {
  const { puzzles } = text.value.study;
  const { days } = progress.value;
  // It begins with the month of the day that is shown: choosing one builds the page again.
  const [back, setBack] = useState(() => Math.max(0, monthsBetween(shown ?? today, today)));
  const month = monthFrom(today, -back);
  const date = (day: Day): Date => new Date(`${day}T12:00:00`);
  const weeks = weeksOf(month);
  const thisYear = month.slice(0, 4) === today.slice(0, 4);
  const name = date(`${month}-01`).toLocaleDateString(textLanguage.value, {
    month: 'long',
    ...(thisYear ? {} : { year: 'numeric' }),
  });
  const row = streakOf(new Set(Object.keys(days)), today);
  const weekdays = Array.from({ length: 7 }, (_, i) =>
    new Date(Date.UTC(2024, 0, 1 + i)).toLocaleDateString(textLanguage.value, { weekday: 'narrow', timeZone: 'UTC' }),
  );
  return (
    <section class="panel puzzle-calendar" aria-labelledby="puzzle-calendar">
      <header class="review-head">
        <h2 id="puzzle-calendar">{name}</h2>
        <span>{puzzles.row(row)}</span>
        <span class="calendar-months">
          <IconButton
            icon="left"
            label={puzzles.monthBefore}
            disabled={back >= MONTHS}
            onClick={() => setBack(back + 1)}
          />
          <IconButton icon="right" label={puzzles.monthAfter} disabled={back === 0} onClick={() => setBack(back - 1)} />
        </span>
      </header>
      <div class="calendar-grid">
        {weekdays.map((name, i) => (
          <span key={i} aria-hidden="true">
            {name}
          </span>
        ))}
        {weeks.flat().map((day, i) =>
          day === undefined ? (
            <i key={i} />
          ) : (
            <button
              key={i}
              type="button"
              data-solved={Math.min(PER_DAY, days[day] ?? 0)}
              disabled={dayNumber(day) > dayNumber(today)}
              aria-current={day === shown ? 'date' : undefined}
              aria-label={`${date(day).toLocaleDateString(textLanguage.value, { day: 'numeric', month: 'long' })}: ${puzzles.daySolved(days[day] ?? 0)}`}
              onClick={() => onDay(day)}
            >
              {Number(day.slice(8))}
            </button>
          ),
        )}
      </div>
    </section>
  );
}
