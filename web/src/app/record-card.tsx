// The own record on this device, in figures and bars.

import { useEffect, useState } from 'preact/hooks';
import type { ListedGame } from '@branchline/protocol';
import type { RecordOf } from '../games/game-ui.ts';
import { manifestOf } from '../games/load-game.ts';
import { labelled } from '../messages/labelled.ts';
import { hrefOf } from '../nav/router.ts';
import { text, textLanguage } from '../messages/more-text.ts';
import { gameList } from '../table/games.ts';
import { rowOf } from './game-row.tsx';
import { standingIn, type Judged, type Outing, type Tally } from './record.ts';
import { RecordPlot } from './record-plot.tsx';

/** What the games themselves say of a result; comes when somebody looks. */
function useJudges(isOpen: boolean): ReadonlyMap<string, RecordOf> | undefined {
  const [judges, setJudges] = useState<ReadonlyMap<string, RecordOf>>();
  useEffect(() => {
    if (!isOpen || judges) return;
    const ids = [...new Set((gameList.value ?? []).map(({ game }) => game))];
    const load = async (id: string) => [id, await manifestOf(id)?.record?.()] as const;
    void Promise.all(ids.map(load)).then((found) =>
      setJudges(new Map(found.flatMap(([id, judge]) => (judge ? [[id, judge] as const] : [])))),
    );
  }, [isOpen]);
  return judges;
}

function judgeWith(judges: ReadonlyMap<string, RecordOf> | undefined, game: ListedGame): Judged {
  return { ...rowOf(game), ...judges?.get(game.game)?.(game, textLanguage.value) };
}

/** With a true minus sign. */
const figure = (value: number): string =>
  value.toLocaleString(textLanguage.value, { maximumFractionDigits: 1 }).replace('-', '−');

function Plot({ outings }: { readonly outings: readonly Outing[] }) {
  const { record: words } = text.value;
  const told = outings.map(({ won, points }) => `${points ?? ''}${won ? '✓' : ''}` || '–').join(', ');
  return <RecordPlot outings={outings} label={labelled(words.latest, told)} />;
}

function Kind({ tally }: { readonly tally: Tally }) {
  const { title, played, won, points, latest } = tally;
  return (
    <tr>
      <th scope="row">
        {title}
        <Plot outings={latest} />
      </th>
      <td>{played}</td>
      <td>{won}</td>
      <td>{points ? figure(points.mean) : '–'}</td>
      <td>{points ? figure(points.best) : '–'}</td>
    </tr>
  );
}

/** To how one plays, for every game played that can tell. */
function InsightLinks() {
  const { insight } = text.value;
  const games = [...new Set((gameList.value ?? []).map(({ game }) => game))]
    .flatMap((id) => manifestOf(id) ?? [])
    .filter((manifest) => manifest.insight);
  return (
    <>
      {games.map(({ id, title }) => (
        <p key={id}>
          <a class="button" href={hrefOf({ screen: 'insight', game: id })}>
            {insight.open}
            <span class={games.length > 1 ? undefined : 'visually-hidden'}>: {title[textLanguage.value]}</span>
          </a>
        </p>
      ))}
    </>
  );
}

export function RecordCard() {
  const { record: words } = text.value;
  const [isOpen, setIsOpen] = useState(false);
  const judges = useJudges(isOpen);
  const standing = standingIn(gameList.value ?? [], (game) => judgeWith(judges, game));
  if (!standing) return null;
  const { played, won, streak, best, kinds } = standing;
  return (
    <details
      class="section record"
      aria-busy={isOpen && !judges}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{words.title}</h2> <span>{words.sum(played, won)}</span>
      </summary>
      <p class="section-help">{words.streak(streak, best)}</p>
      <div class="record-table" tabIndex={0} role="group" aria-label={words.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.won}</th>
              <th scope="col">{words.mean}</th>
              <th scope="col">{words.best}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((tally) => (
              <Kind key={tally.title} tally={tally} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="section-help">{words.about}</p>
      <InsightLinks />
    </details>
  );
}
