// A game of Trains of Europe told as a newspaper reports it: year by year, and the final statements line by line.

import type { GameFile, GameTypes, Move, Replay } from '@branchline/core';
import {
  contentOf,
  statementsOf,
  trainsOfEurope,
  type Event,
  type State,
  type TrainsOfEurope,
} from '@branchline/trains-of-europe';
import { wrapped } from '../output.ts';
import { newGazette, printGazette, report, type Gazette } from './gazette.ts';
import { headOf, openEndOf } from './head.ts';
import { tellStatement } from './statement.ts';
import { joined } from '../text/joined.ts';
import { sixthsText, wordsOf, type Words } from './trains-of-europe-words.ts';

/** Secrets are told too, as this is the record of the whole game: a vehicle is named as its owner sees it. */
function eventsOf(before: State, move: Move<TrainsOfEurope>, after: State): readonly Event[] {
  return trainsOfEurope.events(before, move, after, 'spectator').map((event) => {
    if (event.kind !== 'dealt' && event.kind !== 'drew-vehicle') return event;
    const own = trainsOfEurope.events(before, move, after, event.seat);
    return own.find((other) => other.kind === event.kind && other.seat === event.seat) ?? event;
  });
}

export function* narrateTrainsOfEurope(file: GameFile, replay: Replay<GameTypes>): Generator<string> {
  const { config, moves, states } = replay as unknown as Replay<TrainsOfEurope>;
  const words = wordsOf(file, config);
  yield `Trains of Europe, on the map ${file.board}`;
  yield* headOf(file, trainsOfEurope.header(config));
  let gazette: Gazette | undefined;
  for (const [index, move] of moves.entries()) {
    const after = states[index + 1]!;
    for (const event of eventsOf(states[index]!, move, after)) {
      if (event.kind === 'year') {
        if (gazette !== undefined) yield* printGazette(gazette, after.secret.cashes[gazette.year - 1], words);
        gazette = newGazette(event.year);
      } else if (gazette !== undefined) report(gazette, event, words);
      else {
        const sentence = openingOf(event, words);
        if (sentence !== undefined) yield wrapped(sentence);
      }
    }
  }
  const last = states.at(-1)!;
  if (gazette !== undefined) yield* printGazette(gazette, last.secret.cashes[gazette.year - 1], words);
  if (last.public.stage.kind === 'over') yield* tellEnd(last, words);
  else yield openEndOf(file);
}

/** Before the first year. */
function openingOf(event: Event, { name, contract, models }: Words): string | undefined {
  switch (event.kind) {
    case 'chair':
      return `${name(event.seat)} takes the chair.`;
    case 'displayed':
      return `On the market: ${joined(event.contracts.map(contract))}; ${models([...event.locos, ...event.wagons])}.`;
    case 'dealt':
      if (event.loco === undefined) return undefined;
      return `${name(event.seat)} starts with ${models([event.loco, ...(event.wagons ?? [])])}.`;
    case 'launch':
      return `${name(event.seat)} is founded for ${contract(event.contract)}.`;
    default:
      return undefined;
  }
}

const REASONS = {
  target: 'the target of completed contracts was reached',
  sticks: 'a company had built with its last stick',
  profit: 'a profit of 500k was reached',
  bank: 'the bank ran dry',
  players: 'one company alone was left',
  years: 'the last possible year was over',
} as const;

function* tellEnd(state: State, words: Words): Generator<string> {
  const result = trainsOfEurope.result(state)!;
  yield `\n══ The end: ${REASONS[result.reason]}. ${'═'.repeat(20)}`;
  const { amounts } = contentOf(state.config);
  for (const statement of statementsOf(trainsOfEurope.view(state, 'spectator'))) {
    yield* tellStatement(statement, amounts, words);
  }
  const totals = result.evaluation.map(({ total }, seat) => `${words.name(seat)} ${sixthsText(total)}`);
  const verdict = result.winners.length === 1 ? 'wins' : 'share the victory';
  yield `\n${words.names(result.winners)} ${verdict}: ${joined(totals)} points.`;
}
