// The rules of the business game, with pieces of the map.

import './rules.css';
import type { RulesProps } from '../../../game-ui.ts';
import { Jump } from '../../../../help/jump.tsx';
import { Reading } from '../../../../help/reading.tsx';
import { useBook } from '../../../../help/use-book.ts';
import { hrefOf } from '../../../../nav/router.ts';
import { GAME } from '../../game.ts';
import { loadHelp, sectionForRule } from '../../help/index.ts';
import { Figure } from './figure.tsx';

const linkTo = (section: string): string => hrefOf({ screen: 'rules', game: GAME, edition: section });

/** There are no editions here: the first word of the address names a section or a rule. */
export function Rules({ edition, section = edition }: RulesProps) {
  const book = useBook(loadHelp);
  return (
    <Reading
      book={book}
      section={section && (sectionForRule(section) ?? section)}
      linkTo={linkTo}
      drawn={({ figure, section: { title, picture }, book: { language } }) => (
        <Figure figure={figure} label={picture ?? title} language={language} />
      )}
    >
      <Jump book={book} linkTo={linkTo} />
    </Reading>
  );
}
