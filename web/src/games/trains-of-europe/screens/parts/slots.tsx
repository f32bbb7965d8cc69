// Places for vehicles on a contract card: the vehicle there in its livery, what is missing as a ghost.

import { contentOf, type ModelId, type View } from '@branchline/trains-of-europe';
import type { Slot } from '../../play/contract/vehicles.ts';
import type { Names } from '../../play/tell/names.ts';
import { Silhouette } from './art/silhouette.tsx';

/** What may be done with a place at this moment. */
export type SlotUse = {
  /** `target` takes what is being held; `planned` is a plan; `free` may be emptied. */
  readonly state: 'target' | 'planned' | 'free';
  /** For the ear: what pressing does. */
  readonly label: string;
  /** Beside the silhouette instead of the name, for example "+20k". */
  readonly effect?: string;
  /** A model shown on an empty place: planned or about to be put there. */
  readonly model?: ModelId;
  readonly onPress: (beside: HTMLElement) => void;
  readonly onDrop?: () => void;
};

export const artOf = (view: View, model: ModelId): string => {
  const index = contentOf(view.config);
  return index.content.vehicles[index.modelIndex.get(model)!]!.art;
};

/** So many letters fit a place at full size; longer words, as "Steuerwagen", are set smaller instead of cut. */
const FITS = 9;

type SlotsProps = {
  readonly view: View;
  readonly names: Names;
  readonly slots: readonly Slot[];
  readonly use?: ((slot: Slot, at: number) => SlotUse | undefined) | undefined;
};

function Place({ view, names, slot, use }: Omit<SlotsProps, 'slots' | 'use'> & { slot: Slot; use?: SlotUse }) {
  const { text, model } = names;
  const shown = slot.model ?? use?.model;
  const name = shown === undefined ? text.categories[slot.category].short : model(shown);
  const full = shown === undefined ? text.categories[slot.category].name : name;
  const classes = `toe-slot ${slot.model === undefined ? 'empty' : ''} ${use?.state ?? ''} ${slot.suits ? '' : 'unsuited'}`;
  const inside = (
    <>
      <Silhouette art={shown === undefined ? slot.category : artOf(view, shown)} width={56} />
      <span class="toe-slot-name" data-long={name.length > FITS || undefined}>
        {use?.effect ?? name}
      </span>
    </>
  );
  if (!use)
    return (
      <span class={classes} title={full}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={classes}
      title={use.label}
      aria-label={use.label}
      onClick={(event) => use.onPress(event.currentTarget)}
      {...(use.onDrop
        ? {
            onDragOver: (event: DragEvent) => event.preventDefault(),
            onDrop: (event: DragEvent) => {
              event.preventDefault();
              use.onDrop?.();
            },
          }
        : {})}
    >
      {inside}
    </button>
  );
}

export function Slots({ view, names, slots, use }: SlotsProps) {
  return (
    <div class="toe-slots" data-many={slots.length > 4 || undefined}>
      {slots.map((slot, at) => {
        const may = use?.(slot, at);
        return <Place key={at} view={view} names={names} slot={slot} {...(may ? { use: may } : {})} />;
      })}
    </div>
  );
}
