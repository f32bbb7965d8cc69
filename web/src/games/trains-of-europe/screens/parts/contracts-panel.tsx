// All contracts of a company as cards: open ones in full, completed ones folded. The right panel, or a tab on the phone.

import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trains-of-europe';
import { useMemo, useState } from 'preact/hooks';
import type { MapMarks } from '../../map/index.ts';
import { standingsOf, type Standing } from '../../play/contract/standing.ts';
import type { Slot } from '../../play/contract/vehicles.ts';
import type { Names } from '../../play/tell/names.ts';
import type { Explain } from './amount.tsx';
import { ContractCard } from './contract-card.tsx';
import { ContractRow, FoldedContract } from './contract-small.tsx';
import { marksOf } from './marks-of.ts';
import type { SlotUse } from './slots.tsx';

export type ContractsPanelProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  readonly explain: Explain;
  readonly showOnMap?: (marks: Partial<MapMarks> | undefined) => void;
  /** One card open, the others as rows. */
  readonly phone?: boolean;
  readonly title?: string;
  readonly note?: string;
  /** What may be done with a place of a contract at this moment. */
  readonly slotUse?: (standing: Standing, slot: Slot, at: number) => SlotUse | undefined;
  /** The contract to look at. */
  readonly chosen?: string | undefined;
};

function PhoneList(props: ContractsPanelProps & { readonly active: readonly Standing[] }) {
  const { view, seat, names, explain, active, slotUse } = props;
  const [open, setOpen] = useState(active[0]?.contract);
  return (
    <>
      {active.map((standing) =>
        standing.contract === (props.chosen ?? open) ? (
          <ContractCard
            key={standing.contract}
            view={view}
            seat={seat}
            names={names}
            explain={explain}
            standing={standing}
            {...(slotUse ? { slotUse: (slot, at) => slotUse(standing, slot, at) } : {})}
          />
        ) : (
          <ContractRow
            key={standing.contract}
            view={view}
            names={names}
            standing={standing}
            onOpen={() => setOpen(standing.contract)}
          />
        ),
      )}
    </>
  );
}

export function ContractsPanel(props: ContractsPanelProps) {
  const { view, seat, names, explain, showOnMap, phone, note, slotUse, chosen } = props;
  const { contract: words } = names.text;
  // A spectator looks at another company's contracts.
  const { you, name } = names.who(seat);
  const title = props.title ?? (you ? words.mine : name);
  const { contracts } = useMemo(() => standingsOf(view, seat), [view, seat]);
  const active = contracts.filter(({ complete }) => !complete);
  const done = contracts.filter(({ complete }) => complete);
  return (
    <section class={`toe-contracts ${phone ? 'phone' : ''}`} aria-label={title}>
      <header class="toe-panel-head">
        <h2>{title}</h2>
        {note !== undefined && <p>{note}</p>}
      </header>
      {contracts.length === 0 && <p class="toe-quiet">{names.text.screens.noContracts}</p>}
      {phone ? (
        <PhoneList {...props} active={active} />
      ) : (
        active.map((standing) => (
          <ContractCard
            key={standing.contract}
            view={view}
            seat={seat}
            names={names}
            explain={explain}
            standing={standing}
            chosen={chosen === standing.contract}
            {...(slotUse ? { slotUse: (slot, at) => slotUse(standing, slot, at) } : {})}
            {...(showOnMap ? { onLook: (on) => showOnMap(on ? marksOf(view, seat, standing) : undefined) } : {})}
          />
        ))
      )}
      {done.length > 0 && (
        <div class="toe-done" role="group" aria-label={words.completed}>
          {done.map((standing) => (
            <FoldedContract
              key={standing.contract}
              view={view}
              seat={seat}
              names={names}
              explain={explain}
              standing={standing}
            />
          ))}
        </div>
      )}
    </section>
  );
}
