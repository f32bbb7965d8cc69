// All scores at a position of a replay.

import type { Seat } from '@branchline/core';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { text } from '../../messages/more-text.ts';
import { standingOf } from '../../play/score.ts';
import type { Replay } from '../../types.ts';
import { Backs } from '../parts/backs.tsx';
import { ScoreLine } from '../parts/score-line.tsx';
import { Supply } from '../parts/supply.tsx';
import { turnSeats } from '../table/seats.ts';
import { roundAt, roundStarts } from './rounds.ts';
import { isolated } from '../../../../ui/isolated.ts';

function Player({ replay, seat }: { readonly replay: Replay; readonly seat: Seat }) {
  const { table: words } = text.value;
  const view = replay.view.value;
  const name = isolated(replay.opened.seats[seat]!.name);
  const { steps, length, shown, figure, kind } = standingOf(view.config, view.public.scores[seat]!);
  const score = kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown);
  return (
    <li class={`player c-${colourOfSeat(seat)}`} data-active={turnSeats(view).includes(seat) || undefined}>
      <div class="player-row">
        <PlayerToken colour={colourOfSeat(seat)} />
        <span class="player-name">{name}</span>
        <span class="score">
          <b>{figure}</b> <small>{kind === 'penalty' ? words.points(shown) : words.prestigeUnit}</small>
        </span>
      </div>
      <div class="player-line">
        <ScoreLine colour={colourOfSeat(seat)} at={steps} steps={length} label={words.scoreOf(name, score)} />
        <Backs view={view} seat={seat} />
      </div>
    </li>
  );
}

export function ReplayPlayers({ replay }: { readonly replay: Replay }) {
  const { table: words } = text.value;
  const round = roundAt(roundStarts(replay.course), replay.at.value);
  return (
    <section class="panel players" aria-label={words.players}>
      <header class="players-head">
        <h2>{words.round(round)}</h2>
        <p class="supply">
          <Supply left={replay.view.value.public.tracks.supply} />
        </p>
      </header>
      <ol class="players-list">
        {replay.opened.seats.map((_, seat) => (
          <Player key={seat} replay={replay} seat={seat} />
        ))}
      </ol>
    </section>
  );
}
