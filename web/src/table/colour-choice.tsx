// A player's colour: a button with the sign of the colour, and the colours to choose from.

import type { ComponentChildren } from 'preact';
import { text } from '../messages/more-text.ts';
import type { PlayerColour } from '../ui/colours.ts';
import { Choices } from '../ui/controls.tsx';
import { PlayerToken } from '../ui/player-shape.tsx';
import './colour-choice.css';

/** How a colour is shown and what it is called. */
export type ColourSign = (colour: PlayerColour) => {
  readonly token: ComponentChildren;
  readonly name: string;
  /** What the field of the wearer's name is called, where not as usual. */
  readonly field?: string;
};

export const houseSign: ColourSign = (colour) => ({
  token: <PlayerToken colour={colour} size={28} />,
  name: text.value.colours[colour],
});

type ButtonProps = {
  /** Whose colour it is. */
  readonly of: string;
  /** What the colour is called. */
  readonly name: string;
  readonly expanded: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
};

export function ColourButton({ of, name, expanded, onClick, children }: ButtonProps) {
  const label = text.value.colourChoice.button(of, name);
  return (
    <button
      type="button"
      class="colour-button"
      title={label}
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type ChoiceProps = {
  readonly of: string;
  readonly value: PlayerColour;
  /** `wearer`: who wears it now. */
  readonly choices: readonly {
    readonly colour: PlayerColour;
    readonly wearer: string | undefined;
    readonly disabled?: boolean;
  }[];
  readonly sign: ColourSign;
  readonly onChoose: (colour: PlayerColour) => void;
};

export function ColourChoice({ of, value, choices, sign, onChoose }: ChoiceProps) {
  const { colourChoice: words } = text.value;
  return (
    <div class="colour-choice">
      <Choices
        label={words.label(of)}
        value={value}
        onChange={onChoose}
        choices={choices.map(({ colour, wearer, disabled = false }) => {
          const { token, name } = sign(colour);
          return {
            value: colour,
            disabled,
            name: (
              <>
                {token} {name}
                {wearer !== undefined && colour !== value && <small>{wearer}</small>}
              </>
            ),
          };
        })}
      />
    </div>
  );
}
