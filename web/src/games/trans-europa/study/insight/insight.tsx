// Personal insight: how one plays, from the games of this device. Counted beside the page, shown as far as it is.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { insightOf, type KeptGame } from '@branchline/study/trans-europa/insight';
import '../../../../study/insight.css';
import { hrefOf } from '../../../../nav/router.ts';
import { percentText } from '../../../../study/percent.ts';
import { text as shell } from '../../../../messages/more-text.ts';
import { BOARD_TITLES } from '../../row-texts.ts';
import { gather, insights, ready, work } from './gather.ts';
import { Accuracy, Mistakes } from './judged.tsx';
import { text, textLanguage } from './messages/text.ts';
import { ownGames, type OwnGame } from './own-games.ts';
import { Colours, figure, Starts, Tracks } from './parts.tsx';

const ALL = 'all';
const kindOf = ({ edition, board }: OwnGame): string => `${edition} ${board}`;

/** "Europe · classic" */
function kindText({ edition, board }: OwnGame): string {
  const { editions } = text.value;
  const name = Object.hasOwn(BOARD_TITLES, board)
    ? BOARD_TITLES[board as keyof typeof BOARD_TITLES][textLanguage.value]
    : board;
  return Object.hasOwn(editions, edition) ? `${name} · ${editions[edition as keyof typeof editions]}` : name;
}

type FilterProps = {
  readonly games: readonly OwnGame[];
  readonly kind: string;
  readonly onKind: (kind: string) => void;
};

/** Only where there is something to choose. */
function Filter({ games, kind, onKind }: FilterProps) {
  const words = text.value.insight;
  const kinds = new Map(games.map((game) => [kindOf(game), game]));
  if (kinds.size < 2) return null;
  const count = (each: string): number => games.filter((game) => kindOf(game) === each).length;
  return (
    <label class="insight-filter">
      {words.which}
      <select class="select-input" value={kind} onChange={(event) => onKind(event.currentTarget.value)}>
        <option value={ALL}>{words.allGames(games.length)}</option>
        {[...kinds].map(([each, game]) => (
          <option key={each} value={each}>
            {kindText(game)} ({count(each)})
          </option>
        ))}
      </select>
    </label>
  );
}

function Sum({ value, words }: { readonly value: string; readonly words: string }) {
  return (
    <p>
      <b>{value}</b> {words}
    </p>
  );
}

function Figures({ games }: { readonly games: readonly OwnGame[] }) {
  const words = text.value.insight;
  const known = insights.value;
  const kept = games.flatMap(({ id, played }): KeptGame[] => {
    const insight = known.get(id);
    return insight ? [{ id, played, insight }] : [];
  });
  const insight = useMemo(() => insightOf(kept), [known, games]);
  const unjudged = games.filter(({ id }) => insight.unjudged.includes(id));
  const exercises = kept.reduce((sum, { insight: { exercises: made = [] } }) => sum + made.length, 0);
  const played = new Map(games.map((game) => [game.id, game.played]));
  const judged = insight.judged.reduce((sum, { turns }) => sum + turns, 0);
  const accuracy = insight.judged.reduce((sum, each) => sum + each.turns * each.accuracy, 0) / Math.max(1, judged);
  return (
    <>
      <div class="section insight-sums">
        <Sum value={words.games(insight.games)} words={words.rounds(insight.all.rounds)} />
        <Sum value={percentText(insight.all.won)} words={words.roundsWon} />
        <Sum value={figure(insight.all.missing)} words={words.missing} />
        {judged > 0 && <Sum value={percentText(accuracy)} words={words.accuracyNow} />}
      </div>
      <Accuracy insight={insight} unjudged={unjudged} />
      <Mistakes insight={insight} exercises={exercises} played={played} />
      <Starts insight={insight} />
      <Tracks insight={insight} />
      <Colours insight={insight} />
    </>
  );
}

function Empty() {
  const { insight } = shell.value;
  return (
    <div class="section">
      <p>{insight.empty}</p>
      <ul class="insight-soon">
        {text.value.insight.soon.map((words) => (
          <li key={words}>{words}</li>
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
  const words = text.value.insight;
  const [kind, setKind] = useState(ALL);
  useEffect(() => void gather(), []);
  const games = ownGames.value ?? [];
  const chosen = useMemo(() => (kind === ALL ? games : games.filter((game) => kindOf(game) === kind)), [games, kind]);
  const now = work.value;
  const waiting = !ready.value || (now.state === 'counting' && !chosen.some(({ id }) => insights.value.has(id)));
  return (
    <div class="insight" aria-busy={waiting} data-work={ready.value ? now.state : 'opening'}>
      {now.state === 'counting' && (
        <p class="section-help" role="status">
          {words.counting(now.done + 1, now.all)}
        </p>
      )}
      {ready.value && games.length === 0 && <Empty />}
      <Filter games={games} kind={kind} onKind={setKind} />
      {chosen.some(({ id }) => insights.value.has(id)) && <Figures games={chosen} />}
    </div>
  );
}
