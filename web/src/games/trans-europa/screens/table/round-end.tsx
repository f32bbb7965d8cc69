// The end of a round: all hands open, what all seats missed, and how the score moves.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '@branchline/core';
import { go } from '../../../../nav/router.ts';
import { elsewhere } from '../../../../table/elsewhere.ts';
import { late } from '../../../../table/late.ts';
import { nameOf, whoIs } from '../../../../table/people.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { layout, lying } from '../../../../ui/layout.ts';
import { PlayerDash, PlayerToken } from '../../../../ui/player-shape.tsx';
import { text } from '../../messages/more-text.ts';
import { roundScoredIn, scoresBefore, type RoundScored } from '../../play/pace.ts';
import { tellsProgress } from '../../play/claims.ts';
import { roundReason } from '../../play/round-reason.ts';
import { ranking, standingOf, type Standing } from '../../play/score.ts';
import { alternativesOf } from '../../play/targets.ts';
import type { Display } from '../../state/display.ts';
import type { Play } from '../../state/play.ts';
import { HandChips } from '../parts/hand-chips.tsx';
import { ScoreLine } from '../parts/score-line.tsx';
import { Worth } from './missing-about.tsx';
import { RoundTable } from './round-table.tsx';
import { showMissing } from './show-missing.ts';

/** The replay of the end begins so many moves before it. */
const LOOK_BACK = 8;

/** Comes once a round has ended. */
const RoundLesson = late<{ readonly table: Play['table']; readonly seat: Seat }>(
  async () => (await import('../../study/round-lesson.tsx')).RoundLesson,
);

type EndProps = { readonly play: Play; readonly display: Display; readonly scored: RoundScored };
type RowProps = EndProps & { readonly seat: Seat };

const isFinal = ({ table }: Play): boolean => table.view.value.public.stage.kind === 'over';

/** Why the round, or the game, is over. */
function reasonText({ table }: Play, scored: RoundScored): string {
  const { over } = text.value;
  const { stage, winners } = table.view.value.public;
  const who = whoIs(table);
  const reason = roundReason(text.value, table.stop.value ?? { events: [] }, { scored, who });
  if (stage.kind !== 'over' || !winners) return reason;
  const won = over.won(winners.map(who));
  // Who claimed, nobody has been told before.
  return tellsProgress(table.view.value) ? won : `${won} ${reason}`;
}

function toggleAlternatives({ play, display, seat }: RowProps): void {
  const view = play.table.view.value;
  const next = new Map(display.alternatives.value);
  if (!next.delete(seat)) next.set(seat, alternativesOf(view, seat, view.public.rounds.at(-1)!.hands[seat]!));
  display.alternatives.value = next;
  if (layout.value === 'phone') showMissing(play, seat);
}

/** How many tracks are missing; pressing it shows other ways of the same length. */
function MissingButton(props: RowProps) {
  const { roundOver: words } = text.value;
  const missing = props.scored.missing[props.seat]!;
  if (missing === 0) return <span class="all-linked">{words.allLinked}</span>;
  const shown = props.display.alternatives.value.has(props.seat);
  return (
    <button
      type="button"
      class="missing-button"
      aria-pressed={shown}
      title={shown ? words.hideAlternatives : words.alternatives}
      onClick={() => toggleAlternatives(props)}
    >
      {words.missing(missing)} <Icon name="eye" size={16} />
    </button>
  );
}

type ScoreChangeProps = { readonly before: Standing; readonly after: Standing; readonly counted: boolean };

