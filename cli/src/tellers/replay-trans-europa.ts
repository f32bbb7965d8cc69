// A game of Trans Europa told in text: rounds, hands, turns, where tracks lie, who joined whom, and the scoring.

import type { GameFile, GameTypes, Move, Replay, Seat } from '@branchline/core';
import {
  gridOf,
  missingAtRoundEnd,
  transEuropa,
  type BuildStage,
  type Event,
  type State,
  type TransEuropa,
} from '@branchline/trans-europa';
import { table } from '../output.ts';
import { headOf, openEndOf } from './head.ts';
import { joined } from '../text/joined.ts';
import { sentenceOf, tellerOf, trackText, type Teller } from './trans-europa-sentences.ts';

const REASONS = {
  connected: 'all cities connected',
  supply: 'the supply is used up',
  stuck: 'nobody can build any more',
} as const;

/** Nothing has happened in it yet: no track, and no claim. */
const isNewTurn = ({ laid, claimed }: BuildStage): boolean => laid === 0 && claimed === undefined;

/** A building turn as far as it has gone. */
interface Turn {
  readonly seat: Seat;
  readonly tracks: string[];
  readonly remarks: string[];
}

function* tellTurn(turn: Turn | undefined, { name }: Teller): Generator<string> {
  if (turn === undefined) return;
  const tracks = turn.tracks.length === 0 ? 'nothing' : joined(turn.tracks);
  yield ['  ' + name(turn.seat), 'lays', `${tracks}.`, ...turn.remarks].join(' ');
}

/** Secrets are told too, as this is the record of the whole game: each event as seen by the seat that knows most of it. */
function eventsOf(before: State, move: Move<TransEuropa>, after: State): readonly Event[] {
  const seen = transEuropa.events(before, move, after, 'spectator');
  return seen.map((event, index) => {
    const knower = 'seat' in event ? event.seat : 'from' in event ? event.from : undefined;
    return knower === undefined ? event : (transEuropa.events(before, move, after, knower)[index] ?? event);
  });
}

export function* narrateTransEuropa(file: GameFile, replay: Replay<GameTypes>): Generator<string> {
  const { config, moves, states } = replay as unknown as Replay<TransEuropa>;
  const tell = tellerOf(file, config);
  yield `Trans Europa, ${config.edition} edition, on ${tell.board.title.en}`;
  yield* headOf(file, transEuropa.header(config));
  let turn: Turn | undefined;
  for (const [index, move] of moves.entries()) {
    const before = states[index]!;
    const after = states[index + 1]!;
    const { stage } = before.public;
    if (stage.kind !== 'build' || isNewTurn(stage)) {
      yield* tellTurn(turn, tell);
      turn = stage.kind === 'build' ? { seat: stage.seat, tracks: [], remarks: [] } : undefined;
    }
    if (move.by === 'chance' && move.do === 'deal') yield* tellDeal(move.hands, before, tell);
    for (const event of eventsOf(before, move, after)) {
      if (event.kind === 'round-scored') {
        yield* tellTurn(turn, tell);
        turn = undefined;
        yield* tellScoring(event, after, tell);
      } else if (event.kind === 'game-over') yield tellEnd(event, tell);
      else if (event.kind === 'track-laid') turn?.tracks.push(trackText(event, tell));
      else {
        const sentence = sentenceOf(event, tell);
        if (sentence === undefined) continue;
        if (turn === undefined) yield `  ${sentence}`;
        else turn.remarks.push(sentence);
      }
    }
  }
  yield* tellTurn(turn, tell);
  if (states.at(-1)!.public.stage.kind !== 'over') yield openEndOf(file);
}

function* tellDeal(hands: readonly (readonly string[])[], before: State, tell: Teller): Generator<string> {
  const round = before.public.rounds.length + 1;
  yield `\nRound ${round}: ${tell.name(before.public.start)} begins`;
  for (const [seat, hand] of hands.entries()) yield `  ${tell.name(seat)} is dealt ${tell.cities(hand)}.`;
}

/** The board is cleared only by the next deal, so the missing tracks can still be named (TE-MISS-6). */
function* tellScoring(event: Event & { kind: 'round-scored' }, after: State, tell: Teller): Generator<string> {
  yield `\n  Round ${event.round} is over: ${REASONS[event.reason]}.`;
  const { lineIds } = gridOf(after.config.board).graph;
  const missing = missingAtRoundEnd(after) ?? [];
  const rows = event.missing.map((count, seat) => [
    tell.name(seat),
    count,
    event.points[seat]!,
    event.scores[seat]!,
    event.hands[seat]!.map(tell.city).join(', '),
    (missing[seat]?.lines ?? []).map((line) => lineIds[line]).join(' '),
  ]);
  yield table(['', 'missing', tell.points, 'total', 'cities', 'missing tracks'], rows).replace(/^/gm, '  ');
}

function tellEnd({ scores, winners }: Event & { kind: 'game-over' }, tell: Teller): string {
  const verdict = winners.length === 1 ? 'wins' : 'share the victory';
  const totals = scores.map((score, seat) => `${tell.name(seat)} ${score}`);
  return `\n${tell.names(winners)} ${verdict}: ${joined(totals)} (${tell.points}).`;
}
