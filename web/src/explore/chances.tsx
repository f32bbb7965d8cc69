// What the position that is shown is worth with all hands open: a bar of all seats' chances, and the best moves on request.

import { useEffect, useState } from 'preact/hooks';
import { gameNow } from '../games/load-game.ts';
import type { Judge, TellingMove } from '../games/game-ui.ts';
import { languageReady } from '../messages/text.ts';
import { percentText, wholePercents } from '../study/percent.ts';
import { colourOfSeat } from '../ui/colours.ts';
import { isolated } from '../ui/isolated.ts';
import { PlayerToken } from '../ui/player-shape.tsx';
import { text } from './messages/text.ts';
import type { BranchTable } from './state/branch-table.ts';

type OfTable = { readonly table: BranchTable };

/** One for as long as the game is explored. */
function useJudge({ table }: OfTable): Judge | undefined {
  const [judge, setJudge] = useState<Judge>();
  useEffect(() => {
    let opened: Judge | undefined;
    let wanted = true;
    void gameNow(table.game)!
      .judge?.()
      .then(async (open) => {
        await languageReady(); // its words have come with it
        if (wanted) setJudge((opened = open()));
      });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [table]);
  return judge;
}

/** Of the position at which one stays: not of those that only pass by. */
function useChances({ table }: OfTable, judge: Judge | undefined): readonly number[] | undefined {
  const [chances, setChances] = useState<readonly number[]>();
  const open = table.open.value;
  const settled = table.settled.value;
  useEffect(() => {
    let wanted = true;
    if (judge && settled) void judge.chances(open).then((found) => wanted && setChances(found));
    return () => {
      wanted = false;
    };
  }, [judge, settled && open]);
  return chances;
}

function Bar({ table, chances }: OfTable & { readonly chances: readonly number[] }) {
  const whole = wholePercents(chances);
  return (
    <ul class="explore-shares" aria-label={text.value.chances.title}>
      {chances.map((chance, seat) => (
        <li
          key={seat}
          class={`c-${colourOfSeat(seat)}`}
          style={{ flexGrow: Math.max(0.02, chance) }}
          title={`${table.seats.value[seat]!.name} ${percentText(whole[seat]! / 100)}`}
        >
          <PlayerToken colour={colourOfSeat(seat)} size={14} />
          <span class="visually-hidden">{isolated(table.seats.value[seat]!.name)}</span>{' '}
          <b>{percentText(whole[seat]! / 100)}</b>
        </li>
      ))}
    </ul>
  );
}

type MovesProps = OfTable & { readonly judge: Judge; readonly onPlayed: () => void };

/** Undefined as long as they are being looked for. */
function useMoves({ table, judge }: Omit<MovesProps, 'onPlayed'>): readonly TellingMove[] | undefined {
  const [moves, setMoves] = useState<readonly TellingMove[]>();
  const open = table.open.value;
  useEffect(() => {
    let wanted = true;
    setMoves(undefined);
    void judge.moves(open).then((found) => wanted && setMoves(found));
    return () => {
      wanted = false;
    };
  }, [judge, open]);
  return moves;
}

function Moves({ table, judge, onPlayed }: MovesProps) {
  const words = text.value.chances;
  const moves = useMoves({ table, judge });
  const play = async ({ actions }: TellingMove): Promise<void> => {
    onPlayed();
    for (const action of actions) {
      const played = await table.act(action);
      if (!played.ok) return;
      await table.untilShown(played.sequence);
    }
  };
  return (
    <div class="panel explore-moves" role="status">
      {moves === undefined && <p>{words.searching}</p>}
      {moves?.length === 0 && <p>{words.none}</p>}
      <ol>
        {moves?.map((move, place) => (
          <li key={place}>
            <span>{move.words}</span> <b>{percentText(move.chance)}</b>
            <button type="button" class="chip-button" onClick={() => void play(move)}>
              {words.play}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Chances({ table }: OfTable) {
  const words = text.value.chances;
  const judge = useJudge({ table });
  const chances = useChances({ table }, judge);
  const [asked, setAsked] = useState(false);
  const canAsk = table.acting.value !== undefined && table.settled.value;
  return (
    <section class="explore-chances" aria-label={words.title} data-judged={chances !== undefined || undefined}>
      <span class="explore-chances-title">{words.title}</span>
      {chances ? <Bar table={table} chances={chances} /> : <span class="explore-shares" />}
      <button
        type="button"
        class="chip-button"
        aria-expanded={asked}
        disabled={!judge || !canAsk}
        onClick={() => setAsked(!asked)}
      >
        {words.best}
      </button>
      {asked && judge && canAsk && <Moves table={table} judge={judge} onPlayed={() => setAsked(false)} />}
    </section>
  );
}
