// Five typical mistakes, each made by one simulated learner whenever there is an occasion. They are fixed: what insight finds is
// measured against them (docs/study.md, "How you play"), so they are never changed to be found more easily.

import type { JunctionIndex, LineIndex } from '@branchline/boards';
import { costsFrom, isDouble, linesOutOf, type Sight } from './sight.ts';
import { walk } from './walk.ts';

export interface Habit {
  /** Where the start marker is placed, of the own cities; undefined plays as usual. */
  readonly start?: (sight: Sight, cities: readonly JunctionIndex[]) => JunctionIndex | undefined;
  /** The lines of a whole turn; undefined plays as usual. */
  readonly turn?: (sight: Sight, usual: readonly LineIndex[]) => readonly LineIndex[] | undefined;
}

const least = <T>(list: readonly T[], value: (each: T) => number): T =>
  list.reduce((best, each) => (value(each) < value(best) ? each : best));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const priceIn =
  ({ weights }: Sight) =>
  (line: LineIndex): number =>
    weights[line]!;

/** "From the middle everything is near": the own city from which the others lie nearest altogether. */
const startsInTheMiddle: Habit = {
  start: (sight, cities) => {
    const away = cities.map((city) => costsFrom(sight, [city], priceIn(sight)));
    return least(cities, (city) => sum(away.map((costs) => costs[city]!)));
  },
};

/** "Get it over with": a double line of the own net that can be paid for is built at once. */
const buildsDoublesFirst: Habit = {
  turn: (sight) => {
    const out = new Set(linesOutOf(sight, new Set(sight.network)).map(({ line }) => line));
    const double = sight.cheapest.find((line) => isDouble(sight, line) && out.has(line));
    return double === undefined ? undefined : [double];
  },
};

/** What each city costs, once these lines are built. */
function awayFrom(sight: Sight, lines: readonly LineIndex[]): (city: JunctionIndex) => number {
  const price = (line: LineIndex): number => (lines.includes(line) ? 0 : sight.weights[line]!);
  const costs = costsFrom(sight, sight.network, price);
  return (city) => costs[city]!;
}

/** "One after the other": to the city that the usual turn is for, but by the way that is farthest from all others. */
const goesOneByOne: Habit = {
  turn: (sight, usual) => {
    const [before, after] = [awayFrom(sight, []), awayFrom(sight, usual)];
    if (sight.open.length < 2 || usual.length === 0) return undefined;
    const aim = least(sight.open, (city) => after(city) - before(city));
    const others = sight.open.filter((city) => city !== aim);
    const away = others.map((city) => costsFrom(sight, [city], priceIn(sight)));
    return walk(sight, {
      city: (open, cost) => (open.includes(aim) ? aim : least(open, cost)),
      value: (junction) => -sum(away.map((costs) => costs[junction]!)),
    });
  },
};

/** "Where the others are there is company": to the city nearest to another seat's network, as long as the networks are not joined. */
const doesOthersWork: Habit = {
  turn: (sight) => {
    if (sight.others.length === 0) return undefined;
    const fromOthers = costsFrom(sight, sight.others, priceIn(sight));
    return walk(sight, { city: (open) => least(open, (city) => fromOthers[city]!) });
  },
};

/** What a double line seems to cost a player who avoids it. */
const SHUNNED = 6;

/** "Never pay double": where the usual turn is a double line, round it, however long that is. */
const goesRoundDoubles: Habit = {
  turn: (sight, usual) => {
    if (!usual.some((line) => isDouble(sight, line))) return undefined;
    const round = walk(sight, {
      city: (open, cost) => least(open, cost),
      price: (line) => (isDouble(sight, line) ? SHUNNED : sight.weights[line]!),
    });
    return round.some((line) => isDouble(sight, line)) ? undefined : round;
  },
};

export const HABIT_IDS = ['middle', 'doubles', 'one-by-one', 'others-work', 'detours'] as const;
export type HabitId = (typeof HABIT_IDS)[number];

export const HABITS: Readonly<Record<HabitId, Habit>> = {
  middle: startsInTheMiddle,
  doubles: buildsDoublesFirst,
  'one-by-one': goesOneByOne,
  'others-work': doesOthersWork,
  detours: goesRoundDoubles,
};
