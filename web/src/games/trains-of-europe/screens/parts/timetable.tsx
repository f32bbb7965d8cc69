// The timetable of a contract card: stops with letters, and between them what each route brings and what it lacks.

import { Icon } from '../../../../ui/icons.tsx';
import type { RouteStanding, Standing } from '../../play/contract/standing.ts';
import type { Sum } from '../../play/sums/sum.ts';
import type { Names } from '../../play/tell/names.ts';
import { Why, type Explain } from './amount.tsx';
import { timetableOf } from './card-lines.ts';

export const Tick = ({ on, label }: { readonly on: boolean; readonly label: string }) => (
  <span class={`toe-tick ${on ? 'on' : ''}`} role="img" aria-label={label}>
    {on && <Icon name="check" size={11} />}
  </span>
);

/** "via Berlin, Praha", "open, from 40k" or why it can no longer be had. */
function noteOf({ text, city }: Names, { state, via, missing }: RouteStanding): string {
  if (state === 'held') return via.length > 0 ? text.contract.via(via.map(city).join(', ')) : '';
  return missing ? text.contract.openFrom(text.money.cash(missing.price)) : text.contract.closed;
}

type TimetableProps = {
  readonly standing: Standing;
  readonly names: Names;
  /** The sum of each route, by its place on the card. */
  readonly sums?: readonly Sum[];
  readonly explain?: Explain;
};

export function Timetable({ standing, names, sums = [], explain }: TimetableProps) {
  const { money, contract } = names.text;
  return (
    <ol class="toe-timetable" data-routes={standing.routes.length}>
      {timetableOf(standing.routes).map((line, key) =>
        line.line === 'stop' ? (
          <li key={key} class="toe-stop">
            <span class="toe-letter">{line.letter}</span>
            <span class="toe-stop-name">{names.city(line.city)}</span>
          </li>
        ) : (
          <li key={key} class={`toe-route toe-route-${line.route.state}`}>
            <span class="toe-route-line" aria-hidden="true" />
            <span class="toe-route-note">{noteOf(names, line.route)}</span>
            <Why
              sum={sums[line.at]}
              explain={explain}
              names={names}
              class={`toe-route-income ${line.route.earns ? 'pos' : 'quiet'}`}
            >
              {money.signed(line.route.income)}
            </Why>
            <Tick
              on={line.route.state === 'held'}
              label={line.route.state === 'held' ? contract.held : noteOf(names, line.route)}
            />
          </li>
        ),
      )}
    </ol>
  );
}
