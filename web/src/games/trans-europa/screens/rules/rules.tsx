// The rules: by edition, searchable, with small pictures of the board.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { boardById } from '@branchline/boards';
import { EDITION_IDS } from '@branchline/trans-europa';
import './rules.css';
import type { RulesProps } from '../../../game-ui.ts';
import { GAME } from '../../game.ts';
import { text, textLanguage } from '../../messages/more-text.ts';
import { go, hrefOf } from '../../../../nav/router.ts';
import { cityName } from '../../play/names.ts';
import { BoardPicture } from '../../board/index.ts';
import { loadHelp, searchHelp, sectionForRule } from '../../help/index.ts';
import type { HelpBlock, HelpBook, HelpEdition, HelpSection } from '../../help/index.ts';
import { Choices } from '../../../../ui/controls.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { Rich } from '../../../../ui/rich.tsx';

function Block({ block }: { readonly block: HelpBlock }) {
  switch (block.kind) {
    case 'list':
      return (
        <ul class="rules-items">
          {block.items.map((item) => (
            <li key={item}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div class="rules-table">
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell} scope="col">
                    <Rich text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, index) => (
                    <td key={index}>
                      <Rich text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    default:
      return (
        <p class={block.kind === 'note' ? 'rules-note' : undefined}>
          <Rich text={block.text} />
        </p>
      );
  }
}

function Section({ section }: { readonly section: HelpSection }) {
  const board = section.board && boardById(section.board.board);
  const names = new Map(board?.cities.map((city) => [city.id, cityName(city)]));
  return (
    <article class="rules-section" id={`rules-${section.id}`}>
      <h3>{section.title}</h3>
      {section.body.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {section.board && board && (
        <figure class="rules-picture">
          <BoardPicture
            board={board}
            frame={section.board.frame}
            me={section.board.me}
            marks={section.board.marks}
            scale={46}
            city={(id) => names.get(id) ?? id}
            label={section.picture ?? section.title}
          />
          {section.picture !== undefined && <figcaption>{section.picture}</figcaption>}
        </figure>
      )}
      <p class="rules-ids">{section.rules.join(' · ')}</p>
    </article>
  );
}

const EDITION_KEY: Readonly<Record<string, HelpEdition>> = { classic: 'classic', ferry: 'ferry', prestige: 'prestige' };

/** The rules in the language of the page, as soon as they are there. */
function useBook(): HelpBook | undefined {
  const [book, setBook] = useState<HelpBook>();
  const language = textLanguage.value;
  useEffect(() => {
    let current = true;
    void loadHelp(language).then((loaded) => {
      if (current) setBook(loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return book;
}

/** A link may name a section or a rule. */
function useSectionInView(book: HelpBook | undefined, wanted: string | undefined): void {
  useEffect(() => {
    if (!book || wanted === undefined) return;
    const id = sectionForRule(wanted.toUpperCase()) ?? wanted;
    document.getElementById(`rules-${id}`)?.scrollIntoView();
  }, [book, wanted]);
}

type HeadProps = {
  readonly edition: HelpEdition;
  readonly query: string;
  readonly onQuery: (query: string) => void;
};

function Head({ edition, query, onQuery }: HeadProps) {
  const { rules: words, editions } = text.value;
  return (
    <div class="rules-head">
      <Choices
        label={words.edition}
        labelHidden
        value={edition}
        onChange={(next) => go({ screen: 'rules', game: GAME, edition: next }, 'replace')}
        choices={EDITION_IDS.map((value) => ({ value, name: editions[value] }))}
      />
      <label class="rules-search">
        <Icon name="search" size={18} />
        <input
          type="search"
          placeholder={words.search}
          aria-label={words.search}
          value={query}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

type BookProps = { readonly book: HelpBook; readonly edition: HelpEdition };

const linkTo = (edition: HelpEdition, section: string): string =>
  hrefOf({ screen: 'rules', game: GAME, edition, section });

function Hits({
  book,
  edition,
  query,
  onChosen,
}: BookProps & { readonly query: string; readonly onChosen: () => void }) {
  const { rules: words, editions, list } = text.value;
  const hits = searchHelp(book, query);
  return (
    <section class="rules-hits" aria-live="polite">
      <p class="section-help">{hits.length === 0 ? words.nothing : words.found(hits.length)}</p>
      {hits.map(({ section, excerpt }) => (
        <a
          key={section.id}
          class="rules-hit"
          href={linkTo(section.editions.includes(edition) ? edition : section.editions[0]!, section.id)}
          onClick={onChosen}
        >
          <b>
            {section.title}
            {section.editions.length < EDITION_IDS.length && (
              <small> {words.onlyIn(list(section.editions.map((each) => editions[each])))}</small>
            )}
          </b>
          <span>
            <Rich text={excerpt} />
          </span>
        </a>
      ))}
    </section>
  );
}

function Chapters({ book, edition }: BookProps) {
  const chapters = useMemo(() => book.chapters.filter(({ editions }) => editions.includes(edition)), [book, edition]);
  return (
    <div class="rules-body">
      <nav class="rules-contents" aria-label={text.value.rules.contents}>
        {chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>{chapter.title}</h2>
            <ul>
              {chapter.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={linkTo(edition, id)}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div class="rules-text">
        {chapters.map((chapter) => (
          <section key={chapter.id} class="section">
            <h2>{chapter.title}</h2>
            {chapter.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

export function Rules({ edition: wanted, section }: RulesProps) {
  const [query, setQuery] = useState('');
  const book = useBook();
  useSectionInView(book, section);
  const edition = EDITION_KEY[wanted ?? 'classic'] ?? 'classic';
  return (
    <div class="rules-book" aria-busy={book?.language !== textLanguage.value}>
      <Head edition={edition} query={query} onQuery={setQuery} />
      {!book ? (
        <p class="page-about">{text.value.rules.loading}</p>
      ) : query.trim() === '' ? (
        <Chapters book={book} edition={edition} />
      ) : (
        <Hits book={book} edition={edition} query={query} onChosen={() => setQuery('')} />
      )}
    </div>
  );
}
