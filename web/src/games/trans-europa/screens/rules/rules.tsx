// The rules: by edition, with small pictures of the board.

import { boardById } from '@branchline/boards';
import { EDITION_IDS } from '@branchline/trans-europa';
import type { RulesProps } from '../../../game-ui.ts';
import { Reading } from '../../../../help/reading.tsx';
import type { HelpSection } from '../../../../help/types.ts';
import { useBook } from '../../../../help/use-book.ts';
import { go, hrefOf } from '../../../../nav/router.ts';
import { Choices } from '../../../../ui/controls.tsx';
import { BoardPicture } from '../../board/index.ts';
import { GAME } from '../../game.ts';
import { loadHelp, sectionForRule } from '../../help/index.ts';
import type { HelpEdition, HelpPicture } from '../../help/index.ts';
import { text } from '../../messages/more-text.ts';
import { cityName } from '../../play/names.ts';

type PictureProps = {
  readonly figure: HelpPicture;
  readonly section: HelpSection<HelpPicture>;
};

function Picture({ figure, section }: PictureProps) {
  const board = boardById(figure.board);
  if (!board) return null;
  const names = new Map(board.cities.map((city) => [city.id, cityName(city)]));
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

/** For which editions a section holds, where it is not all. */
function onlyIn({ editions: held }: HelpSection): string | undefined {
  const { rules: words, editions, list } = text.value;
  const named = EDITION_IDS.filter((id) => held?.includes(id));
  return held && named.length < EDITION_IDS.length ? words.onlyIn(list(named.map((id) => editions[id]))) : undefined;
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
      linkTo={({ id, editions = [edition] }) =>
        hrefOf({
          screen: 'rules',
          game: GAME,
          edition: editions.includes(edition) ? edition : editions[0]!,
          section: id,
        })
      }
      noteOf={onlyIn}
      drawn={(props) => <Picture {...props} />}
    >
      <EditionChoice edition={edition} />
    </Reading>
  );
}
