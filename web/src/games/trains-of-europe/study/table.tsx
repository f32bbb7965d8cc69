// The figures behind the curve: chance to win and expected points of every company, phase by phase.

import { percentText, wholePercents } from '../../../study/percent.ts';
import { outlookOf } from './review-state.ts';
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
            const outlook = outlookOf(state, stations.value[station]);
            const whole = outlook && wholePercents(outlook.chances);
            return (
              <tr key={station} data-at={at.value === station || undefined}>
                <th scope="row">
                  <button type="button" class="tv-jump" onClick={() => state.goTo(station)}>
                    {stationText(state, names, station)}
                  </button>
                </th>
                {replay.opened.seats.map((__, seat) => (
                  <td key={seat}>
                    {outlook && whole
                      ? say.figures(percentText(whole[seat]! / 100), pointsText(names, outlook.points[seat]!.value))
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
