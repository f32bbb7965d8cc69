// Who sits at a table that is being set up: names, people and bots with their levels.

import type { Seat } from '@branchline/core';
import type { ComponentChildren } from 'preact';
import { tablesFor, text } from '../messages/more-text.ts';
import { colourOfSeat } from '../ui/colours.ts';
import { IconButton } from '../ui/controls.tsx';
import { Icon } from '../ui/icons.tsx';
import { PlayerToken } from '../ui/player-shape.tsx';
import { botNames } from './create.ts';
import { draftSeat, type DraftSeat } from './draft-seat.ts';

/** A kind of bot that may sit down. */
export type Level = { readonly id: string; readonly name: string; readonly about: string };

type SeatRowsProps = {
  readonly seats: readonly DraftSeat[];
  readonly onChange: (seats: readonly DraftSeat[]) => void;
  readonly levels: readonly Level[];
  /** The kind of a seat that is added to nobody. */
  readonly usual: string;
  readonly least: number;
  readonly most: number;
  /** How the game marks a seat, and what the field of its name is called; players of the house's colours otherwise. */
  readonly sign?: (seat: Seat) => { readonly token: ComponentChildren; readonly name: string };
};

type SeatRowProps = Pick<SeatRowsProps, 'levels' | 'sign'> & {
  readonly seat: DraftSeat;
  readonly index: number;
  /** Where friends sit elsewhere: the first person's seat is the one at this device. */
  readonly isYou: boolean;
  readonly onChange: (changes: Partial<DraftSeat>) => void;
  /** Seats go by order, and colours by seat; absent at the top. */
  readonly onUp: (() => void) | undefined;
  /** Absent where nobody may leave. */
  readonly onRemove: (() => void) | undefined;
};

function SeatRow({ seat, index, isYou, levels, sign, onChange, onUp, onRemove }: SeatRowProps) {
  const { newTable: words, friendsTable, colours } = text.value;
  const colour = colourOfSeat(index);
  const level = levels.find(({ id }) => seat.kind === `bot:${id}`);
  return (
    <li class="seat-row">
      {sign ? sign(index).token : <PlayerToken colour={colour} size={28} />}
      {tablesFor.value === 'friends' && seat.kind === 'human' ? (
        <b>{isYou ? friendsTable.you : friendsTable.friend}</b>
      ) : (
        <input
          class="text-input"
          value={seat.name}
          maxLength={24}
          aria-label={sign ? sign(index).name : words.nameOf(colours[colour])}
          onInput={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
      <select
        class="select-input"
        value={seat.kind}
        aria-label={words.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
      >
        <option value="human">{tablesFor.value === 'friends' && isYou ? friendsTable.you : words.human}</option>
        {levels.map(({ id, name }) => (
          <option key={id} value={`bot:${id}`}>
            {words.botOf(name)}
          </option>
        ))}
      </select>
      <IconButton
        icon="up"
        label={words.up(seat.name)}
        disabled={onUp === undefined}
        onClick={() => onUp?.()}
        class="seat-up"
      />
      <IconButton
        icon="close"
        label={words.remove(seat.name)}
        disabled={onRemove === undefined}
        onClick={() => onRemove?.()}
      />
      {level !== undefined && <p class="seat-about">{level.about}</p>}
    </li>
  );
}

export function SeatRows({ seats, onChange, levels, usual, least, most, sign }: SeatRowsProps) {
  const add = (): void => {
    const [name = ''] = botNames(
      1,
      seats.map((seat) => seat.name),
    );
    onChange([...seats, draftSeat(name, seats.at(-1)?.kind ?? usual)]);
  };
  const set = (key: number, changes: Partial<DraftSeat>): void =>
    onChange(seats.map((seat) => (seat.key === key ? { ...seat, ...changes } : seat)));
  const remove = (key: number): void => onChange(seats.filter((seat) => seat.key !== key));
  /** Changes places with whoever sits before. */
  const moveUp = (index: number): void => onChange(seats.with(index - 1, seats[index]!).with(index, seats[index - 1]!));
  return (
    <>
      <ol class="seat-list">
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            seat={seat}
            index={index}
            isYou={index === seats.findIndex(({ kind }) => kind === 'human')}
            levels={levels}
            {...(sign ? { sign } : {})}
            onChange={(changes) => set(seat.key, changes)}
            onUp={index > 0 ? () => moveUp(index) : undefined}
            onRemove={seats.length > least ? () => remove(seat.key) : undefined}
          />
        ))}
      </ol>
      {seats.length < most && (
        <p>
          <button type="button" class="button" onClick={add}>
            <Icon name="plus" size={18} /> {text.value.newTable.add}
          </button>
        </p>
      )}
    </>
  );
}
