// The yard: vehicles that serve no contract yet, and where each could go.

import { contentOf } from '@branchline/trains-of-europe';
import { labelled } from '../../../../messages/labelled.ts';
import { bestFit, fitsOf } from '../../play/fit.ts';
import { officeOf } from '../../play/office.ts';
import { fitText } from '../../play/tell/fit-words.ts';
import type { Play } from '../../state/play.ts';
import { Silhouette } from '../parts/art/silhouette.tsx';

export function Yard({ play }: { readonly play: Play }) {
  const names = play.names.value;
  const { vehicle, company, categories, list } = names.text;
  const view = play.table.view.value;
  const seat = play.shownSeat.value;
  const { idle } = officeOf(view, seat);
  const index = contentOf(view.config);
  if (idle === undefined) return <p class="tt-help">{company.hidden}</p>;
  return (
    <section class="tt-yard" aria-label={vehicle.yard}>
      <p class="tt-help">{idle.length === 0 ? vehicle.yardCount(0) : vehicle.waits}</p>
      <ul>
        {[...new Set(idle)].map((no) => {
          const { id, category, art } = index.content.vehicles[no]!;
          const copies = idle.filter((other) => other === no).length;
          const best = bestFit(fitsOf(view, seat, no, { owned: true }));
          return (
            <li key={id}>
              <span class="tt-yard-art">
                <Silhouette art={art} width={96} />
              </span>
              <span>
                <b>
                  {names.model(id)}
                  {copies > 1 && ` × ${copies}`}
                </b>
                <small>{categories[category].name}</small>
                <small>
                  {best
                    ? labelled(fitText(names, best.fit), list(best.contracts.map(names.contract)))
                    : vehicle.fitsNone}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
