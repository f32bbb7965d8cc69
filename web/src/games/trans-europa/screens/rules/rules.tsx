// The rules: by edition, with small pictures of the board.

import { useMemo } from 'preact/hooks';
import './rules.css';
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
import { cityName } from '../../play/names.ts';
import { PRINTED_TARGET } from '../../play/rules-route.ts';

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

/** Sections that speak of the length of the scoring track. */
const OF_TARGET: ReadonlySet<string> = new Set([
  'classic-score',
  'classic-end',
  'ferry-score',
  'ferry-end',
  'prestige-end',
]);

/** The book for a table that plays to another number than the printed one. */
function bookFor(book: HelpBook<HelpPicture>, target: number): HelpBook<HelpPicture> {
  const note = { kind: 'note', text: text.value.rules.target(target, PRINTED_TARGET) } as const;
  return {
    ...book,
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map((section) =>
        OF_TARGET.has(section.id) ? { ...section, body: [...section.body, note] } : section,
      ),
    })),
  };
}

/** The edition of an address, and how far a table plays if it says so: `prestige-8`. */
function readEdition(word = ''): { readonly edition: HelpEdition; readonly target?: number } {
  const [, name = '', target] = /^([a-z]+)(?:-(\d{1,3}))?$/.exec(word) ?? [];
  return { edition: EDITION_KEY[name] ?? 'classic', ...(target === undefined ? {} : { target: Number(target) }) };
}

export function Rules({ edition: wanted, section }: RulesProps) {
  const printed = useBook(loadHelp);
  const { edition, target } = readEdition(wanted);
  const book = useMemo(
    () => (printed && target !== undefined ? bookFor(printed, target) : printed),
    [printed, target, text.value],
  );
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
          edition: editions.includes(edition) ? (wanted ?? edition) : editions[0]!,
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
