// What the next year begins with: contracts on the table, the chair and the order of calls, new stands.

import { contentOf, type ModelId } from '@branchline/trains-of-europe';
import { Icon } from '../../../../ui/icons.tsx';
import { Badge } from '../parts/badge.tsx';
import { Coins } from '../parts/contract-small.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { Sign } from '../parts/sign.tsx';
import { Silhouette } from '../parts/art/silhouette.tsx';
import { modelOf } from '../parts/vehicle-card.tsx';
import type { YearEndProps } from './year-end.tsx';

export function NextContracts({ view, names, report }: YearEndProps) {
  const { yearEnd, contract: words } = names.text;
  const index = contentOf(view.config);
  const fresh = new Set(report.contracts);
  return (
    <section class="toe-sheet toe-next-contracts">
      <h2>{yearEnd.contractsFor(report.year + 1)}</h2>
      <ul>
        {view.public.display.map(({ contract, chips }) => {
          const { id } = index.contracts[contract]!;
          const { line, routes } = cardOf(view, id);
          return (
            <li key={id}>
              <LineTile line={line} />
              <span>
                <b>{names.contract(id)}</b>
                <small>
                  {names.city(routes[0]!.from)} – {names.city(routes.at(-1)!.to)}
                </small>
              </span>
              {fresh.has(id) ? (
                <span class="toe-tag">{words.newHere}</span>
              ) : (
                <Coins count={chips} amount={`+${names.chip / 1000}`} label={words.chips(chips)} />
              )}
            </li>
          );
        })}
      </ul>
      {report.gone.map((contract) => (
        <p key={contract} class="toe-quiet">
          {yearEnd.goneUnder(names.contract(contract))}
        </p>
      ))}
    </section>
  );
}

export function NextChair({ names, report }: YearEndProps) {
  const { yearEnd } = names.text;
  return (
    <section class="toe-sheet toe-next-chair">
      <div>
        <h2>{yearEnd.newChair}</h2>
        <p class="toe-inline">
          <Badge seat={report.chair.before} /> {names.who(report.chair.before).name}
          <Icon name="right" size={14} />
          <Sign name="chair" size={20} />
          <Badge seat={report.chair.after} /> <b>{names.who(report.chair.after).name}</b>
        </p>
      </div>
      <div>
        <p class="toe-caps">{yearEnd.callsIn(report.year + 1)}</p>
        <ol class="toe-inline">
          {report.callers.map((seat, at) => (
            <li key={at}>
              <Badge seat={seat} size={22} /> {names.who(seat).name}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function NextStands({ view, names, report }: YearEndProps) {
  const { yearEnd, vehicle, money } = names.text;
  const row = (title: string, models: readonly ModelId[]) => (
    <>
      <p class="toe-caps">{title}</p>
      <ul class="toe-small-stands">
        {models.map((model, at) => (
          <li key={at}>
            <Silhouette art={modelOf(view, model).art} width={78} />
            <span>
              <b>{names.model(model)}</b> {money.cash(modelOf(view, model).price)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <section class="toe-sheet toe-next-stands">
      <p class="toe-sheet-title">
        <h2>{yearEnd.newStands}</h2>
        <small>{yearEnd.oldStands}</small>
      </p>
      {row(vehicle.locos, report.locos)}
      {row(vehicle.wagons, report.wagons)}
    </section>
  );
}
