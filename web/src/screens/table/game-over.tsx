// The end of the game: winners, all rounds, and where to go from here.

import { useState } from 'preact/hooks';
import { text } from '../../app/language.ts';
import { go } from '../../app/router.ts';
import { PlayerToken } from '../../board/index.ts';
import { colourOfSeat } from '../../play/colours.ts';
import { placeOf, ranking, standingOf } from '../../play/score.ts';
import type { Play } from '../../store/play.ts';
import { createTable } from '../../store/create.ts';
import { RoundTable } from './round-table.tsx';
import { nameOf, whoIs } from './seats.ts';

export function GameOver({ play }: { readonly play: Play }) {
  const { table } = play;
  const { over, table: words, roundEnd } = text.value;
  const [rounds, setRounds] = useState(false);
  const { config, public: position } = table.view.value;
  const again = async (): Promise<void> => {
    const answer = await createTable({ game: 'trans-europa', spec: table.spec, seats: table.seats.value });
    if ('id' in answer) go({ screen: 'table', id: answer.id });
  };
  return (
    <section class="panel game-over" aria-label={over.title}>
      <header>
        <h2>{over.won((position.winners ?? []).map(whoIs(table)))}</h2>
        <button type="button" class="quiet-button" aria-pressed={rounds} onClick={() => setRounds(!rounds)}>
          {roundEnd.table}
        </button>
      </header>
      {rounds ? (
        <RoundTable table={table} />
      ) : (
        <ol class="final-ranking">
          {ranking(config, position.scores).map((seat) => {
            const { shown, kind } = standingOf(config, position.scores[seat]!);
            return (
              <li key={seat} data-winner={position.winners?.includes(seat) || undefined}>
                <span class="final-place">{over.place(placeOf(config, position.scores, seat))}</span>
                <PlayerToken colour={colourOfSeat(seat)} />
                <span class="player-name">{nameOf(table, seat)}</span>
                <span class="score">
                  <b>{shown}</b> <small>{kind === 'penalty' ? words.points(shown) : words.prestigeUnit}</small>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <footer class="turn-buttons">
        <button type="button" class="button" onClick={() => go({ screen: 'replay', id: table.id })}>
          {over.replay}
        </button>
        <button type="button" class="button button-ink" onClick={() => void again()}>
          {over.again}
        </button>
      </footer>
    </section>
  );
}
