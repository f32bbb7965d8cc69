// The figures behind the curve: chance to win and expected points of every company, phase by phase.

import { percentText } from '../../../study/percent.ts';
import { stationText, type OfReview } from './stations.ts';
import { words } from './messages/text.ts';
import { pointsText } from './sentences.ts';

export function OutlookTable({ state, names }: OfReview) {
  const { bare, stations, replay, at } = state;
  const say = words.value;
  return (
    <div class="tv-table" tabIndex={0} role="group" aria-label={say.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.columns.position}</th>
            {replay.opened.seats.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bare.value.map((_, station) => {
            const open = stations.value[station]?.open;
            return (
              <tr key={station} data-at={at.value === station || undefined}>
                <th scope="row">
                  <button type="button" class="tv-jump" onClick={() => state.goTo(station)}>
                    {stationText(state, names, station)}
                  </button>
                </th>
                {replay.opened.seats.map((__, seat) => (
                  <td key={seat}>
                    {open
                      ? say.figures(percentText(open.chances[seat]!), pointsText(names, open.points[seat]!.value))
                      : '…'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
