// Whom bots play for in a branch, through whose eyes one looks, and the word that lets them go on.

import type { Seat } from '@branchline/core';
import { text as shell } from '../messages/more-text.ts';
import { Dialog } from '../table/dialog.tsx';
import '../ui/fields.css';
import { Switch } from '../ui/controls.tsx';
import { isolated } from '../ui/isolated.ts';
import { text } from './messages/text.ts';
import type { BranchTable } from './state/branch-table.ts';

type BotsProps = { readonly table: BranchTable; readonly onClose: () => void };

export function EyesChoice({ table }: Pick<BotsProps, 'table'>) {
  const { eyes, eyesTurn } = text.value;
  const { replay } = shell.value;
  return (
    <label class="explore-eyes">
      <span>{eyes}</span>
      <select
        class="select-input"
        value={String(table.looking.value)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          table.lookAs(value === 'turn' ? 'turn' : Number(value));
        }}
      >
        <option value="turn">{eyesTurn}</option>
        {table.seats.value.map(({ name }, seat) => (
          <option key={seat} value={String(seat)}>
            {replay.eyesOf(isolated(name))}
          </option>
        ))}
      </select>
    </label>
  );
}

export function BotsDialog({ table, onClose }: BotsProps) {
  const { bots: words } = text.value;
  const bots = table.bots.value;
  const toggle = (seat: Seat, isBot: boolean): void => {
    const next = new Set(bots);
    if (isBot) next.add(seat);
    else next.delete(seat);
    table.bots.value = next;
  };
  return (
    <Dialog title={words.title} onClose={onClose} class="explore-dialog">
      <p class="section-help">{words.help}</p>
      <fieldset class="explore-seats">
        <legend>{words.who}</legend>
        {table.seats.value.map(({ name }, seat) => (
          <Switch key={seat} label={isolated(name)} on={bots.has(seat)} onChange={(isBot) => toggle(seat, isBot)} />
        ))}
      </fieldset>
      <EyesChoice table={table} />
      <p class="trouble-ways">
        <button
          type="button"
          class="button button-ink"
          disabled={bots.size === 0}
          onClick={() => {
            onClose();
            void table.letBotsGo();
          }}
        >
          {words.begin}
        </button>
      </p>
    </Dialog>
  );
}
