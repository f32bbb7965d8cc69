// The end of a round: all hands open, what everybody missed, and how the score moves.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '@branchline/core';
import { gridOf, has } from '@branchline/trans-europa';
import { text } from '../../../../messages/text.ts';
import { cityName, regionOf } from '../../play/names.ts';
import { go } from '../../../../nav/router.ts';
import { PlayerDash, PlayerToken, RegionDisc } from '../../board/index.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { ranking, standingOf } from '../../play/score.ts';
import { alternativesOf } from '../../play/targets.ts';
import type { BoardDesk } from '../../state/board-marks.ts';
import type { Play } from '../../state/play.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { layout } from '../../../../ui/layout.ts';
import { ScoreLine } from '../parts/score-line.tsx';
import { RoundTable } from './round-table.tsx';
import { nameOf, whoIs } from './seats.ts';
import { showMissing } from './show-missing.ts';

function HandChips({
  play,
  seat,
  hand,
}: {
  readonly play: Play;
  readonly seat: Seat;
  readonly hand: readonly string[];
}) {
  const { roundEnd } = text.value;
  const { graph } = gridOf(play.board.id);
  const network = play.table.view.value.public.tracks.networks[seat]!;
  return (
    <ul class="hand-chips" aria-label={roundEnd.of(nameOf(play.table, seat))}>
      {hand.map((id) => {
        const city = play.board.cities.find((known) => known.id === id)!;
        const region = regionOf(play.board, city);
        const linked = has(network, graph.junctionIndex.get(city.junction)!);
        const name = cityName(city);
        return (
          <li key={id} class="hand-chip" data-missing={!linked || undefined}>
            <RegionDisc region={region.id} sign={region.compass} size={16} />
            <span aria-hidden="true">{name}</span>
            <span class="visually-hidden">{linked ? roundEnd.cityLinked(name) : roundEnd.cityMissing(name)}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function RoundEndPanel({ play, desk }: { readonly play: Play; readonly desk: BoardDesk }) {
  const { table } = play;
  const { roundEnd: words, table: tableWords, common, over: overWords } = text.value;
  const [rounds, setRounds] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The reader begins here; the first key still skips the show, Enter then goes on.
  useEffect(() => title.current?.focus(), []);
  const ended = table.roundEnd.value;
  if (!ended) return null;
  const { scored, scoresBefore } = ended;
  const view = table.view.value;
  const { config } = view;
  const who = whoIs(table);
  const final = view.public.stage.kind === 'over';
  const { kind } = standingOf(config, 0);
  const counted = play.reveal.stage.value === 'score';
  const why =
    scored.reason === 'connected'
      ? words.connected(scored.complete.map(who))
      : scored.reason === 'supply'
        ? words.supply
        : words.stuck;

  const toggleAlternatives = (seat: Seat): void => {
    const next = new Map(desk.alternatives.value);
    if (!next.delete(seat)) {
      const hand = view.public.rounds.at(-1)!.hands[seat]!;
      next.set(seat, alternativesOf(view, seat, hand));
    }
    desk.alternatives.value = next;
    if (layout.value === 'phone') showMissing(play, seat);
  };

  return (
    <section class="panel round-end" data-covers aria-label={words.title(scored.round)}>
      <header class="round-end-head">
        <h2 ref={title} tabIndex={-1}>
          {final ? overWords.title : words.title(scored.round)}
        </h2>
        <p>{final && view.public.winners ? overWords.won(view.public.winners.map(who)) : why}</p>
        <p class="round-end-rule">{kind === 'penalty' ? words.penaltyRule : words.prestigeRule}</p>
        <button type="button" class="quiet-button" aria-pressed={rounds} onClick={() => setRounds(!rounds)}>
          {words.table}
        </button>
      </header>
      <div class="round-end-body">
        {rounds ? (
          <RoundTable table={table} />
        ) : (
          <ol class="round-end-list">
            {ranking(config, scored.scores).map((seat, row) => {
              const before = standingOf(config, scoresBefore[seat]!);
              const after = standingOf(config, scored.scores[seat]!);
              const missing = scored.missing[seat]!;
              const label =
                after.kind === 'penalty' ? tableWords.pointsLeft(after.shown) : tableWords.prestige(after.shown);
              const others = desk.alternatives.value.get(seat);
              const shown = others !== undefined;
              return (
                <li key={seat} class={`c-${colourOfSeat(seat)}`} style={{ '--row': row }}>
                  <p class="round-end-row">
                    <PlayerToken colour={colourOfSeat(seat)} />
                    <span class="player-name">
                      {nameOf(table, seat)}
                      {who(seat).you && <small> ({common.you})</small>}
                    </span>
                    {missing === 0 ? (
                      <span class="all-linked">{words.allLinked}</span>
                    ) : (
                      <button
                        type="button"
                        class="missing-button"
                        aria-pressed={shown}
                        title={shown ? words.hideAlternatives : words.alternatives}
                        onClick={() => toggleAlternatives(seat)}
                      >
                        {words.missing(missing)} <Icon name="eye" size={16} />
                      </button>
                    )}
                    <span class="score">
                      {counted && before.shown !== after.shown && (
                        <>
                          {before.figure} <span aria-hidden="true">→</span>{' '}
                        </>
                      )}
                      <b>{counted ? after.figure : before.figure}</b>{' '}
                      <small>
                        {after.kind === 'penalty' ? tableWords.points(after.shown) : tableWords.prestigeUnit}
                      </small>
                    </span>
                  </p>
                  <HandChips play={play} seat={seat} hand={scored.hands[seat]!} />
                  {others?.length === 0 && <small role="status">{words.onlyWay}</small>}
                  <ScoreLine
                    colour={colourOfSeat(seat)}
                    at={counted ? after.steps : before.steps}
                    from={before.steps}
                    steps={after.length}
                    label={tableWords.scoreOf(nameOf(table, seat), label)}
                  />
                </li>
              );
            })}
          </ol>
        )}
      </div>
      <footer class="round-end-foot">
        <button
          type="button"
          class="button"
          onClick={() => go({ screen: 'replay', id: table.id, move: Math.max(0, ended.sequence - 8) })}
        >
          <Icon name="play" size={16} /> {words.again}
        </button>
        {final ? (
          <button type="button" class="button button-ink" onClick={table.nextRound}>
            {words.finish}
          </button>
        ) : (
          <button type="button" class="button button-ink" onClick={table.nextRound}>
            {words.next} <kbd>{common.enter}</kbd>
          </button>
        )}
      </footer>
    </section>
  );
}

/** Under the map: whose dashes are whose. */
export function MissingLegend({ play }: { readonly play: Play }) {
  const { table } = play;
  const ended = table.roundEnd.value;
  if (!ended) return null;
  const missing = ended.scored.missing;
  if (missing.every((count) => count === 0)) return null;
  return (
    <p class="panel missing-legend" data-covers>
      {missing.map(
        (count, seat) =>
          count > 0 && (
            <span key={seat} class="legend-item">
              <PlayerToken colour={colourOfSeat(seat)} size={18} />
              <PlayerDash colour={colourOfSeat(seat)} />
              <strong>{nameOf(table, seat)}</strong> {count}
            </span>
          ),
      )}
      <span>{text.value.roundEnd.legend}</span>
    </p>
  );
}
