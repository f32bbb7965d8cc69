// What is played in a challenge: edition, board, bots and special cards. A deal is a round, so the first round ends the game.

import { useState } from 'preact/hooks';
import { EDITIONS, transEuropa } from '@branchline/trans-europa';
import { botNames, yourName } from '../../../../table/create.ts';
import { draftSeat } from '../../../../table/draft-seat.ts';
import { Choices } from '../../../../ui/controls.tsx';
import type { ChallengeFormProps } from '../../../game-ui.ts';
import { text } from '../../messages/more-text.ts';
import { draftFor, tableOf, type Draft } from '../../state/draft.ts';
import { LEVELS } from '../../tables.ts';
import { CardChoice } from './cards.tsx';
import { EditionAndBoard } from './setup.tsx';

const MOST_BOTS = transEuropa.maxSeats - 1;
const USUAL_BOTS = 3;

/** Points are lost or won in nearly every round, and with the first one of them the game is over. */
const ONE_ROUND = 1;

/** Names stay while the number of bots is chosen. */
const NAMES = botNames(MOST_BOTS, [yourName()]);

export function ChallengeForm({ children }: ChallengeFormProps) {
  const { home, levels, setup } = text.value;
  const [draft, setDraft] = useState<Draft>(() => draftFor('classic', 1));
  const [bots, setBots] = useState(USUAL_BOTS);
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('engineer');
  const change = (changes: Partial<Draft>): void => setDraft((old) => ({ ...old, ...changes }));
  const table = tableOf({
    ...draft,
    options: { ...draft.options, targetScore: ONE_ROUND },
    seats: [
      draftSeat({ name: yourName(), kind: 'human' }),
      ...NAMES.slice(0, bots).map((name) => draftSeat({ name, kind: `bot:${level}` })),
    ],
  });
  const { specialCards } = draft.options;
  const noCards = (specialCards === 'fixedGame' || specialCards === 'fixedPerRound') && draft.cards.length === 0;
  const isSound = !noCards && transEuropa.configure(table.spec).ok;
  return (
    <>
      <EditionAndBoard draft={draft} onChange={change} people={1} />
      {EDITIONS[draft.edition].optional.some((option) => option === 'specialCards') && (
        <section class="section">
          <CardChoice draft={draft} onChange={change} />
        </section>
      )}
      <section class="section">
        <Choices
          label={setup.bots}
          value={bots}
          onChange={setBots}
          choices={Array.from({ length: MOST_BOTS }, (_, i) => ({ value: i + 1, name: i + 1 }))}
        />
        <Choices
          label={home.level}
          value={level}
          onChange={setLevel}
          choices={LEVELS.map((value) => ({ value, name: levels[value] }))}
        />
        {children(isSound ? table : undefined)}
      </section>
    </>
  );
}
