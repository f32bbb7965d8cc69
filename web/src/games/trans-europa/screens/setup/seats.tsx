// Who sits at the table: names, people and bots with their levels.

import { text } from '../../../../messages/text.ts';
import { PlayerToken } from '../../board/index.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { botNames, LEVELS } from '../../../../table/create.ts';
import { draftSeat, type DraftSeat } from '../../state/draft.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { Icon } from '../../../../ui/icons.tsx';

type SeatRowsProps = { readonly seats: readonly DraftSeat[]; readonly onChange: (seats: readonly DraftSeat[]) => void };

export function SeatRows({ seats, onChange }: SeatRowsProps) {
  const { setup, levels, colours } = text.value;
  const set = (key: number, changes: Partial<DraftSeat>): void =>
    onChange(seats.map((seat) => (seat.key === key ? { ...seat, ...changes } : seat)));
  const add = (): void => {
    const [name = ''] = botNames(
      1,
      seats.map((seat) => seat.name),
    );
    onChange([...seats, draftSeat(name, seats.at(-1)?.kind ?? 'bot:conductor')]);
  };
  return (
    <>
      <ol class="seat-list">
        {seats.map((seat, index) => {
          const level = LEVELS.find((known) => seat.kind === `bot:${known}`);
          return (
            <li key={seat.key} class="seat-row">
              <PlayerToken colour={colourOfSeat(index)} size={28} />
              <input
                class="text-input"
                value={seat.name}
                maxLength={24}
                aria-label={setup.nameOf(colours[colourOfSeat(index)])}
                onInput={(event) => set(seat.key, { name: event.currentTarget.value })}
              />
              <select
                class="select-input"
                value={seat.kind}
                aria-label={setup.kind}
                onChange={(event) => set(seat.key, { kind: event.currentTarget.value })}
              >
                <option value="human">{setup.human}</option>
                {LEVELS.map((known) => (
                  <option key={known} value={`bot:${known}`}>
                    {setup.botOf(levels[known].name)}
                  </option>
                ))}
              </select>
              <IconButton
                icon="close"
                label={setup.remove(seat.name)}
                disabled={seats.length <= 2}
                onClick={() => onChange(seats.filter(({ key }) => key !== seat.key))}
              />
              {level !== undefined && <p class="seat-about">{levels[level].about}</p>}
            </li>
          );
        })}
      </ol>
      {seats.length < 6 && (
        <p>
          <button type="button" class="button" onClick={add}>
            <Icon name="plus" size={18} /> {setup.addPlayer}
          </button>
        </p>
      )}
    </>
  );
}
