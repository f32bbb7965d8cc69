// Personal insight: how one runs companies, from the games of this device. Counted beside the page, shown as far as it is.

import { useEffect, useMemo } from 'preact/hooks';
import { companySummary, type CompanySummary, type KeptCompany } from '@branchline/study/trains-of-europe/insight';
import '../../../../study/insight.css';
import { text as shell } from '../../../../messages/more-text.ts';
import { hrefOf } from '../../../../nav/router.ts';
import { FigureTable } from '../../../../study/figure-table.tsx';
import { percentText } from '../../../../study/percent.ts';
import { text as game } from '../../messages/text.ts';
import { words as study } from '../messages/text.ts';
import { gather, insights, ready, work } from './gather.ts';
import { Accuracy, Mistakes } from './judged.tsx';
import { decimal, words } from './messages/text.ts';
import { ownGames, type OwnGame } from './own-games.ts';

function Sum({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <p>
      <b>{value}</b> {name}
    </p>
  );
}

function Sums({ summary }: { readonly summary: CompanySummary }) {
  const say = words.value;
  const { judged, first } = summary;
  const accuracy = judged.reduce((sum, each) => sum + each.accuracy, 0) / Math.max(1, judged.length);
  return (
    <div class="section insight-sums">
      <Sum value={percentText(summary.won)} name={say.won(summary.games)} />
      <Sum value={decimal(summary.points)} name={say.points} />
      <Sum value={decimal(summary.completed)} name={say.completed} />
      {first !== undefined && <Sum value={decimal(first)} name={say.first} />}
      {judged.length > 0 && <Sum value={percentText(accuracy)} name={say.accuracy.now} />}
    </div>
  );
}

/** Where the points come from, line by line of the final evaluation, and what was bought for them. */
function Points({ summary }: { readonly summary: CompanySummary }) {
  const say = words.value.lines;
  const { money } = game.value;
  const most = Math.max(0.001, ...summary.items.map(({ points }) => Math.abs(points)));
  return (
    <section class="section" aria-labelledby="insight-lines">
      <h2 id="insight-lines">{say.title}</h2>
      <FigureTable
        label={say.title}
        head={[say.line, say.points]}
        rows={summary.items.map(({ item, points }) => ({
          ...{ key: item, name: study.value.reasons.items[item], bar: Math.abs(points) / most },
          cells: [decimal(points)],
        }))}
      />
      <p class="section-help">
        {say.returns(
          money.signed(Math.round(summary.licences / 10_000) * 10_000),
          money.signed(Math.round(summary.vehicles / 10_000) * 10_000),
        )}
      </p>
    </section>
  );
}

function Figures({ games }: { readonly games: readonly OwnGame[] }) {
  const known = insights.value;
  const kept = games.flatMap(({ id, played }): KeptCompany[] => {
    const insight = known.get(id);
    return insight ? [{ id, played, insight }] : [];
  });
  const summary = useMemo(() => companySummary(kept), [known, games]);
  const unjudged = games.filter(({ id }) => summary.unjudged.includes(id));
  return (
    <>
      <Sums summary={summary} />
      <Accuracy summary={summary} unjudged={unjudged} />
      <Mistakes summary={summary} games={games} />
      <Points summary={summary} />
    </>
  );
}

function Empty() {
  const { insight } = shell.value;
  return (
    <div class="section">
      <p>{insight.empty}</p>
      <ul class="insight-soon">
        {words.value.soon.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>
        <a class="button button-ink" href={hrefOf({ screen: 'home' })}>
          {insight.play}
        </a>
      </p>
    </div>
  );
}

export function InsightView() {
  const say = words.value;
  useEffect(() => void gather(), []);
  const games = ownGames.value ?? [];
  const now = work.value;
  const isKnown = games.some(({ id }) => insights.value.has(id));
  return (
    <div
      class="insight"
      aria-busy={!ready.value || (now.state === 'counting' && !isKnown)}
      data-work={ready.value ? now.state : 'opening'}
    >
      {now.state === 'counting' && (
        <p class="section-help" role="status">
          {say.counting(now.done + 1, now.all)}
        </p>
      )}
      {ready.value && games.length === 0 && <Empty />}
      {isKnown && <Figures games={games} />}
    </div>
  );
}
