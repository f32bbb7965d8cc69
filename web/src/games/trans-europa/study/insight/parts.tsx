// Parts of insight that are counted from the games themselves: starts, shared tracks, points lost by colour.

import { useState } from 'preact/hooks';
import type { Fared, Insight } from '@branchline/study/trans-europa/insight';
import { gridOf } from '@branchline/trans-europa';
import { FigureTable } from '../../../../study/figure-table.tsx';
import { percentText } from '../../../../study/percent.ts';
import { Shares } from '../../../../study/shares.tsx';
import { RegionDisc } from '../../board/index.ts';
import { boardName, cityName, regionName } from '../../play/names.ts';
import { text, textLanguage } from './messages/text.ts';

type OfInsight = { readonly insight: Insight };

/** One place after the comma, as the language writes it. */
export const figure = (value: number): string =>
  value.toLocaleString(textLanguage.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const cellsOf = ({ rounds, won, missing }: Fared): readonly string[] => [
  rounds.toLocaleString(textLanguage.value),
  percentText(won),
  figure(missing),
];

/** Places at first; there may be forty. */
const PLACES = 8;
/** From so many rounds on, figures are more than luck. */
const MANY = 30;

const severalBoards = (rows: readonly { readonly board: string }[]): boolean =>
  new Set(rows.map(({ board }) => board)).size > 1;

const onBoard = (board: string, several: boolean): string => (several ? ` · ${boardName(gridOf(board).board)}` : '');

export function Starts({ insight }: OfInsight) {
  const { starts, columns } = text.value.insight;
  const [all, setAll] = useState(false);
  const { startKinds, startPlaces } = insight;
  const several = severalBoards(startPlaces);
  const shown = all ? startPlaces : startPlaces.slice(0, PLACES);
  const hidden = startPlaces.length - shown.length;
  const heads = [columns.rounds, columns.won, columns.missing];
  return (
    <section class="section" aria-labelledby="insight-starts">
      <h2 id="insight-starts">{starts.title}</h2>
      <FigureTable
        label={starts.kind}
        head={[starts.kind, ...heads]}
        rows={startKinds.map(({ kind, ...fared }) => ({
          ...{ key: kind, name: starts.kinds[kind], bar: fared.won, cells: cellsOf(fared) },
        }))}
      />
      <FigureTable
        label={starts.place}
        head={[starts.place, ...heads]}
        rows={shown.map(({ board, city, ...fared }) => ({
          key: `${board} ${city}`,
          name: cityName(gridOf(board).board.cities[city]!) + onBoard(board, several),
          bar: fared.won,
          cells: cellsOf(fared),
        }))}
      />
      {hidden > 0 && (
        <p>
          <button type="button" class="chip-button" onClick={() => setAll(true)}>
            {starts.more(hidden)}
          </button>
        </p>
      )}
      <p class="section-help">
        {starts.about} {insight.all.rounds < MANY ? starts.few : ''}
      </p>
    </section>
  );
}

export function Tracks({ insight: { tracks: figures } }: OfInsight) {
  const { tracks } = text.value.insight;
  const { laid, usedByOthers, usedByNobody, used, laidByOthers } = figures;
  return (
    <section class="section" aria-labelledby="insight-tracks">
      <h2 id="insight-tracks">{tracks.title}</h2>
      <Shares
        title={tracks.yours(laid)}
        shares={[
          { name: tracks.byOthers, count: usedByOthers, look: 'full' },
          { name: tracks.byYou, count: laid - usedByOthers - usedByNobody, look: 'striped' },
          { name: tracks.byNobody, count: usedByNobody, look: 'open' },
        ]}
      />
      <Shares
        title={tracks.used(used)}
        shares={[
          { name: tracks.laidByOthers, count: laidByOthers, look: 'full' },
          { name: tracks.laidByYou, count: used - laidByOthers, look: 'striped' },
        ]}
      />
      <p class="section-help">{tracks.about}</p>
    </section>
  );
}

export function Colours({ insight: { colours: sums } }: OfInsight) {
  const { colours } = text.value.insight;
  const several = severalBoards(sums);
  const held = sums.filter((sum) => sum.held > 0);
  const most = Math.max(0.001, ...held.map(({ missing }) => missing));
  return (
    <section class="section" aria-labelledby="insight-colours">
      <h2 id="insight-colours">{colours.title}</h2>
      <FigureTable
        label={colours.title}
        head={[colours.colour, colours.open, colours.points]}
        rows={held
          .toSorted((a, b) => b.missing - a.missing)
          .map(({ board, region, missing, open, held: cities }) => {
            const { id, compass, ...rest } = gridOf(board).board.regions[region]!;
            return {
              key: `${board} ${region}`,
              look: `r-${id} insight-region`,
              name: (
                <>
                  <RegionDisc region={id} sign={compass} size={20} />
                  {regionName({ id, compass, ...rest })}
                  {onBoard(board, several)}
                </>
              ),
              bar: missing / most,
              cells: [colours.of(open, cities), figure(missing)],
            };
          })}
      />
      <p class="section-help">{colours.about}</p>
    </section>
  );
}
