// The rules pages: complete in every language, true to the rules and the boards, and found by search.

import { boardById, LANGUAGES, type Board } from '@branchline/boards';
import { defaultOptions, EDITIONS, roundRules, SPECIAL_CARDS } from '@branchline/trans-europa';
import { describe, expect, test } from 'vitest';
import { loadHelp, sectionForRule, type HelpPicture } from '../../../src/games/trans-europa/help/index.ts';
import { PRINTED_TARGET } from '../../../src/games/trans-europa/play/rules-route.ts';
import { searchHelp } from '../../../src/help/search.ts';
import type { HelpBook } from '../../../src/help/types.ts';
import { checkBooks, sectionsOf } from '../../support/help-checks.ts';
import { allRefusals } from './support/refusals.ts';

const books = await Promise.all(LANGUAGES.map(loadHelp));
const english = books[0]!;
const find = (book: HelpBook, query: string): string[] => searchHelp(book, query).map(({ section }) => section.id);
const bookIn = (language: string): HelpBook => books.find((book) => book.language === language)!;

/** The one table of a section. */
function tableOf(id: string, book: HelpBook = english) {
  const block = sectionsOf(book)
    .find((section) => section.id === id)!
    .body.find((each) => each.kind === 'table');
  if (block?.kind !== 'table') throw new Error(`no table in ${id}`);
  return block;
}

const RULE = /\bT[ECP]-[A-Z]+-[0-9A-Z]+[a-z]?\b/g;

checkBooks(books);

