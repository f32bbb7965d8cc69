// The yard: vehicles that serve no contract yet, and where each could go.

import { contentOf } from '@branchline/trains-of-europe';
import { labelled } from '../../../../messages/labelled.ts';
import { assignChoices } from '../../play/choices.ts';
import { officeOf } from '../../play/office.ts';
import type { Play } from '../../state/play.ts';
import { Silhouette } from '../parts/art/silhouette.tsx';

export function Yard({ play }: { readonly play: Play }) {
  const names = play.names.value;
  const { vehicle, company, vehicle: words } = names.text;
  const view = play.table.view.value;
  const { idle } = officeOf(view, play.shownSeat.value);
  const index = contentOf(view.config);
  if (idle === undefined) return <p class="tt-help">{company.hidden}</p>;
  const { yard } = assignChoices(view, play.shownSeat.value);
  return (
    <section class="tt-yard" aria-label={vehicle.yard}>
      <p class="tt-help">{idle.length === 0 ? words.yardCount(0) : words.waits}</p>
      <ul>
        {yard.map(({ model, copies, targets }) => {
          const printed = index.content.vehicles[index.modelIndex.get(model)!]!;
          const fits = targets.filter(({ illegal }) => !illegal).map(({ contract }) => names.contract(contract));
          return (
            <li key={model}>
              <span class="tt-yard-art">
                <Silhouette art={printed.art} width={96} />
              </span>
              <span>
                <b>
                  {names.model(model)}
                  {copies > 1 && ` × ${copies}`}
                </b>
                <small>{names.text.categories[printed.category].name}</small>
                <small>{fits.length > 0 ? labelled(vehicle.fits, names.text.list(fits)) : vehicle.fitsNone}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
