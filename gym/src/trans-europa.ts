// Trans Europa for learning machines: every junction, line and city has its number.

import { invariant, type Seat } from '@branchline/core';
import {
  gridOf,
  membersOf,
  SPECIAL_CARDS,
  type Action,
  type Bits,
  type Config,
  type GameResult,
  type Stage,
  type TransEuropa,
  type View,
} from '@branchline/trans-europa';
import { startsOf, type Block, type Encoding, type Row } from './encoding.ts';

const STAGES: readonly Stage['kind'][] = ['chain', 'pass', 'drop', 'markers', 'build', 'over'];

const MOST = 255;

function blocksOf({ board, seats }: Config) {
  const {
    board: { regions },
    ferryLines,
    graph,
  } = gridOf(board);
  const { junctionCount, lineCount, cityCount } = graph;
  const actions = [
    { name: 'marker', size: junctionCount },
    { name: 'lay black', size: lineCount },
    { name: 'lay own', size: ferryLines.length },
    { name: 'drop-card', size: cityCount },
    { name: 'pass-card', size: cityCount },
    { name: 'end-turn', size: 1 },
    { name: 'claim', size: 1 },
  ] as const satisfies readonly Block[];
  const observation = [
    { name: 'lines without room', size: lineCount },
    { name: 'junctions of networks', size: seats * junctionCount },
    { name: 'own hand', size: cityCount },
    { name: 'open cities', size: seats * cityCount },
    { name: 'neutral tracks on ferries', size: ferryLines.length },
    { name: 'own tracks on ferries', size: seats * ferryLines.length },
    { name: 'colours in hands', size: seats * regions.length },
    { name: 'special cards', size: SPECIAL_CARDS.length },
    { name: 'stage', size: STAGES.length },
    { name: 'seat to act', size: seats },
    { name: 'start player', size: seats },
    { name: 'complete', size: seats },
    { name: 'scores', size: seats },
    { name: 'own tracks left', size: seats },
    { name: 'neutral tracks left', size: 1 },
    { name: 'round', size: 1 },
    { name: 'cycle', size: 1 },
    { name: 'budget left', size: 1 },
    { name: 'tracks laid in this turn', size: 1 },
    { name: 'ferry used', size: 1 },
    { name: 'claimed', size: 1 },
  ] as const satisfies readonly Block[];
  return { actions, observation };
}

function markBits(row: Row, from: number, bits: Bits): void {
  const members = membersOf(bits);
  for (let i = 0; i < members.length; i++) row[from + members[i]!] = 1;
}

export function transEuropaEncoding(config: Config): Encoding<TransEuropa> {
  const { actions, observation } = blocksOf(config);
  const [first, at] = [startsOf(actions), startsOf(observation)];
  const { graph, ferryOf, ferryLines, board } = gridOf(config.board);
  const { junctionCount, cityCount, cityIndex, junctionIndex, lineIndex } = graph;
  const { seats } = config;
  const cardAt = new Map<number, number>(SPECIAL_CARDS.map(({ number }, index) => [number, index]));

  const numberOf = (action: Action): number => {
    switch (action.do) {
      case 'lay': {
        const line = lineIndex.get(action.line)!;
        return action.piece === 'black' ? first['lay black'] + line : first['lay own'] + ferryOf[line]!;
      }
      case 'marker':
        return first.marker + junctionIndex.get(action.at)!;
      case 'drop-card':
      case 'pass-card':
        return first[action.do] + cityIndex.get(action.city)!;
      default:
        return first[action.do];
    }
  };

  function numbersOf(legal: readonly Action[]): Int32Array {
    const numbers = new Int32Array(legal.length);
    for (let i = 0; i < legal.length; i++) numbers[i] = numberOf(legal[i]!);
    return numbers;
  }

  function observe({ public: open, own }: View, me: Seat, row: Row): void {
    invariant(own?.seat === me, 'a seat observes its own view');
    const { stage, tracks } = open;
    const place = (seat: Seat): number => (seat - me + seats) % seats;
    markBits(row, at['lines without room'], tracks.laid);
    for (const city of own.hand) row[at['own hand'] + city] = 1;
    for (let seat = 0; seat < seats; seat++) {
      const near = place(seat);
      markBits(row, at['junctions of networks'] + near * junctionCount, tracks.networks[seat]!);
      for (const city of open.revealed[seat] ?? []) row[at['open cities'] + near * cityCount + city] = 1;
      for (const region of open.backs[seat] ?? [])
        row[at['colours in hands'] + near * board.regions.length + region]! += 1;
      row[at.scores + near] = Math.min(MOST, Math.max(0, open.scores[seat]!));
      row[at['own tracks left'] + near] = tracks.own[seat]!;
    }
    tracks.ferries.forEach((pieces, ferry) => {
      for (const piece of pieces) {
        if (piece === 'black') row[at['neutral tracks on ferries'] + ferry]! += 1;
        else row[at['own tracks on ferries'] + place(piece) * ferryLines.length + ferry]! += 1;
      }
    });
    for (const card of open.cards) row[at['special cards'] + cardAt.get(card)!] = 1;
    for (const seat of open.complete) row[at.complete + place(seat)] = 1;
    const kind = STAGES.indexOf(stage.kind);
    if (kind >= 0) row[at.stage + kind] = 1;
    if ('seat' in stage) row[at['seat to act'] + place(stage.seat)] = 1;
    if ('waiting' in stage) for (const seat of stage.waiting) row[at['seat to act'] + place(seat)] = 1;
    row[at['start player'] + place(open.start)] = 1;
    row[at['neutral tracks left']] = tracks.supply;
    row[at.round] = Math.min(MOST, open.rounds.length + 1);
    row[at.cycle] = Math.min(MOST, open.cycle);
    if (stage.kind !== 'build') return;
    row[at['budget left']] = stage.left;
    row[at['tracks laid in this turn']] = stage.laid;
    row[at['ferry used']] = stage.ferryUsed ? 1 : 0;
    row[at.claimed] = stage.claimed ? 1 : 0;
  }

  return { actions, observation, dtype: 'uint8', numbersOf, observe, winnersOf: ({ winners }: GameResult) => winners };
}
