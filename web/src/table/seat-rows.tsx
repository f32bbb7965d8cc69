// Who sits at a table that is being set up: names, people and bots with their levels.

import { useState } from 'preact/hooks';
import { tablesFor, text } from '../messages/more-text.ts';
import { change as changeSettings } from '../prefs/settings.ts';
import { coloursWorn, type PlayerColour } from '../ui/colours.ts';
import { IconButton } from '../ui/controls.tsx';
import { Icon } from '../ui/icons.tsx';
import { ColourButton, ColourChoice, houseSign, type ColourSign } from './colour-choice.tsx';
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
  /** What players of the game may wear, in the order of the seats. */
  readonly palette: readonly PlayerColour[];
  /** How the game shows a colour and what it calls it; otherwise the shell's way. */
  readonly sign?: ColourSign;
};

/** The colours of a table that is being set up: what each seat wears, and who wears what. */
type Wardrobe = {
  readonly colours: readonly PlayerColour[];
  readonly sign: ColourSign;
  readonly wearerOf: (colour: PlayerColour) => string | undefined;
  readonly onWear: (colour: PlayerColour) => void;
};

type SeatRowProps = Pick<SeatRowsProps, 'levels'> & {
  readonly seat: DraftSeat;
  readonly colour: PlayerColour;
  readonly wardrobe: Wardrobe;
  /** Where friends sit elsewhere: the first person's seat is the one at this device. */
  readonly isYou: boolean;
  readonly onChange: (changes: Partial<DraftSeat>) => void;
  /** Absent at the top. */
  readonly onUp: (() => void) | undefined;
  /** Absent where nobody may leave. */
  readonly onRemove: (() => void) | undefined;
};

type KindProps = Pick<SeatRowProps, 'seat' | 'isYou' | 'levels' | 'onChange'>;

function KindSelect({ seat, isYou, levels, onChange }: KindProps) {
  const { newTable: words, friendsTable } = text.value;
  return (
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
  );
}

function SeatRow({ seat, colour, wardrobe, isYou, levels, onChange, onUp, onRemove }: SeatRowProps) {
  const { newTable: words, friendsTable } = text.value;
  const [choosing, setChoosing] = useState(false);
  const { token, name, field = words.nameOf(name) } = wardrobe.sign(colour);
  const isElsewhere = tablesFor.value === 'friends' && seat.kind === 'human';
  const of = !isElsewhere ? seat.name : isYou ? friendsTable.you : friendsTable.friend;
  const level = levels.find(({ id }) => seat.kind === `bot:${id}`);
  return (
    <li class="seat-row">
      <ColourButton of={of} name={name} expanded={choosing} onClick={() => setChoosing(!choosing)}>
        {token}
      </ColourButton>
      {isElsewhere ? (
        <b>{of}</b>
      ) : (
        <input
          class="text-input"
          value={seat.name}
          maxLength={24}
          aria-label={field}
          onInput={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
      <KindSelect seat={seat} isYou={isYou} levels={levels} onChange={onChange} />
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
      {choosing && (
        <ColourChoice
          of={of}
          value={colour}
          choices={wardrobe.colours.map((each) => ({ colour: each, wearer: wardrobe.wearerOf(each) }))}
          sign={wardrobe.sign}
          onChoose={wardrobe.onWear}
        />
      )}
      {level !== undefined && <p class="seat-about">{level.about}</p>}
    </li>
  );
}

export function SeatRows({ seats, onChange, levels, usual, least, most, palette, sign = houseSign }: SeatRowsProps) {
  const worn = coloursWorn(
    palette,
    seats.map(({ colour }) => colour),
  );
  const you = seats.findIndex(({ kind }) => kind === 'human');
  /** The seat that had it gets the other one: from here on all have chosen. */
  const wear = (index: number, colour: PlayerColour): void => {
    const chosen = worn.map((each, at) => (at === index ? colour : each === colour ? worn[index]! : each));
    onChange(seats.map((seat, at) => ({ ...seat, colour: chosen[at]! })));
    if (index === you) changeSettings({ playerColour: colour });
  };
  const add = (): void => {
    const [name = ''] = botNames(
      1,
      seats.map((seat) => seat.name),
    );
    onChange([...seats, draftSeat({ name, kind: seats.at(-1)?.kind ?? usual })]);
  };
  const set = (key: number, changes: Partial<DraftSeat>): void =>
    onChange(seats.map((seat) => (seat.key === key ? { ...seat, ...changes } : seat)));
  const remove = (key: number): void => onChange(seats.filter((seat) => seat.key !== key));
  /** Changes places with the player before. */
  const moveUp = (index: number): void => onChange(seats.with(index - 1, seats[index]!).with(index, seats[index - 1]!));
  return (
    <>
      <ol class="seat-list">
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            seat={seat}
            colour={worn[index]!}
            wardrobe={{
              colours: palette,
              sign,
              wearerOf: (colour) => seats[worn.indexOf(colour)]?.name,
              onWear: (colour) => wear(index, colour),
            }}
            isYou={index === you}
            levels={levels}
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
