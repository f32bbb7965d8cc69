// Parts of insight that come from reviews: accuracy over time, and what kinds of decisions gave most away.

import { useState } from 'preact/hooks';
import type { CompanyMistakes, CompanySummary } from '@branchline/study/trains-of-europe/insight';
import { hrefOf } from '../../../../nav/router.ts';
import { FigureTable } from '../../../../study/figure-table.tsx';
import { percentText } from '../../../../study/percent.ts';
import { Series } from '../../../../study/series.tsx';
import { text as game, textLanguage } from '../../messages/text.ts';
import { reviewAll, stop, work } from './gather.ts';
import { decimal, words } from './messages/text.ts';
import type { OwnGame } from './own-games.ts';

type OfSummary = { readonly summary: CompanySummary };

const dayText = (time: number): string =>
  new Date(time).toLocaleDateString(textLanguage.value, { day: 'numeric', month: 'short' });

const reviewHref = (id: string, move?: number): string =>
  hrefOf({ screen: 'review', id, ...(move === undefined ? {} : { move }) });

/** How far the reviews are, or the offer to make those that are missing. */
function Missing({ games }: { readonly games: readonly OwnGame[] }) {
  const say = words.value.accuracy;
  const now = work.value;
  if (now.state === 'reviewing')
    return (
      <div class="insight-work">
        <progress value={(now.done + now.share) / now.all} aria-label={say.title} />
        <p role="status">
          {say.working(now.done + 1, now.all, percentText(now.share))} <small>{say.goesOn}</small>
        </p>
        <button type="button" class="button" onClick={stop}>
          {say.stop}
        </button>
      </div>
    );
  if (games.length === 0) return null;
  return (
    <div class="insight-work">
      <p>{say.offer(games.length)}</p>
      <button type="button" class="button" disabled={now.state === 'counting'} onClick={() => void reviewAll(games)}>
        {say.start(games.length)}
      </button>
    </div>
  );
}

function AccuracyTable({ summary: { judged } }: OfSummary) {
  const say = words.value.accuracy;
  return (
    <FigureTable
      label={say.title}
      head={[say.date, say.share]}
      rows={judged.toReversed().map(({ id, played, accuracy }) => ({
        key: id,
        name: (
          <a href={reviewHref(id)} aria-label={say.open(dayText(played))}>
            {dayText(played)}
          </a>
        ),
        bar: accuracy,
        cells: [percentText(accuracy)],
      }))}
    />
  );
}

export function Accuracy({ summary, unjudged }: OfSummary & { readonly unjudged: readonly OwnGame[] }) {
  const say = words.value.accuracy;
  const [asTable, setAsTable] = useState(false);
  const { judged } = summary;
  const latest = judged.at(-1);
  return (
    <section class="section" aria-labelledby="insight-accuracy">
      <header class="insight-head">
        <h2 id="insight-accuracy">{say.title}</h2>
        {latest && (
          <button type="button" class="chip-button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? say.chart : say.table}
          </button>
        )}
      </header>
      {latest === undefined ? (
        <p>{say.none}</p>
      ) : asTable ? (
        <AccuracyTable summary={summary} />
      ) : (
        <Series
          label={say.label(judged.length, percentText(latest.accuracy))}
          percent={percentText}
          points={judged.map(({ id, played, accuracy: value }) => ({
            ...{ key: id, value, weight: 1 },
            words: `${dayText(played)}: ${percentText(value)}`,
          }))}
        />
      )}
      <Missing games={unjudged} />
      <p class="section-help">{say.about}</p>
    </section>
  );
}

/** "Railroad Fair: one more would have been better" */
function nameOf({ phase, how }: Pick<CompanyMistakes, 'phase' | 'how'>): string {
  const { calling, hows } = words.value.mistakes;
  return `${phase === 'call' ? calling : game.value.phases[phase].name}: ${hows[how]}`;
}

const lossText = ({ of, value }: { readonly of: 'chances' | 'points'; readonly value: number }): string =>
  `−${of === 'chances' ? percentText(value) : words.value.mistakes.points(decimal(value))}`;

function Examples({
  worst,
  played,
}: Pick<CompanyMistakes, 'worst'> & { readonly played: ReadonlyMap<string, number> }) {
  const say = words.value.mistakes;
  return (
    <small class="insight-examples">
      {say.examples}{' '}
      {worst.map(({ game: id, sequence, loss }) => (
        <a key={`${id} ${sequence}`} href={reviewHref(id, sequence)}>
          {say.example(lossText(loss), dayText(played.get(id) ?? 0))}
        </a>
      ))}
    </small>
  );
}

/** Points are worth about so much of a chance: only for the length of a bar. */
const CHANCE_OF_A_POINT = 0.05;

export function Mistakes({ summary, games }: OfSummary & { readonly games: readonly OwnGame[] }) {
  const say = words.value.mistakes;
  const played = new Map(games.map((each) => [each.id, each.played]));
  const weight = ({ chances, points }: CompanyMistakes): number => chances + CHANCE_OF_A_POINT * points;
  const most = Math.max(0.001, ...summary.mistakes.map(weight));
  return (
    <section class="section" aria-labelledby="insight-mistakes">
      <h2 id="insight-mistakes">{say.title}</h2>
      {summary.mistakes.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <FigureTable
          label={say.title}
          head={[say.kind, say.times, say.given]}
          rows={summary.mistakes.map((sum) => ({
            key: `${sum.phase} ${sum.how}`,
            name: nameOf(sum),
            bar: weight(sum) / most,
            cells: [
              sum.count,
              [
                ...(sum.chances > 0 ? [percentText(sum.chances)] : []),
                ...(sum.points > 0 ? [say.points(decimal(sum.points))] : []),
              ].join(' + '),
            ],
            below: <Examples worst={sum.worst} played={played} />,
          }))}
        />
      )}
      <p class="section-help">{say.about}</p>
    </section>
  );
}
