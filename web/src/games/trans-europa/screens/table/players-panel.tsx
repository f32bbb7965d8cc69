// All players at the table: whose turn it is, their scores, who thinks, who began the round.

import type { Seat } from '@branchline/core';
import { NoteAt, SignAt } from '../../../../table/around.tsx';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { text } from '../../messages/text.ts';
import { standingOf } from '../../play/score.ts';
import type { Table } from '../../types.ts';
import { Backs } from '../parts/backs.tsx';
import { ScoreLine } from '../parts/score-line.tsx';
import { Supply } from '../parts/supply.tsx';
import { levelOf } from './levels.ts';
import { turnSeats } from './seats.ts';
import { nameOf } from '../../../../table/people.ts';

type SeatProps = { readonly table: Table; readonly seat: Seat };

/** Points or prestige as a short number with its unit. */
export function Score({ table, seat }: SeatProps) {
  const { public: position, config } = table.view.value;
  const { shown, figure, kind } = standingOf(config, position.scores[seat]!);
  const { table: words } = text.value;
  return (
    <span class="score" title={kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown)}>
      <b>{figure}</b> <small>{kind === 'penalty' ? words.points(shown) : words.prestigeUnit}</small>
    </span>
  );
}

/** Who acts or thinks, or who began the round. */
function Tag({ table, seat }: SeatProps) {
  const { table: words } = text.value;
  const view = table.view.value;
  if (turnSeats(view).includes(seat)) {
    const thinking = table.thinking.value.includes(seat);
    return (
      <span class="player-tag" data-thinking={thinking || undefined}>
        {thinking ? words.thinking : words.toPlay}
      </span>
    );
  }
  if (seat !== view.public.start) return null;
  return (
    <span class="player-first" title={words.firstLong}>
      {words.first}
    </span>
  );
}

function OwnPieces({ left }: { readonly left: number }) {
  const { table: words } = text.value;
  if (left === 0) return null;
  return (
    <p class="player-pieces" title={words.ownPieces(left)}>
      {Array.from({ length: left }, (_, i) => (
        <i key={i} />
      ))}
      <span class="visually-hidden">{words.ownPieces(left)}</span>
    </p>
  );
}

function Player({ table, seat }: SeatProps) {
  const { table: words, common } = text.value;
  const view = table.view.value;
  const info = table.seats.value[seat]!;
  const name = nameOf(table, seat);
  const { steps, length, shown, kind } = standingOf(view.config, view.public.scores[seat]!);
  const you = seat === view.own?.seat && table.humans.value.size === 1;
  const level = levelOf(info);
  const score = kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown);
  return (
    <li class={`player c-${colourOfSeat(seat)}`} data-active={turnSeats(view).includes(seat) || undefined}>
      <div class="player-row">
        <SignAt seat={seat}>
          <PlayerToken colour={colourOfSeat(seat)} />
        </SignAt>
        <span class="player-name" title={level}>
          <span>{name}</span>
          {you && <small>({common.you})</small>}
          {level !== undefined && <small>{level}</small>}
        </span>
        <NoteAt seat={seat} />
        <Tag table={table} seat={seat} />
        <Score table={table} seat={seat} />
      </div>
      <OwnPieces left={view.public.tracks.own[seat]!} />
      <div class="player-line">
        <ScoreLine colour={colourOfSeat(seat)} at={steps} steps={length} label={words.scoreOf(name, score)} />
        <Backs view={view} seat={seat} />
      </div>
    </li>
  );
}

export function PlayersPanel({ table }: { readonly table: Table }) {
  const { table: words } = text.value;
  const { rounds, tracks, stage } = table.view.value.public;
  const round = rounds.length + (table.stop.value || stage.kind === 'over' ? 0 : 1);
  return (
    <section class="panel players" aria-label={words.players}>
      <header class="players-head">
        <h2>{words.round(round)}</h2>
        <p class="supply" title={words.supply(tracks.supply)}>
          <Supply left={tracks.supply} />
        </p>
      </header>
      <ol class="players-list">
        {table.seats.value.map((_, seat) => (
          <Player key={seat} table={table} seat={seat} />
        ))}
      </ol>
    </section>
  );
}
