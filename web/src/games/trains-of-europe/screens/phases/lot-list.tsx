// The list of lots beside the auction; where one may be opened they are buttons.

import type { LotId } from '@branchline/trains-of-europe';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { Silhouette } from '../parts/art/silhouette.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import { px } from '../parts/px.ts';
import { artOf } from '../parts/slots.tsx';
import { useWorth } from './worth.tsx';
import { GROUPS, groupOf, lotRows, sameLotId, type LotRow } from './lots.ts';
import { contentOf } from '@branchline/trains-of-europe';

type ListProps = PhaseProps & {
  readonly chosen: LotId | undefined;
  readonly onChoose?: ((lot: LotId) => void) | undefined;
};

/** A licence as its sticks, a vehicle as its silhouette, a contract as its tile. */
export function LotPicture({ view, lot, width = 58 }: Pick<PhaseProps, 'view'> & { lot: LotId; width?: number }) {
  if ('model' in lot) return <Silhouette art={artOf(view, lot.model)} width={width} />;
  if ('contract' in lot) return <LineTile line={cardOf(view, lot.contract).line} />;
  const index = contentOf(view.config);
  const { segments } = index.sections[index.sectionIndex.get(lot.section)!]!;
  return (
    <span class={`toe-sticks co-${colourOf(lot.owner)}`} style={{ width: px(width) }} aria-hidden="true">
      {Array.from({ length: segments }, (_, at) => (
        <span key={at} />
      ))}
    </span>
  );
}

const nameOf = ({ names }: PhaseProps, lot: LotId): string =>
  'section' in lot
    ? names.section(lot.section)
    : 'model' in lot
      ? names.model(lot.model)
      : names.contract(lot.contract);

function noteOf({ names }: PhaseProps, { lot, state, minimum }: LotRow): string {
  const { auction, money, company } = names.text;
  const whose = names.who(lot.owner).you ? company.you : names.who(lot.owner).name;
  if (state === 'block') return auction.onTheBlock;
  return state === 'kept' ? `${auction.kept} · ${whose}` : `${auction.from(money.cash(minimum))} · ${whose}`;
}

/** What a lot would do for the reader, in short: nobody has to press each one to find out. */
function LotUse({ view, seat, names, row: { lot, state, minimum } }: PhaseProps & { readonly row: LotRow }) {
  const { money, year, vehicle } = names.text;
  const worth = useWorth({ view, seat }, state === 'sold' || state === 'kept' ? undefined : lot, minimum);
  if (!worth || worth.barred) return null;
  const gain = worth.profit.after - worth.profit.before;
  const fitting = worth.uses.filter(({ fits }) => fits);
  if (gain <= 0 && fitting.length === 0) return null;
  const lines = gain > 0 ? worth.contracts : fitting;
  return (
    <small class="toe-lot-use">
      {lines.map(({ contract }) => (
        <LineTile key={contract} line={cardOf(view, contract).line} size={16} />
      ))}
      {gain > 0 ? <b class="pos">{year.each(money.signed(gain))}</b> : vehicle.fits}
    </small>
  );
}

function Row(props: ListProps & { readonly row: LotRow; readonly lit: boolean }) {
  const { view, names, stage, onChoose, row, lit } = props;
  const { lot, state, sold } = row;
  const { money } = names.text;
  const choice =
    stage.choices.kind === 'lots' ? stage.choices.lots.find((entry) => sameLotId(entry.lot, lot)) : undefined;
  const inside = (
    <>
      <span class="toe-lot-picture">
        <LotPicture view={view} lot={lot} />
      </span>
      <span class="toe-lot-name">
        <b>{nameOf(props, lot)}</b>
        <small>{choice?.illegal && onChoose ? refusalText(names, choice.illegal) : noteOf(props, row)}</small>
        <LotUse {...props} row={row} />
      </span>
      <span class="toe-lot-owner">
        <Badge seat={sold ? sold.to : lot.owner} size={19} />
        {sold && <b>{money.cash(sold.price)}</b>}
      </span>
    </>
  );
  const can = onChoose !== undefined && state !== 'sold' && choice !== undefined && choice.inStage && !choice.illegal;
  return (
    <li class={`toe-lot ${state}`} {...(state === 'block' ? { 'aria-current': 'true' as const } : {})}>
      {can ? (
        <button type="button" aria-pressed={lit} onClick={() => onChoose(lot)}>
          {inside}
        </button>
      ) : (
        <span>{inside}</span>
      )}
    </li>
  );
}

export function LotList(props: ListProps) {
  const box = useRef<HTMLElement>(null);
  const on = props.stage.lot && JSON.stringify(props.stage.lot);
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [on]);
  const { view, names, traces } = props;
  const { auction } = names.text;
  const rows = lotRows(view, traces);
  // Of two equal lots the one that was pressed is lit, and none that is sold.
  const [pressed, setPressed] = useState(0);
  const isChosen = (row: LotRow | undefined): boolean =>
    props.chosen !== undefined && row !== undefined && row.state !== 'sold' && sameLotId(row.lot, props.chosen);
  const lit = isChosen(rows[pressed]) ? rows[pressed] : rows.find(isChosen);
  const titles = { section: auction.licencesFirst, model: auction.vehicles, contract: auction.contracts };
  return (
    <section ref={box} class="toe-sheet toe-lots" aria-label={auction.lots}>
      <h2>{auction.lots}</h2>
      {GROUPS.map((group) => {
        const all = rows.filter(({ lot }) => groupOf(lot) === group);
        if (all.length === 0) return null;
        // One's own can only be looked at: what may be won comes first.
        const isOwn = ({ lot }: LotRow): number => (lot.owner === props.seat ? 1 : 0);
        const ordered = all.toSorted((a, b) => isOwn(a) - isOwn(b));
        return (
          <div key={group}>
            <p class="toe-caps">{titles[group]}</p>
            <ul>
              {ordered.map((row, at) => (
                <Row
                  key={at}
                  {...props}
                  row={row}
                  lit={row === lit}
                  onChoose={
                    props.onChoose &&
                    ((lot) => {
                      setPressed(rows.indexOf(row));
                      props.onChoose!(lot);
                    })
                  }
                />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
