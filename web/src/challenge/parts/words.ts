// Small texts of challenges: signed numbers, who plays, what is played.

import type { ListedGame } from '@branchline/protocol';
import type { ChallengeSetup } from '@branchline/protocol/challenge';
import { useEffect, useState } from 'preact/hooks';
import { gameNow, manifestOf } from '../../games/load-game.ts';
import { textLanguage } from '../messages/text.ts';
import { text } from '../messages/text.ts';
import { isolated } from '../../ui/isolated.ts';

/** With its sign, the true minus among them. */
export const signed = (value: number, digits = 1): string =>
  new Intl.NumberFormat(textLanguage.value, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−');

/** Points lost carry their minus, points won no sign. */
export const pointsText = (points: number): string =>
  new Intl.NumberFormat(textLanguage.value).format(points).replace('-', '−');

export const levelName = (game: string, bot: string): string => gameNow(game)?.challenge?.levelName(bot) ?? bot;

export function opponentsOf({ game, seats, seat }: ChallengeSetup): string {
  const { list, challenge } = text.value;
  const bots = seats.filter((_, at) => at !== seat);
  return list(bots.map(({ name, kind }) => challenge.bot(isolated(name), levelName(game, kind.replace(/^bot:/, '')))));
}

/** A table of which nothing is known but how it is set up. */
const listedAs = ({ game, spec, seats }: ChallengeSetup): ListedGame => ({
  ...{ game, spec, seats },
  id: 'challenge',
  imported: false,
  created: 0,
  touched: 0,
  summary: { moves: 0, over: false, detail: null },
});

/** Board and edition, as the game names them. */
export function useTableTitle(setup: ChallengeSetup): string {
  const language = textLanguage.value;
  const manifest = manifestOf(setup.game);
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void manifest?.record?.().then((recordOf) => {
      if (wanted) setTitle(recordOf(listedAs(setup)).title);
    });
    return () => {
      wanted = false;
    };
  }, [setup, language]);
  return title ?? manifest?.row(listedAs(setup)).title ?? setup.game;
}
