// A vehicle in the hand: which places light up for it, the menu of them, and putting it there as a plan or as a move.

import { CATEGORIES, contentOf, type ModelId } from '@branchline/trains-of-europe';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { PhaseProps } from '../phase-props.ts';
import { isByHand } from '../../play/office.ts';
import type { Standing } from '../../play/contract/standing.ts';
import type { Slot } from '../../play/contract/vehicles.ts';
import { withItem } from '../../play/plan.ts';
import { unsuitedText } from '../../play/tell/fit-words.ts';
import { usesOf, type Use } from '../../play/vehicle-use.ts';
import { Gain } from '../parts/amount.tsx';
import { cardOf, LineTile } from '../parts/line-tile.tsx';
import type { SlotUse } from '../parts/slots.tsx';
import {
  inOrder,
  movesTo,
  placeFor,
  plannedFor,
  plannedPlaces,
  unplanned,
  viewWithPlan,
  yardBeside,
} from './assigning.ts';
import { PlaceMenu } from './place-menu.tsx';
import { useActs } from './use-acts.ts';

/** `plan`: drops are booked when all are done; `move`: they are moves. */
export type Mode = 'plan' | 'move';

export type Held = { readonly model: ModelId; readonly from: 'yard' | 'stand' };

export interface Assigning {
  readonly held: Held | undefined;
  readonly hold: (held: Held | undefined, beside?: HTMLElement) => void;
  /** The view with everything planned in its place. */
  readonly shown: PhaseProps['view'];
  /** Left in the yard, one entry per copy. */
  readonly yard: readonly string[];
  readonly uses: readonly Use[];
  readonly put: (use: Use) => void;
  readonly slotUse: (standing: Standing, slot: Slot, at: number) => SlotUse | undefined;
  readonly menu: JSX.Element | null;
  readonly busy: boolean;
  readonly run: ReturnType<typeof useActs>['run'];
}

export function useUses(props: Pick<PhaseProps, 'view' | 'seat'>, held: Held | undefined): readonly Use[] {
  const { view, seat } = props;
  return useMemo(() => {
    const no = held && contentOf(view.config).modelIndex.get(held.model);
    return no === undefined ? [] : usesOf(view, seat, no, { owned: held?.from === 'yard', idly: true });
  }, [view, seat, held]);
}

type AssignMenuProps = Pick<PhaseProps, 'view' | 'names'> & {
  readonly held: Held;
  readonly uses: readonly Use[];
  readonly beside: HTMLElement;
  readonly onPut: (use: Use) => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
};

function AssignMenu({ view, names, held, uses, beside, onPut, onKeep, onClose }: AssignMenuProps) {
  const { screens, vehicle, contract } = names.text;
  const model = names.model(held.model);
  return (
    <PlaceMenu
      label={uses.length > 0 ? screens.whereTo(model) : screens.noPlace(model)}
      beside={beside}
      onClose={onClose}
      items={[
        ...uses.map((use) => ({
          key: use.contract,
          onChoose: () => onPut(use),
          content: (
            <>
              <LineTile line={cardOf(view, use.contract).line} size={24} />
              <span>
                {names.contract(use.contract)}
                {use.replaces !== undefined && <small>{vehicle.replaces(names.model(use.replaces))}</small>}
                {use.gain === 0 && use.gate !== 'open' && <small>{contract.gates[use.gate]}</small>}
                {!use.suits && <small>{unsuitedText(names, view, use)}</small>}
              </span>
              <Gain view={view} names={names} amount={use.gain} />
            </>
          ),
        })),
        { key: 'yard', onChoose: onKeep, content: <span>{screens.keepInYard}</span> },
      ]}
    />
  );
}

type Placing = Pick<Assigning, 'held' | 'uses' | 'put' | 'run'> & { readonly mode: Mode };

/** What pressing a place does: the held vehicle goes there, or the one there leaves it. */
function slotUseOf(props: PhaseProps, { held, uses, put, run, mode }: Placing): Assigning['slotUse'] {
  const { view, names, plan, setPlan } = props;
  const { screens, money, year, plan: planned } = names.text;
  const { models, modelIndex } = contentOf(view.config);
  const category = held && CATEGORIES[models[modelIndex.get(held.model)!]!.category];
  return (standing, slot, at) => {
    const use = uses.find(({ contract }) => contract === standing.contract);
    const contract = names.contract(standing.contract);
    if (held && use && category && placeFor(standing, { category, use }) === at) {
      const model = names.model(held.model);
      const effect = isByHand(view) ? undefined : money.signed(use.gain);
      return {
        state: 'target',
        ...(effect === undefined ? {} : { effect }),
        label:
          effect === undefined ? planned.assign(model, contract) : screens.putHere(model, contract, year.each(effect)),
        onPress: () => put(use),
        onDrop: () => put(use),
      };
    }
    if (slot.model === undefined) return undefined;
    const { model } = slot;
    if (mode === 'move')
      return {
        state: 'free',
        label: screens.takeOff(names.model(model), contract),
        onPress: () => run([{ do: 'unassign', model, contract: standing.contract }]),
      };
    if (!plannedPlaces(standing, plannedFor(plan, standing.contract)).has(at)) return undefined;
    return {
      state: 'planned',
      label: screens.unplan(names.model(model), contract),
      onPress: () => setPlan(unplanned(plan, model, standing.contract)),
    };
  };
}

export function useAssigning(props: PhaseProps, mode: Mode): Assigning {
  const { view, seat, plan, setPlan } = props;
  const { run, busy } = useActs(props);
  const [hand, setHand] = useState<{ held: Held; beside?: HTMLElement }>();
  const held = hand?.held;
  const shown = useMemo(() => (mode === 'plan' ? viewWithPlan(view, seat, plan) : view), [view, seat, plan, mode]);
  // A plan cannot say that another vehicle leaves its place.
  const uses = useUses({ view: shown, seat }, held).filter(({ replaces }) => mode === 'move' || replaces === undefined);
  const put = (use: Use): void => {
    if (!held) return;
    if (mode === 'move') run(movesTo(use, held.model));
    else setPlan(withItem(plan, { plan: 'assign', model: held.model, contract: use.contract }));
    setHand(undefined);
  };
  const menu =
    held && hand?.beside ? (
      <AssignMenu
        {...props}
        held={held}
        uses={inOrder(uses)}
        beside={hand.beside}
        onPut={put}
        onKeep={() => setHand(undefined)}
        onClose={() => setHand((old) => old && { held: old.held })}
      />
    ) : null;
  return {
    held,
    hold: (next, beside) => setHand(next && { held: next, ...(beside ? { beside } : {}) }),
    shown,
    yard: mode === 'plan' ? yardBeside(view, seat, plan) : yardBeside(view, seat, { version: 1, items: [] }),
    uses,
    put,
    slotUse: slotUseOf(props, { held, uses, put, run, mode }),
    menu,
    busy,
    run,
  };
}
