// The rules: by edition, searchable, with small pictures of the board.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { boardById } from '@branchline/boards';
import { EDITION_IDS } from '@branchline/trans-europa';
import './rules.css';
import { text, textLanguage } from '../../app/language.ts';
import { go, hrefOf } from '../../app/router.ts';
import { BoardPicture } from '../../board/index.ts';
import { loadHelp, searchHelp, sectionForRule } from '../../help/index.ts';
import type { HelpBlock, HelpBook, HelpEdition, HelpSection } from '../../help/index.ts';
import { Choices } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Page } from '../page.tsx';

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

function Section({ section, book }: { readonly section: HelpSection; readonly book: HelpBook }) {
  const board = section.board && boardById(section.board.board);
  const names = new Map(board?.cities.map((city) => [city.id, city.names[book.language]]));
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

type RulesProps = { readonly edition: string | undefined; readonly section: string | undefined };

export function Rules({ edition: wanted, section: wantedSection }: RulesProps) {
  const { rules: words, editions } = text.value;
  const [book, setBook] = useState<HelpBook>();
  const [query, setQuery] = useState('');
  const language = textLanguage.value;
  const edition = EDITION_KEY[wanted ?? 'classic'] ?? 'classic';
  useEffect(() => {
    let current = true;
    void loadHelp(language).then((loaded) => {
      if (current) setBook(loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);
  // A link may name a section or a rule.
  useEffect(() => {
    if (!book || wantedSection === undefined) return;
    const id = sectionForRule(wantedSection.toUpperCase()) ?? wantedSection;
    document.getElementById(`rules-${id}`)?.scrollIntoView();
  }, [book, wantedSection]);

  const chapters = useMemo(
    () => book?.chapters.filter(({ editions: for_ }) => for_.includes(edition)) ?? [],
    [book, edition],
  );
  const hits =
    book && query.trim() !== ''
      ? searchHelp(book, query).filter(({ section }) => section.editions.includes(edition))
      : undefined;

  return (
    <Page title={words.title} wide busy={book?.language !== language}>
      <div class="rules-head">
        <Choices
          label={words.edition}
          labelHidden
          value={edition}
          onChange={(next) => go({ screen: 'rules', edition: next }, 'replace')}
          choices={EDITION_IDS.map((value) => ({ value, name: editions[value].name }))}
        />
        <label class="rules-search">
          <Icon name="search" size={18} />
          <input
            type="search"
            placeholder={words.search}
            aria-label={words.search}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
      </div>
      {!book && <p class="page-about">{words.loading}</p>}
      {book && hits && (
        <section class="rules-hits" aria-live="polite">
          <p class="section-help">{hits.length === 0 ? words.nothing : words.found(hits.length)}</p>
          {hits.map(({ section, excerpt }) => (
            <a
              key={section.id}
              class="rules-hit"
              href={hrefOf({ screen: 'rules', edition, section: section.id })}
              onClick={() => setQuery('')}
            >
              <b>{section.title}</b>
              <span>
                <Rich text={excerpt} />
              </span>
            </a>
          ))}
        </section>
      )}
      {book && !hits && (
        <div class="rules-body">
          <nav class="rules-contents" aria-label={words.contents}>
            {chapters.map((chapter) => (
              <section key={chapter.id}>
                <h2>{chapter.title}</h2>
                <ul>
                  {chapter.sections.map(({ id, title }) => (
                    <li key={id}>
                      <a href={hrefOf({ screen: 'rules', edition, section: id })}>{title}</a>
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
                  <Section key={section.id} section={section} book={book} />
                ))}
              </section>
            ))}
          </div>
        </div>
      )}
    </Page>
  );
}
