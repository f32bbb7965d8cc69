// The colours of an online table's players, and the free ones.

import type { Seat } from '@branchline/core';
import { useEffect, useState } from 'preact/hooks';
import type { PublicTable } from '@branchline/protocol/online';
import { coloursAt, gameNow, loadGame, paletteOf } from '../../games/load-game.ts';
import { ColourChoice, houseSign, type ColourSign } from '../../table/colour-choice.tsx';
import { change } from '../../prefs/settings.ts';
import type { PlayerColour } from '../../ui/colours.ts';

/** Colours as this game calls them; its own names come with it. */
export function useSigns({ game }: PublicTable): ColourSign {
  const [ui, setUi] = useState(() => gameNow(game));
  useEffect(() => {
    let wanted = true;
    void loadGame(game).then((loaded) => wanted && setUi(loaded));
    return () => {
      wanted = false;
    };
  }, [game]);
  return (colour) => {
    const sign = houseSign(colour);
    return { ...sign, name: ui?.colourName?.(colour) ?? sign.name };
  };
}

type SeatColourProps = {
  readonly table: PublicTable;
  readonly seat: Seat;
  readonly of: string;
  readonly value: PlayerColour;
  readonly sign: ColourSign;
  readonly onChoose: (colour: PlayerColour) => void;
};

/** The other people keep what they wear; bots and free seats take another colour. */
export function SeatColour({ table, seat: own, of, value, sign, onChoose }: SeatColourProps) {
  const worn = coloursAt(table.game, table.seats);
  const choices = paletteOf(table.game).map((colour) => {
    const wearer = table.seats[worn.indexOf(colour)];
    const isPerson = wearer?.kind === 'open' && wearer.taken && wearer !== table.seats[own];
    return { colour, wearer: isPerson ? wearer.name : undefined, disabled: isPerson };
  });
  return (
    <ColourChoice
      of={of}
      value={value}
      choices={choices}
      sign={sign}
      onChoose={(colour) => {
        change({ playerColour: colour });
        onChoose(colour);
      }}
    />
  );
}