function ScoreChange({ before, after, counted }: ScoreChangeProps) {
  const { table: words } = text.value;
  return (
    <span class="score">
      {counted && before.shown !== after.shown && (
        <>
          {before.figure} <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b>{counted ? after.figure : before.figure}</b>{' '}
      <small>{after.kind === 'penalty' ? words.points(after.shown) : words.prestigeUnit}</small>
    </span>
  );
}

function EndRow(props: RowProps & { readonly row: number }) {
  const { play, display, scored, seat, row } = props;
  const { roundOver: words, table: tableWords, common } = text.value;
  const { table } = play;
  const view = table.view.value;
  const before = standingOf(view.config, scoresBefore(scored)[seat]!);
  const after = standingOf(view.config, scored.scores[seat]!);
  const counted = play.reveal.stage.value === 'score';
  const name = nameOf(table, seat);
  const { you } = whoIs(table)(seat);
  const label = after.kind === 'penalty' ? tableWords.pointsLeft(after.shown) : tableWords.prestige(after.shown);
  return (
    <li class={`c-${colourOfSeat(seat)}`} data-own={you || undefined} style={{ '--row': row }}>
      <p class="round-end-row">
        <PlayerToken colour={colourOfSeat(seat)} />
        <span class="player-name">
          {name}
          {you && <small> ({common.you})</small>}
        </span>
        <MissingButton {...props} />
        <ScoreChange before={before} after={after} counted={counted} />
      </p>
      <HandChips view={view} seat={seat} name={name} cities={scored.hands[seat]!} look="missing" />
      {display.alternatives.value.get(seat)?.length === 0 && <small role="status">{words.onlyWay}</small>}
      <ScoreLine
        colour={colourOfSeat(seat)}
        at={counted ? after.steps : before.steps}
        from={before.steps}
        steps={after.length}
        label={tableWords.scoreOf(name, label)}
      />
    </li>
  );
}

type HeadProps = Pick<EndProps, 'play' | 'scored'> & { readonly rounds: boolean; readonly onRounds: () => void };

/** What missing tracks cost or bring. */
function EndRule({ play: { table, seat }, scored }: Pick<EndProps, 'play' | 'scored'>) {
  return (
    <div class="round-end-rule">
      <Worth table={table} missing={seat.value === undefined ? undefined : scored.missing[seat.value]} />
    </div>
  );
}

function EndHead({ play, scored, rounds, onRounds }: HeadProps) {
  const { roundOver: words, over } = text.value;
  const title = useRef<HTMLHeadingElement>(null);
  // The reader begins here; the first key still skips the show, Enter then goes on.
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <header class="round-end-head">
      <h2 ref={title} tabIndex={-1}>
        {isFinal(play) ? over.title : words.title(scored.round)}
      </h2>
      <p>{reasonText(play, scored)}</p>
      {layout.value !== 'phone' && <EndRule play={play} scored={scored} />}
      <button type="button" class="quiet-button" aria-pressed={rounds} onClick={onRounds}>
        {words.table}
      </button>
    </header>
  );
}

function EndFoot({ play, sequence }: { readonly play: Play; readonly sequence: number }) {
  const { roundOver: words, common } = text.value;
  const { table } = play;
  return (
    <footer class="round-end-foot">
      <button
        type="button"
        class="button"
        onClick={() => go({ screen: 'replay', id: table.id, move: Math.max(0, sequence - LOOK_BACK) })}
      >
        <Icon name="play" size={16} /> <span>{words.again}</span>
      </button>
      <button type="button" class="button button-ink" onClick={table.goOn}>
        {isFinal(play) ? words.finish : words.next} <kbd>{common.enter}</kbd>
      </button>
    </footer>
  );
}

/** The only person at this device, in a game that is kept here; once the show is over. */
function learnerAt({ table, seat, reveal }: Play): Seat | undefined {
  const own = seat.value;
  const isAlone = own !== undefined && whoIs(table)(own).you;
  return isAlone && !table.isBranch && elsewhere() === undefined && reveal.stage.value === 'score' ? own : undefined;
}

/** A phone has room for the missing tracks only, and other room when it is turned. */
function useMissingInView(play: Play): void {
  const isShown = useRef(false);
  const isLying = lying.value;
  useEffect(() => {
    if (layout.value !== 'phone') return undefined;
    const show = (): void => showMissing(play, play.seat.value);
    if (!isShown.current) {
      isShown.current = true;
      show();
      return undefined;
    }
    // The board hears of its new size first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLying]);
}

export function RoundEndPanel({ play, display }: { readonly play: Play; readonly display: Display }) {
  const { table } = play;
  const [rounds, setRounds] = useState(false);
  const ended = table.stop.value;
  const scored = roundScoredIn(ended);
  const lessonFor = learnerAt(play);
  useMissingInView(play);
  if (!ended || !scored) return null;
  return (
    <section class="panel round-end" data-covers aria-label={text.value.roundOver.title(scored.round)}>
      <EndHead play={play} scored={scored} rounds={rounds} onRounds={() => setRounds(!rounds)} />
      <div class="round-end-body">
        {rounds ? (
          <RoundTable table={table} />
        ) : (
          <ol class="round-end-list">
            {ranking(table.view.value.config, scored.scores).map((seat, row) => (
              <EndRow key={seat} play={play} display={display} scored={scored} seat={seat} row={row} />
            ))}
          </ol>
        )}
        {layout.value === 'phone' && <EndRule play={play} scored={scored} />}
      </div>
      {lessonFor !== undefined && <RoundLesson table={table} seat={lessonFor} />}
      <EndFoot play={play} sequence={ended.sequence} />
    </section>
  );
}

/** Under the map: whose dashes are whose. */
export function MissingLegend({ play }: { readonly play: Play }) {
  const { table } = play;
  const missing = roundScoredIn(table.stop.value)?.missing;
  if (!missing || missing.every((count) => count === 0)) return null;
  return (
    <p class="panel missing-legend" data-covers="legend">
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
      <span>{text.value.roundOver.legend}</span>
    </p>
  );
}
