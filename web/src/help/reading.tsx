// The rules of a game to read: contents beside them, a search above them, figures drawn by the game.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import './reading.css';
import { text, textLanguage } from '../messages/more-text.ts';
import { Icon } from '../ui/icons.tsx';
import { Rich } from '../ui/rich.tsx';
import { Block } from './block.tsx';
import { searchHelp } from './search.ts';
import type { HelpBook, HelpSection } from './types.ts';

type FigureProps<F> = { readonly figure: F; readonly section: HelpSection<F>; readonly book: HelpBook<F> };

type BookProps<F> = {
  readonly book: HelpBook<F>;
  /** Leaves out what does not concern this edition. */
  readonly edition?: string;
  readonly linkTo: (section: string) => string;
  /** Draws what belongs to a section. */
  readonly drawn: (props: FigureProps<F>) => JSX.Element | null;
};

type ReadingProps<F> = Omit<BookProps<F>, 'book'> & {
  /** Nothing while it is being fetched. */
  readonly book: HelpBook<F> | undefined;
  /** The section an address asks for. */
  readonly section: string | undefined;
  /** Stands beside the search. */
  readonly children?: ComponentChildren;
};

const concerns = ({ editions }: { readonly editions?: readonly string[] }, edition: string | undefined): boolean =>
  editions === undefined || edition === undefined || editions.includes(edition);

function Section<F>({ section, book, drawn }: Pick<BookProps<F>, 'book' | 'drawn'> & { section: HelpSection<F> }) {
  return (
    <article class="rules-section" id={`rules-${section.id}`}>
      <h3>{section.title}</h3>
      {section.body.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {section.figure !== undefined && (
        <figure class="rules-picture">
          {drawn({ figure: section.figure, section, book })}
          {section.picture !== undefined && <figcaption>{section.picture}</figcaption>}
        </figure>
      )}
      <p class="rules-ids">{section.rules.join(' · ')}</p>
    </article>
  );
}

function useSectionInView(book: HelpBook | undefined, section: string | undefined): void {
  useEffect(() => {
    if (book && section !== undefined) document.getElementById(`rules-${section}`)?.scrollIntoView();
  }, [book, section]);
}

function Search({ query, onQuery }: { readonly query: string; readonly onQuery: (query: string) => void }) {
  const { reading: words } = text.value;
  return (
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
  );
}

type HitsProps<F> = BookProps<F> & { readonly query: string; readonly onChosen: () => void };

function Hits<F>({ book, edition, query, linkTo, onChosen }: HitsProps<F>) {
  const { reading: words } = text.value;
  const hits = searchHelp(book, query).filter(({ section }) => concerns(section, edition));
  return (
    <section class="rules-hits" aria-live="polite">
      <p class="section-help">{hits.length === 0 ? words.nothing : words.found(hits.length)}</p>
      {hits.map(({ section, excerpt }) => (
        <a key={section.id} class="rules-hit" href={linkTo(section.id)} onClick={onChosen}>
          <b>{section.title}</b>
          <span>
            <Rich text={excerpt} />
          </span>
        </a>
      ))}
    </section>
  );
}

function Chapters<F>({ book, edition, linkTo, drawn }: BookProps<F>) {
  const chapters = useMemo(() => book.chapters.filter((chapter) => concerns(chapter, edition)), [book, edition]);
  return (
    <div class="rules-body">
      <nav class="rules-contents" aria-label={text.value.reading.contents}>
        {chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>{chapter.title}</h2>
            <ul>
              {chapter.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={linkTo(id)}>{title}</a>
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
              <Section key={section.id} section={section} book={book} drawn={drawn} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

export function Reading<F>({ book, section, children, ...reading }: ReadingProps<F>) {
  const [query, setQuery] = useState('');
  useSectionInView(book, section);
  return (
    <div class="rules-book" aria-busy={book?.language !== textLanguage.value}>
      <div class="rules-head">
        {children}
        <Search query={query} onQuery={setQuery} />
      </div>
      {!book ? (
        <p class="page-about">{text.value.reading.loading}</p>
      ) : query.trim() === '' ? (
        <Chapters {...reading} book={book} />
      ) : (
        <Hits {...reading} book={book} query={query} onChosen={() => setQuery('')} />
      )}
    </div>
  );
}