describe('rules and sections', () => {
  test('every rule of the game is explained, and no other', () => {
    const spec = import.meta.glob<string>('../../../../games/trans-europa/SPEC.md', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const rules = new Set(Object.values(spec).flatMap((text) => text.match(RULE) ?? []));
    const explained = new Set(sectionsOf(english).flatMap((section) => section.rules));
    expect(rules.size).toBeGreaterThan(100);
    expect([...explained].toSorted()).toEqual([...rules].toSorted());
  });

  test('every rule that a refused move names leads to a section', () => {
    const named = new Set(allRefusals().map(({ rule }) => rule));
    expect(named.size).toBeGreaterThan(15);
    for (const rule of named) expect(sectionForRule(rule), rule).toBeDefined();
  });

  test('[TP-CARD-1] each of the 19 special cards has its section', () => {
    expect(SPECIAL_CARDS.length).toBe(19);
    for (const { number: no } of SPECIAL_CARDS) expect(sectionForRule(`TP-CARD-${no}`), `card ${no}`).toMatch(/^card-/);
  });

  test('[TP-CARD-2] the tables of points are those the game uses', () => {
    const rows = tableOf('card-points').rows.map((row) => row.slice(1).map(Number));
    for (const [row, { table }] of [roundRules([1]), roundRules([]), roundRules([2])].entries()) {
      expect(rows[row]).toEqual(Array.from({ length: 8 }, (_, missing) => table[missing] ?? table.at(-1)));
    }
    expect(tableOf('prestige-score').rows.map((row) => Number(row[1]))).toEqual([4, 3, 2, 1, 0]);
  });

  test('[TP-CARD-6] the colours of the cards are those of the boards', () => {
    const pairs = new Map(tableOf('cards-hand').rows.map(([card, board]) => [board, card]));
    for (const id of ['europe', 'usa']) {
      for (const region of boardById(id)!.regions) expect(pairs.get(region.id), id).toBe(region.prestige);
    }
    // The rows stand in the same order in every language.
    const ids = tableOf('cards-hand').rows.map(([, board]) => board!);
    for (const book of books) {
      const rows = tableOf('cards-hand', book).rows.map((row) => row.slice(2));
      const titles = ids.map((id) =>
        ['europe', 'usa'].map(
          (board) => boardById(board)!.regions.find((region) => region.id === id)!.title[book.language],
        ),
      );
      expect(rows, book.language).toEqual(titles);
    }
    for (const region of boardById('central-europe')!.regions) expect(region.id).toBe(region.prestige);
  });

  test('a rule is at home where it is explained', () => {
    expect(sectionForRule('TE-BUILD-5')).toBe('connected');
    expect(sectionForRule('TE-START-3')).toBe('marker');
    expect(sectionForRule('TE-FERRY-5')).toBe('ferry-turn');
    expect(sectionForRule('TP-CARD-9a')).toBe('card-rhythm');
    expect(sectionForRule('TP-CARD-9z')).toBe('card-rhythm');
    expect(sectionForRule('tp-card-9a')).toBe('card-rhythm');
    expect(sectionForRule('TP-CARD-A')).toBe('cards-how');
    expect(sectionForRule('TE-NOTHING-1')).toBeUndefined();
  });
});

describe('board pictures', () => {
  const pictures = sectionsOf(english).flatMap(({ id, figure }) =>
    figure === undefined ? [] : [{ id, picture: figure }],
  );
  const known = (board: Board) => ({
    junctions: new Set(board.junctions.map(({ id }) => id)),
    lines: new Map(board.lines.map((line) => [line.id, line])),
    cities: new Set(board.cities.map(({ id }) => id)),
  });

  /** Junctions reached from the viewer's marker over what the picture shows as joined. */
  function reached({ marks, me }: HelpPicture): Set<string> {
    const joined = [...(marks.tracks ?? []), ...(marks.ferries ?? [])].filter((mark) => mark.joined);
    const found = new Set((marks.markers ?? []).filter(({ colour }) => colour === me).map(({ junction }) => junction));
    for (let before = -1; before !== found.size;) {
      before = found.size;
      for (const { line } of joined) {
        const ends = line.split('-');
        if (ends.some((end) => found.has(end))) ends.forEach((end) => found.add(end));
      }
    }
    return found;
  }

  test('there are some, each with a caption', () => {
    expect(pictures.length).toBeGreaterThan(9);
    for (const { id, figure, picture } of sectionsOf(english))
      expect(picture !== undefined, id).toBe(figure !== undefined);
  });

  test.each(pictures)('$id shows real places at their real cost', ({ picture }) => {
    const board = boardById(picture.board);
    expect(board).toBeDefined();
    const { junctions, lines, cities } = known(board!);
    const { marks } = picture;
    const listed = [
      ...(marks.legal ?? []),
      ...(marks.plan ?? []),
      ...(marks.missing ?? []).flatMap((each) => each.lines),
    ];
    for (const { line, cost } of listed) expect(lines.get(line)?.cost, line).toBe(cost);
    for (const { line } of marks.tracks ?? []) {
      expect(lines.has(line), line).toBe(true);
      expect(lines.get(line)?.kind, line).not.toBe('ferry');
    }
    for (const { line } of marks.ferries ?? []) expect(lines.get(line)?.kind, line).toBe('ferry');
    for (const { junction } of marks.markers ?? []) expect(junctions, junction).toContain(junction);
    for (const junction of marks.legalJunctions ?? []) expect(junctions, junction).toContain(junction);
    for (const { city } of marks.cities ?? []) expect(cities, city).toContain(city);
    const taken = [...(marks.tracks ?? []), ...(marks.ferries ?? [])].map(({ line }) => line);
    expect(new Set(taken).size).toBe(taken.length);
    const free = [...(marks.legal ?? []), ...(marks.plan ?? [])].map(({ line }) => line);
    for (const line of free) expect(taken, line).not.toContain(line);
  });

  test.each(pictures)('$id tells joined from loose tracks as the rules do', ({ id, picture }) => {
    const { marks } = picture;
    const network = reached(picture);
    const touches = (line: string): boolean => line.split('-').some((end) => network.has(end));
    for (const { line, joined } of marks.tracks ?? []) expect(touches(line), line).toBe(joined);
    for (const { line } of marks.legal ?? []) expect(touches(line), line).toBe(true);
    const cityAt = new Map(boardById(picture.board)!.cities.map((city) => [city.id, city.junction]));
    for (const { city, target, linked } of marks.cities ?? []) {
      if (target) expect(network.has(cityAt.get(city)!), `${id} ${city}`).toBe(linked ?? false);
    }
  });

  test('[TE-MISS-1] the missing lines of a picture link every city it marks', () => {
    const scored = pictures.filter(({ picture }) => picture.marks.missing !== undefined);
    expect(scored.map(({ id }) => id)).toEqual(['missing', 'together', 'ferry-missing']);
    for (const { id, picture } of scored) {
      const { tracks = [], missing = [], cities = [] } = picture.marks;
      const laid = missing.flatMap(({ lines }) => lines.map(({ line }) => ({ line, joined: true })));
      const network = reached({ ...picture, marks: { ...picture.marks, tracks: [...tracks, ...laid], ferries: [] } });
      const board = boardById(picture.board)!;
      for (const { city } of cities) {
        expect(network, id).toContain(board.cities.find((each) => each.id === city)!.junction);
      }
    }
  });

  test('[TP-BUILD-2] the picture of the tunnel shows the tunnel', () => {
    const { picture } = pictures.find(({ id }) => id === 'prestige-lines')!;
    const tunnels = boardById(picture.board)!.lines.filter(({ art }) => art === 'tunnel');
    expect(picture.marks.tracks?.map(({ line }) => line)).toContain(tunnels[0]!.id);
  });
});

/** What players type, in the form that comes to their mind, and a section that answers it. */
const INFLECTED: Readonly<Record<string, readonly (readonly [query: string, section: string])[]>> = {
  en: [
    ['ferries', 'ferry-line'],
    ['missing cities', 'together'],
    ['starting players', 'players'],
    ['scored', 'classic-score'],
    ['linking', 'linked'],
    ['colored', 'ferry-pieces'],
    ['intersections', 'board'],
  ],
  de: [
    ['Fähren bauen', 'ferry-reach'],
    ['fehlender Schienen', 'missing'],
    ['Startspielers', 'players'],
    ['Kreuzungspunkts', 'board'],
    ['Lokschuppens', 'classic-score'],
    ['Netzen', 'network'],
    ['Städtekarten', 'dealing'],
    ['Doppelschienen', 'lines'],
    ['Spielzug', 'turn'],
    ['Startfeld', 'marker'],
    ['Prestigepunkteleiste', 'prestige-end'],
  ],
  fr: [
    ['rail manquant', 'missing'],
    ['rails manquants', 'missing'],
    ['premiers joueurs', 'players'],
    ['relier', 'linked'],
    ['perdu', 'classic-score'],
    ['cartes spéciales', 'cards-how'],
    ['PP', 'prestige-score'],
    ['pointillés', 'players'],
    ['voies ferrées', 'pieces'],
  ],
  nl: [
    ['ontbrekend', 'missing'],
    ['veerboten', 'ferry-line'],
    ['aansluiten', 'linked'],
    ['kruispunten', 'board'],
    ['regio’s', 'board'],
    ['minpunten', 'classic-score'],
    ['scorespoor', 'classic-score'],
    ['waardering', 'classic-score'],
    ['reststapel', 'dealing'],
  ],
  pl: [
    ['parowozownia', 'classic-score'],
    ['promy', 'ferry-line'],
    ['prom', 'ferry-line'],
    ['znaczników', 'marker'],
    ['brakujący tor', 'missing'],
    ['sieć', 'network'],
    ['sieci', 'network'],
    ['skrzyżowanie', 'board'],
    ['kartami specjalnymi', 'cards-how'],
    ['punkty ujemne', 'classic-score'],
    ['odcinka', 'board'],
    ['sieć kolejowa', 'network'],
  ],
};

describe('searching', () => {
  test.each(
    LANGUAGES.flatMap((language) => INFLECTED[language]!.map(([query, section]) => ({ language, query, section }))),
  )('in $language “$query” leads to $section', ({ language, query, section }) =>
    expect(find(bookIn(language), query)).toContain(section),
  );

  test('ignores accents and case', () => {
    expect(find(bookIn('fr'), 'reserve epuisee')).toContain('supply');
    expect(find(bookIn('fr'), 'RÉSERVE')).toEqual(find(bookIn('fr'), 'reserve'));
    expect(find(bookIn('pl'), 'polaczone')).toContain('linked');
    expect(find(bookIn('de'), 'fahre')).toEqual(find(bookIn('de'), 'Fähre'));
    expect(find(bookIn('de'), 'anschließen').length).toBeGreaterThan(0);
    expect(find(bookIn('de'), 'anschliessen')).toEqual(find(bookIn('de'), 'anschließen'));
  });

  test('wants every word and puts titles first', () => {
    expect(find(english, 'ferry missing')[0]).toBe('ferry-missing');
    expect(find(english, 'criss-cross')[0]).toBe('card-anywhere');
    expect(find(english, 'ferry zebra')).toEqual([]);
  });

  test('knows rule ids and words that stand for a section', () => {
    expect(find(english, 'TP-CARD-16')).toContain('card-pass');
    expect(find(english, 'undo')).toEqual(['final']);
    expect(find(bookIn('nl'), 'ongedaan')).toEqual(['final']);
  });

  test('an empty query finds nothing', () => {
    expect(searchHelp(english, '')).toEqual([]);
    expect(searchHelp(english, ' – ! ')).toEqual([]);
  });

  test('the excerpt shows the find in bold, cut between words', () => {
    const hit = searchHelp(english, 'unbroken')[0]!;
    expect(hit.section.id).toBe('goal');
    expect(hit.excerpt).toMatch(/^… .*\*unbroken\*/);
    expect(searchHelp(english, 'dealt')[0]!.excerpt).toMatch(/\*dealt\*/);
    const [second] = searchHelp(english, 'two to six');
    expect(second!.excerpt).toBe(
      '*Two* *to* *six* play, each in their own colour. The first starting player is drawn by lot unless the table has agreed otherwise.',
    );
    expect(searchHelp(bookIn('fr'), 'depot')[0]!.excerpt).toContain('*dépôt*');
  });
});

test('the printed target of the rules pages is that of every edition', () => {
  for (const edition of Object.values(EDITIONS)) expect(defaultOptions(edition).targetScore).toBe(PRINTED_TARGET);
});
