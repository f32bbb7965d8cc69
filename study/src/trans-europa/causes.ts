// What kind of mistake a turn was: facts about the positions after it and after the better one, told by the exact solver alone.

import { gridOf, has, missingCount, type Action, type CityIndex, type State } from '@branchline/trans-europa';
import { after } from './reasons.ts';
import type { Turn } from './turns.ts';

export type MistakeKind =
  /** The last city could have been connected. */
  | 'completes'
  /** A city in reach was left. */
  | 'reaches'
  /** Several cities could have come nearer at once. */
  | 'together'
  /** Built for a city near the others' networks, and not for one that is far from all of them. */
  | 'leave'
  /** More tracks are missing than need be, and no city came nearer by the whole turn. */
  | 'fewer'
  /** A double line too early, and one too late. */
  | 'double'
  | 'shuns'
  /** A track of the own colour spent. */
  | 'keeps-ferry'
  /** A start that costs more tracks; and one between the own cities, where one at their end was better. */
  | 'start'
  | 'middle'
  /** No more is known than that it was better elsewhere. */
  | 'place';

/** So many tracks nearer to the own cities, all together, is in the middle of them. */
const MIDDLE = 3;
/** So many tracks more, all cities together, is nearer to several at once. */
const MUCH = 2;
/** So many tracks farther from the others is far from them. */
const FARTHER = 2;
const WHOLE_TURN = 2;
const DOUBLE = 2;

/** A city that was not connected before the turn: what it costs then, after the turn played, and after the better one. */
interface Way {
  readonly city: CityIndex;
  readonly before: number;
  readonly played: number;
  readonly better: number;
}

type Choice = Pick<Turn, 'seat' | 'before' | 'actions' | 'kind'>;

interface Both {
  readonly turn: Choice;
  readonly better: readonly Action[];
  readonly afterPlayed: State;
  readonly afterBetter: State;
}

const costTo = (state: State, seat: number, city: CityIndex): number => missingCount(state, seat, [city]);
const missingIn = (state: State, seat: number): number => missingCount(state, seat, state.secret.hands[seat]!);

function waysOf({ turn: { seat, before }, afterPlayed, afterBetter }: Both): readonly Way[] {
  return before.secret.hands[seat]!.map((city) => ({
    city,
    before: costTo(before, seat, city),
    played: costTo(afterPlayed, seat, city),
    better: costTo(afterBetter, seat, city),
  })).filter((way) => way.before > 0);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const hasDouble = ({ config }: State, actions: readonly Action[]): boolean => {
  const { graph, tariffs } = gridOf(config.board);
  return actions.some(
    (action) => action.do === 'lay' && tariffs[0]!.cost[graph.lineIndex.get(action.line)!]! >= DOUBLE,
  );
};

const ownPieces = (actions: readonly Action[]): number =>
  actions.filter((action) => action.do === 'lay' && action.piece === 'own').length;

/** Whether some city came nearer by all that the turn could pay for: it went straight, but for that city alone. */
const wentStraight = (ways: readonly Way[]): boolean =>
  ways.some(({ before, played }) => played === 0 || before - played >= WHOLE_TURN);

function isTogether(ways: readonly Way[], extra: number): boolean {
  const [nearerPlayed, nearerBetter] = [
    ways.filter(({ before, played }) => played < before),
    ways.filter(({ before, better }) => better < before),
  ];
  // Who came nearer to nothing did not go for one city alone: that is a detour.
  if (nearerPlayed.length === 0) return false;
  const gained = sumOf(ways.map(({ played, better }) => played - better));
  if (nearerBetter.length > 1 && (nearerBetter.length > nearerPlayed.length || gained >= MUCH)) return true;
  // What its tracks save one city they cost the others.
  return extra > 0 && ways.length > 1 && wentStraight(ways);
}

/** What a city costs the nearest network of another seat that is not joined to the own one. */
function fromOthers({ seat, before }: Choice, city: CityIndex): number {
  const { markers, tracks } = before.public;
  const apart = markers.flatMap((at, other) =>
    other === seat || at === null || has(tracks.networks[seat]!, at) ? [] : [other],
  );
  return Math.min(...apart.map((other) => costTo(before, other, city)));
}

/** The one built for what is near the others, the other for what is far from all of them. */
function isOthersWork(turn: Choice, ways: readonly Way[]): boolean {
  const near = ways.filter(({ played, better }) => played < better).map(({ city }) => fromOthers(turn, city));
  const far = ways.filter(({ played, better }) => better < played).map(({ city }) => fromOthers(turn, city));
  const farthest = Math.max(...far);
  return near.length > 0 && far.length > 0 && Number.isFinite(farthest) && Math.min(...near) + FARTHER <= farthest;
}

function* buildCauses(both: Both): Generator<MistakeKind> {
  const { turn, better, afterPlayed, afterBetter } = both;
  const { seat, before, actions } = turn;
  const extra = missingIn(afterPlayed, seat) - missingIn(afterBetter, seat);
  if (extra > 0 && missingIn(afterBetter, seat) === 0) return void (yield 'completes');
  const ways = waysOf(both);
  const [doublePlayed, doubleBetter] = [hasDouble(before, actions), hasDouble(before, better)];
  if (doublePlayed && !doubleBetter) yield 'double';
  else if (doubleBetter && !doublePlayed) yield 'shuns';
  // Two single tracks come nearer to more than one double line does: this alone says nothing.
  else if (isTogether(ways, extra)) yield 'together';
  else {
    if (ways.some(({ played, better: cost }) => cost === 0 && played > 0)) yield 'reaches';
    if (extra > 0) yield 'fewer';
  }
  if (isOthersWork(turn, ways)) yield 'leave';
  if (ownPieces(actions) > ownPieces(better)) yield 'keeps-ferry';
}

function* startCauses({ turn: { seat }, afterPlayed, afterBetter }: Both): Generator<MistakeKind> {
  const hand = afterPlayed.secret.hands[seat]!;
  const spread = (state: State): number => sumOf(hand.map((city) => costTo(state, seat, city)));
  if (missingIn(afterBetter, seat) < missingIn(afterPlayed, seat)) yield 'start';
  if (spread(afterBetter) - spread(afterPlayed) >= MIDDLE) yield 'middle';
}

/** All that speaks for the better turn; never nothing. */
export function causesOf(turn: Turn, better: readonly Action[]): readonly MistakeKind[] {
  const both = { turn, better, afterPlayed: after(turn, turn.actions), afterBetter: after(turn, better) };
  const found = [...(turn.kind === 'marker' ? startCauses(both) : buildCauses(both))];
  return found.length > 0 ? found : ['place'];
}
