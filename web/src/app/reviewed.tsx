// What is known of reviewed games in a list: how accurately the person at this device played, and the way to the review.

import { useEffect, useState } from 'preact/hooks';
import type { ListedGame } from '@branchline/protocol';
import { text } from '../messages/more-text.ts';
import { hrefOf } from '../nav/router.ts';
import { keptAccuracies, type Accuracy } from '../study/accuracy.ts';
import { percentText } from '../study/percent.ts';

/** Of games that one person played; undefined where that is not known. */
export function useAccuracies(games: readonly ListedGame[]): (game: ListedGame) => number | undefined {
  const [known, setKnown] = useState<ReadonlyMap<string, Accuracy>>();
  useEffect(() => {
    let wanted = true;
    void keptAccuracies().then((found) => wanted && setKnown(found));
    return () => {
      wanted = false;
    };
  }, [games]);
  return ({ id, seats }) => {
    const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    return people.length === 1 ? known?.get(id)?.[people[0]!] : undefined;
  };
}

type ReviewLinkProps = { readonly game: ListedGame; readonly accuracy: number | undefined };

/** Of a finished game, with what its review found. */
export function ReviewLink({ game, accuracy }: ReviewLinkProps) {
  const { library, pages } = text.value;
  if (!game.summary.over) return null;
  return (
    <a class="chip-button games-review" href={hrefOf({ screen: 'review', id: game.id })}>
      {pages.review}
      {accuracy !== undefined && (
        <b>
          <span class="visually-hidden">, {library.accuracy}</span> {percentText(accuracy)}
        </b>
      )}
    </a>
  );
}
