// Everybody at the table: whose turn it is, how they stand, who thinks, who began the round.

import type { Seat } from '@branchline/core';
import { text } from '../../../../messages/text.ts';
import { PlayerToken } from '../../board/index.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { standingOf } from '../../play/score.ts';
import type { OpenTable } from '../../../../table/open-table.ts';
import { ScoreLine } from '../parts/score-line.tsx';
import { turnSeats } from './seats.ts';

export function SupplySign() {
  return (
    <svg class="supply-sign" width="30" height="16" viewBox="0 0 30 16" aria-hidden="true">
      <path class="supply-sleepers" d="M4 2v12M9.500 2v12M15 2v12M20.500 2v12M26 2v12" />
      <path class="supply-rails" d="M1 5h28M1 11h28" />
    </svg>
  );
}

/** Points or prestige as a short number with its unit. */
export function Score({ table, seat }: { readonly table: OpenTable; readonly seat: Seat }) {
  const { public: position, config } = table.view.value;
  const { shown, figure, kind } = standingOf(config, position.scores[seat]!);
  const { table: words } = text.value;
  return (
    <span class="score" title={kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown)}>
      <b>{figure}</b> <small>{kind === 'penalty' ? words.points(shown) : words.prestigeUnit}</small>
    </span>
  );
}

export function PlayersPanel({ table }: { readonly table: OpenTable }) {
  const { table: words, levels, common } = text.value;
  const view = table.view.value;
  const { rounds, tracks, start, scores } = view.public;
  const active = turnSeats(view);
  const round = rounds.length + (table.roundEnd.value || view.public.stage.kind === 'over' ? 0 : 1);
  return (
    <section class="panel players" aria-label={words.players}>
      <header class="players-head">
        <h2>{words.round(round)}</h2>
        <p class="supply" title={words.supply(tracks.supply)}>
          <SupplySign />
          <b>{tracks.supply}</b> <span>{words.tracksLeft}</span>
        </p>
      </header>
      <ol class="players-list">
        {table.seats.value.map((info, seat) => {
          const { steps, length, shown, kind } = standingOf(view.config, scores[seat]!);
          const you = seat === view.own?.seat && table.humans.value.size === 1;
          const level = /^bot:(.+)$/.exec(info.kind)?.[1];
          const score = kind === 'penalty' ? words.pointsLeft(shown) : words.prestige(shown);
          const thinking = table.thinking.value.includes(seat);
          return (
            <li key={seat} class={`player c-${colourOfSeat(seat)}`} data-active={active.includes(seat) || undefined}>
              <div class="player-row">
                <PlayerToken colour={colourOfSeat(seat)} />
                <span class="player-name">
                  {info.name}
                  {you && <small> ({common.you})</small>}
                  {level !== undefined && <small> {levels[level as keyof typeof levels]?.name ?? common.bot}</small>}
                </span>
                {active.includes(seat) ? (
                  <span class="player-tag" data-thinking={thinking || undefined}>
                    {thinking ? words.thinking : words.toPlay}
                  </span>
                ) : (
                  seat === start && (
                    <span class="player-first" title={words.firstLong}>
                      {words.first}
                    </span>
                  )
                )}
                <Score table={table} seat={seat} />
              </div>
              {tracks.own[seat]! > 0 && (
                <p class="player-pieces" title={words.ownPieces(tracks.own[seat]!)}>
                  {Array.from({ length: tracks.own[seat]! }, (_, i) => (
                    <i key={i} />
                  ))}
                  <span class="visually-hidden">{words.ownPieces(tracks.own[seat]!)}</span>
                </p>
              )}
              <ScoreLine
                colour={colourOfSeat(seat)}
                at={steps}
                steps={length}
                label={words.scoreOf(info.name, score)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
