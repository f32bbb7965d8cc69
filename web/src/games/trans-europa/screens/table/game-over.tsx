// The end of the game: who has won, all scores, all rounds, and what to do next.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat, SeatInfo } from '@branchline/core';
import { GAME } from '../../game.ts';
import { text } from '../../messages/more-text.ts';
import { go } from '../../../../nav/router.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { placeOf, ranking, standingOf } from '../../play/score.ts';
import type { Play } from '../../state/play.ts';
import { createTable } from '../../../../table/create.ts';
import { elsewhere } from '../../../../table/elsewhere.ts';
import { late } from '../../../../table/late.ts';
import { hasBots, newOpponents } from '../../../../table/opponents.ts';
import { LEVELS } from '../../tables.ts';
import { Locomotive, ScoreLine } from '../parts/score-line.tsx';
import { RoundTable } from './round-table.tsx';
import { Score } from './players-panel.tsx';
import { nameOf, whoIs } from '../../../../table/people.ts';

/** The winner's colour, and the winner's locomotive coming home. */
function Banner({ play }: { readonly play: Play }) {
  const { table } = play;
  const { over } = text.value;
  const { config, public: position } = table.view.value;
  const winners = position.winners ?? [];
  const who = whoIs(table);
  const you = table.seats.value.findIndex((_, seat) => who(seat).you);
  const { kind } = standingOf(config, 0);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <header class={`over-banner c-${colourOfSeat(winners[0] ?? 0)}`}>
      <span class="over-tokens">
        {winners.map((seat) => (
          <span key={seat} class="over-token">
            <PlayerToken colour={colourOfSeat(seat)} size={44} />
          </span>
        ))}
      </span>
      <h2 ref={title} tabIndex={-1}>
        {over.won(winners.map(who))}
      </h2>
      <p>
        {you >= 0 && !winners.includes(you)
          ? over.yourPlace(placeOf(config, position.scores, you))
          : kind === 'penalty'
            ? over.mostLeft
            : over.mostPrestige}
      </p>
      <svg class="over-train" viewBox="0 0 260 22" aria-hidden="true">
        <path class="over-rails" d="M0 17.5h260M0 20.5h260" />
        <g class="over-loco">
          <Locomotive />
        </g>
      </svg>
    </header>
  );
}

function Rank({ play, seat }: { readonly play: Play; readonly seat: Seat }) {
  const { table } = play;
  const { over, table: words } = text.value;
  const { config, public: position } = table.view.value;
  const { steps, length, shown, kind } = standingOf(config, position.scores[seat]!);
  const score = kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown);
  return (
    <li class={`c-${colourOfSeat(seat)}`} data-winner={position.winners?.includes(seat) || undefined}>
      <div class="player-row">
        <span class="final-place">{over.place(placeOf(config, position.scores, seat))}</span>
        <PlayerToken colour={colourOfSeat(seat)} />
        <span class="player-name">{nameOf(table, seat)}</span>
        <Score table={table} seat={seat} />
      </div>
      <ScoreLine
        colour={colourOfSeat(seat)}
        at={steps}
        steps={length}
        label={words.scoreOf(nameOf(table, seat), score)}
      />
    </li>
  );
}

/** Comes when it is asked for. */
const Share = late<{ readonly play: Play; readonly onClose: () => void }>(
  async () => (await import('./share.tsx')).Share,
);

/** The same table once more, with the same or with other bots. */
async function playAgain({ table }: Play, seats: readonly SeatInfo[]): Promise<void> {
  const answer = await createTable({ game: GAME, spec: table.spec, seats });
  if ('id' in answer) go({ screen: 'table', id: answer.id });
}

export function GameOver({ play }: { readonly play: Play }) {
  const { table } = play;
  const { over, common, pages, roundOver, rulings } = text.value;
  const { challenge: code } = table;
  const { config, public: position } = table.view.value;
  const [sharing, setSharing] = useState(false);
  const seats = table.seats.value;
  return (
    <section class="panel game-over" aria-label={over.title}>
      <Banner play={play} />
      <div class="game-over-body" tabIndex={0} role="group" aria-label={roundOver.finish}>
        <ol class="final-ranking">
          {ranking(config, position.scores).map((seat) => (
            <Rank key={seat} play={play} seat={seat} />
          ))}
        </ol>
        <RoundTable table={table} />
      </div>
      <footer class="turn-buttons">
        <button type="button" class="button button-ink" onClick={() => go({ screen: 'review', id: table.id })}>
          {pages.review}
        </button>
        {code === undefined ? (
          <button type="button" class="button" onClick={() => void playAgain(play, seats)}>
            {over.again}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => go({ screen: 'challenge', code })}>
            {rulings.toChallenge}
          </button>
        )}
        {hasBots(seats) && elsewhere() === undefined && code === undefined && (
          <button type="button" class="button" onClick={() => void playAgain(play, newOpponents(seats, LEVELS))}>
            {over.others}
          </button>
        )}
        <button type="button" class="button" onClick={() => go({ screen: 'replay', id: table.id })}>
          {over.replay}
        </button>
        <button type="button" class="button" onClick={() => setSharing(true)}>
          {over.share}
        </button>
        <button type="button" class="button" onClick={() => go({ screen: 'home' })}>
          {common.home}
        </button>
      </footer>
      {sharing && <Share play={play} onClose={() => setSharing(false)} />}
    </section>
  );
}
