// Everybody's standing at a position of a replay.

import { text } from '../../../../messages/text.ts';
import { PlayerToken } from '../../board/index.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { standingOf } from '../../play/score.ts';
import type { ReplayDesk } from '../../../../table/open-replay.ts';
import { ScoreLine } from '../parts/score-line.tsx';
import { SupplySign } from '../table/players-panel.tsx';
import { turnSeats } from '../table/seats.ts';

export function ReplayPlayers({ desk }: { readonly desk: ReplayDesk }) {
  const { table: words } = text.value;
  const view = desk.view.value;
  const active = turnSeats(view);
  return (
    <section class="panel players" aria-label={words.players}>
      <header class="players-head">
        <h2>{words.round(desk.round.value)}</h2>
        <p class="supply">
          <SupplySign />
          <b>{view.public.tracks.supply}</b> <span>{words.tracksLeft}</span>
        </p>
      </header>
      <ol class="players-list">
        {desk.opened.seats.map(({ name }, seat) => {
          const { steps, length, shown, figure, kind } = standingOf(view.config, view.public.scores[seat]!);
          const score = kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown);
          return (
            <li key={seat} class={`player c-${colourOfSeat(seat)}`} data-active={active.includes(seat) || undefined}>
              <div class="player-row">
                <PlayerToken colour={colourOfSeat(seat)} />
                <span class="player-name">{name}</span>
                <span class="score">
                  <b>{figure}</b> <small>{kind === 'penalty' ? words.points(shown) : words.prestigeUnit}</small>
                </span>
              </div>
              <ScoreLine colour={colourOfSeat(seat)} at={steps} steps={length} label={words.scoreOf(name, score)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
