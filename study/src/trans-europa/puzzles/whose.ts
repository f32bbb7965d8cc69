// Whose city? The likeliest holder, read from the tracks, is also the truth; and now and then it is nobody.

import type { Rng } from '@branchline/core';
import { gridOf } from '@branchline/trans-europa';
import { likelihoodsAt, type Likelihoods } from '../reading.ts';
import { answerOf, type Scene, type WhosePuzzle } from './puzzle.ts';
import { courseOf } from './scene.ts';

/** How sure a reader must be of a city, and how sure it may be: beyond that there is nothing to find. */
const LEAST_SURE = 0.72;
const MOST_SURE = 0.97;
/** With fewer there is not enough to choose from. */
const LEAST_CHOICES = 4;

/** By option: how likely each opponent holds a city, and nobody. */
function whoseChances(hands: Likelihoods, city: number): { readonly options: number[]; readonly chances: number[] } {
  const held = hands.flatMap((cities, seat) => (cities ? [{ seat, chance: cities[city]! }] : []));
  const nobody = Math.max(0, 1 - held.reduce((sum, { chance }) => sum + chance, 0));
  return {
    options: [...held.map(({ seat }) => seat), -1],
    chances: [...held.map(({ chance }) => chance), nobody].map((chance) => Math.round(chance * 1e4) / 1e4),
  };
}

interface Asked {
  readonly scene: Scene;
  readonly id: string;
  readonly rng: Rng;
}

/** Every city of a position that makes a question; of a position only one is asked. */
export function whosePuzzles({ scene, id }: Asked): readonly WhosePuzzle[] {
  const course = courseOf(scene);
  const { stage } = course.states.at(-1)!.public;
  if (stage.kind !== 'build') return [];
  const { seat } = stage;
  const hands = likelihoodsAt(course, seat);
  const { graph } = gridOf(scene.board);
  return [...graph.cityIds.keys()].flatMap((city): WhosePuzzle[] => {
    if (scene.hands[seat]!.includes(city)) return [];
    const { options, chances } = whoseChances(hands, city);
    const most = Math.max(...chances);
    const answer = options[chances.indexOf(most)]!;
    const truth = scene.hands.findIndex((hand) => hand.includes(city));
    if (answer !== truth || most < LEAST_SURE || most > MOST_SURE || options.length < LEAST_CHOICES) return [];
    return [{ kind: 'whose', id, scene, seat, city, options, chances, rating: Math.round(1900 - 900 * most) }];
  });
}

/** Whether the reader and the truth still say the same. */
export function checkWhose(puzzle: WhosePuzzle): boolean {
  const { chances } = whoseChances(likelihoodsAt(courseOf(puzzle.scene), puzzle.seat), puzzle.city);
  const answer = answerOf(puzzle);
  const held = puzzle.scene.hands.findIndex((hand) => hand.includes(puzzle.city));
  return chances.indexOf(Math.max(...chances)) === answer && puzzle.options[answer] === held;
}
