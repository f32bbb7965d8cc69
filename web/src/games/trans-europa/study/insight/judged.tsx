// Parts of insight that come from reviews: accuracy over time, and typical mistakes with positions to train them.

import { useState } from 'preact/hooks';
import { MARGIN } from '@branchline/study/trans-europa/puzzle';
import type { Insight, MistakeSum } from '@branchline/study/trans-europa/insight';
import { themeFor, THEME_IDS } from '@branchline/study/trans-europa/themes';
import { go, hrefOf } from '../../../../nav/router.ts';
import { FigureTable } from '../../../../study/figure-table.tsx';
import { finePercent, percentText } from '../../../../study/percent.ts';
import { Series } from '../../../../study/series.tsx';
import { GAME } from '../../game.ts';
import { text as lessons } from '../../lessons/messages/text.ts';
import { Rich } from '../../../../ui/rich.tsx';
import { firstWish } from '../puzzles/wish.ts';
import { reviewAll, stop, work } from './gather.ts';
import { text, textLanguage } from './messages/text.ts';
import type { OwnGame } from './own-games.ts';

type OfInsight = { readonly insight: Insight };

const dayText = (time: number): string =>
  new Date(time).toLocaleDateString(textLanguage.value, { day: 'numeric', month: 'short' });

/** The review's own address, at a move. */
const reviewHref = (id: string, move?: number): string =>
  hrefOf({ screen: 'review', id, ...(move === undefined ? {} : { move }) });

/** How far the reviews are, or the offer to make those that are missing. */
function Missing({ games }: { readonly games: readonly OwnGame[] }) {
  const { accuracy } = text.value.insight;
  const now = work.value;
  if (now.state === 'reviewing')
    return (
      <div class="insight-work">
        <progress value={(now.done + now.share) / now.all} aria-label={accuracy.title} />
        <p role="status">
          {accuracy.working(now.done + 1, now.all, percentText(now.share))} <small>{accuracy.goesOn}</small>
        </p>
        <button type="button" class="button" onClick={stop}>
          {accuracy.stop}
        </button>
      </div>
    );
  if (games.length === 0) return null;
  return (
    <div class="insight-work">
      <p>{accuracy.offer(games.length)}</p>
      <button type="button" class="button" disabled={now.state === 'counting'} onClick={() => void reviewAll(games)}>
        {accuracy.start(games.length)}
      </button>
    </div>
  );
}

function AccuracyTable({ insight: { judged } }: OfInsight) {
  const { accuracy } = text.value.insight;
  return (
    <FigureTable
      label={accuracy.title}
      head={[accuracy.date, accuracy.turns, accuracy.share]}
      rows={judged.toReversed().map(({ id, played, accuracy: share, turns }) => ({
        key: id,
        name: (
          <a href={reviewHref(id)} aria-label={accuracy.open(dayText(played))}>
            {dayText(played)}
          </a>
        ),
        bar: share,
        cells: [turns, percentText(share)],
      }))}
    />
  );
}

export function Accuracy({ insight, unjudged }: OfInsight & { readonly unjudged: readonly OwnGame[] }) {
  const { accuracy, games } = text.value.insight;
  const [asTable, setAsTable] = useState(false);
  const { judged } = insight;
  const latest = judged.at(-1);
  return (
    <section class="section" aria-labelledby="insight-accuracy">
      <header class="insight-head">
        <h2 id="insight-accuracy">{accuracy.title}</h2>
        {latest && (
          <button type="button" class="chip-button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? accuracy.chart : accuracy.table}
          </button>
        )}
      </header>
      {latest === undefined ? (
        <p>{accuracy.none}</p>
      ) : asTable ? (
        <AccuracyTable insight={insight} />
      ) : (
        <Series
          label={accuracy.label(games(judged.length), percentText(latest.accuracy))}
          percent={percentText}
          points={judged.map(({ id, played, accuracy: value, turns }) => ({
            ...{ key: id, value, weight: turns },
            words: `${dayText(played)}: ${percentText(value)}`,
          }))}
        />
      )}
      <Missing games={unjudged} />
      <p class="section-help">{accuracy.about}</p>
    </section>
  );
}

function nameOf({ turn, kind }: MistakeSum): string {
  const { marker, build } = text.value.insight.mistakes;
  if (turn === 'marker') return kind === 'start' || kind === 'middle' ? marker[kind] : marker.place;
  return kind === 'start' || kind === 'middle' ? build.place : build[kind];
}

/** Every kind of mistake leads to the lesson that trains it. */
function Practise({ kind, turn }: Pick<MistakeSum, 'kind' | 'turn'>) {
  const { names, practise } = lessons.value.lessons;
  const theme = themeFor(kind, turn);
  return (
    <a href={hrefOf({ screen: 'lessons', game: GAME, lesson: THEME_IDS.indexOf(theme) + 1 })}>
      {practise(names[theme])}
    </a>
  );
}

function Habit({ insight: { mistakes: all } }: OfInsight) {
  const { mistakes } = text.value.insight;
  const [habit] = all;
  if (!habit) return null;
  if (!habit.habit) return <p class="insight-habit">{mistakes.noHabit}</p>;
  return (
    <p class="insight-habit" data-habit={habit.kind}>
      <Rich text={mistakes.habit(nameOf(habit), finePercent(habit.cost), finePercent(habit.usual))} />{' '}
      <Practise {...habit} />
    </p>
  );
}

function Examples({ worst, played }: Pick<MistakeSum, 'worst'> & { readonly played: ReadonlyMap<string, number> }) {
  const { mistakes } = text.value.insight;
  return (
    <small class="insight-examples">
      {mistakes.examples}{' '}
      {worst.map(({ game, first, loss }) => (
        <a key={`${game} ${first}`} href={reviewHref(game, first)}>
          {mistakes.example(`−${percentText(loss)}`, dayText(played.get(game) ?? 0))}
        </a>
      ))}
    </small>
  );
}

type MistakesProps = OfInsight & { readonly exercises: number; readonly played: ReadonlyMap<string, number> };

export function Mistakes({ insight, exercises, played }: MistakesProps) {
  const { mistakes, columns } = text.value.insight;
  const train = (): void => {
    firstWish.value = { kind: 'mine' };
    go({ screen: 'puzzles', game: GAME });
  };
  const most = Math.max(0.001, ...insight.mistakes.map(({ cost }) => cost));
  return (
    <section class="section" aria-labelledby="insight-mistakes">
      <h2 id="insight-mistakes">{mistakes.title}</h2>
      <Habit insight={insight} />
      {insight.mistakes.length === 0 ? (
        <p>{mistakes.none}</p>
      ) : (
        <FigureTable
          label={mistakes.title}
          head={[mistakes.kind, columns.count, columns.perRound]}
          rows={insight.mistakes.map((sum) => ({
            key: `${sum.turn} ${sum.kind}`,
            name: nameOf(sum),
            bar: sum.cost / most,
            cells: [sum.count, finePercent(sum.cost)],
            below: (
              <>
                <Examples worst={sum.worst} played={played} />
                <small class="insight-examples">
                  <Practise {...sum} />
                </small>
              </>
            ),
          }))}
        />
      )}
      {exercises > 0 && (
        <p>
          <button type="button" class="button button-ink" onClick={train}>
            {mistakes.train(exercises)}
          </button>
        </p>
      )}
      <p class="section-help">
        {mistakes.about} {exercises === 0 ? mistakes.cannot(percentText(MARGIN)) : ''}
      </p>
    </section>
  );
}
