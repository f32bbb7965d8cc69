// What the adviser would do, in words.

import type { ReadonlySignal } from '@preact/signals';
import type { Board } from '@branchline/boards';
import type { Action } from '@branchline/trans-europa';
import { text } from '../messages/more-text.ts';
import { compassPoint, endsOf, gazetteerOf, placeName } from './places.ts';
import { nearEnd } from './plan.ts';
import type { Site } from './site.ts';
import { atJunction, atLine, exactPlace, type Words } from './words.ts';

/** What can be advised: where players claim by hand there are no hints (TE-CLAIM-6). */
export type Advice = Exclude<Action, { readonly do: 'claim' }>;

/** The table the advice is for. */
export type Advised = {
  readonly board: Board;
  readonly words: ReadonlySignal<Words>;
  readonly site: ReadonlySignal<Site | undefined>;
};

export function adviceText({ board, words: { value: words }, site }: Advised, action: Advice): string {
  const { hint } = text.value;
  const cityWord = (id: string): string => words.city(board.cities.find((city) => city.id === id)!);
  switch (action.do) {
    case 'lay': {
      const ferry = board.lines.find(({ id }) => id === action.line)?.kind === 'ferry';
      if (ferry) return hint.ferry(atLine(words, board, action.line), action.piece === 'own');
      const ends = endsOf(action.line);
      const from = site.value ? nearEnd(site.value, action.line) : ends[0];
      const { junctions } = gazetteerOf(board);
      const to = ends[0] === from ? ends[1] : ends[0];
      const direction = words.text.directions[compassPoint(junctions.get(from)!, junctions.get(to)!)];
      return hint.lay(atJunction(words, board, from), direction);
    }
    case 'marker':
      return hint.marker(exactPlace(words, placeName(board, action.at)));
    case 'end-turn':
      return hint.end;
    case 'drop-card':
      return hint.drop(cityWord(action.city));
    default:
      return hint.pass(cityWord(action.city));
  }
}
