// The rules: by edition, with small pictures of the board.

import { boardById } from '@branchline/boards';
import { EDITION_IDS } from '@branchline/trans-europa';
import type { RulesProps } from '../../../game-ui.ts';
import { Reading } from '../../../../help/reading.tsx';
import type { HelpBook, HelpSection } from '../../../../help/types.ts';
import { useBook } from '../../../../help/use-book.ts';
import { go, hrefOf } from '../../../../nav/router.ts';
import { Choices } from '../../../../ui/controls.tsx';
import { BoardPicture } from '../../board/index.ts';
import { GAME } from '../../game.ts';
import { loadHelp, sectionForRule } from '../../help/index.ts';
import type { HelpEdition, HelpPicture } from '../../help/index.ts';
import { text } from '../../messages/more-text.ts';

type PictureProps = {
  readonly figure: HelpPicture;
  readonly section: HelpSection<HelpPicture>;
  readonly book: HelpBook<HelpPicture>;
};

function Picture({ figure, section, book }: PictureProps) {
  const board = boardById(figure.board);
  if (!board) return null;
  const names = new Map(board.cities.map((city) => [city.id, city.names[book.language]]));
  return (
    <BoardPicture
      board={board}
      frame={figure.frame}
      me={figure.me}
      marks={figure.marks}
      scale={46}
      city={(id) => names.get(id) ?? id}
      label={section.picture ?? section.title}
    />
  );
}

const EDITION_KEY: Readonly<Record<string, HelpEdition>> = { classic: 'classic', ferry: 'ferry', prestige: 'prestige' };

function EditionChoice({ edition }: { readonly edition: HelpEdition }) {
  const { rules: words, editions } = text.value;
  return (
    <Choices
      label={words.edition}
      labelHidden
      value={edition}
      onChange={(next) => go({ screen: 'rules', game: GAME, edition: next }, 'replace')}
      choices={EDITION_IDS.map((value) => ({ value, name: editions[value] }))}
    />
  );
}

export function Rules({ edition: wanted, section }: RulesProps) {
  const book = useBook(loadHelp);
  const edition = EDITION_KEY[wanted ?? 'classic'] ?? 'classic';
  return (
    <Reading
      book={book}
      edition={edition}
      // A link may name a section or a rule.
      section={section && (sectionForRule(section) ?? section)}
      linkTo={(id) => hrefOf({ screen: 'rules', game: GAME, edition, section: id })}
      drawn={(props) => <Picture {...props} />}
    >
      <EditionChoice edition={edition} />
    </Reading>
  );
}
