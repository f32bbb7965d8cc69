// The rules pages of the business game: complete in every language, true to the rules, the amounts and the map.

import { content, LANGUAGES, OPTION_NAMES, PHASES } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import {
  loadHelp,
  sectionForRule,
  type HelpFigure,
  type MapFigure,
} from '../../../src/games/trains-of-europe/help/index.ts';
import { de } from '../../../src/games/trains-of-europe/messages/de.ts';
import { en } from '../../../src/games/trains-of-europe/messages/en.ts';
import { fr } from '../../../src/games/trains-of-europe/messages/fr.ts';
import { nl } from '../../../src/games/trains-of-europe/messages/nl.ts';
import { pl } from '../../../src/games/trains-of-europe/messages/pl.ts';
import { de as setupDe } from '../../../src/games/trains-of-europe/messages/setup/de.ts';
import { en as setupEn } from '../../../src/games/trains-of-europe/messages/setup/en.ts';
import { fr as setupFr } from '../../../src/games/trains-of-europe/messages/setup/fr.ts';
import { nl as setupNl } from '../../../src/games/trains-of-europe/messages/setup/nl.ts';
import { pl as setupPl } from '../../../src/games/trains-of-europe/messages/setup/pl.ts';
import { blockTexts, searchHelp } from '../../../src/help/search.ts';
import type { HelpBook, HelpSection } from '../../../src/help/types.ts';
import { checkBooks, sectionsOf, textsOf } from '../../support/help-checks.ts';

const WORDS = { en, de, fr, nl, pl };
const SETUP = { en: setupEn, de: setupDe, fr: setupFr, nl: setupNl, pl: setupPl };
const books = await Promise.all(LANGUAGES.map(loadHelp));
const english = books[0]!;
const bookIn = (language: string) => books.find((book) => book.language === language)!;
const find = (book: HelpBook, query: string): string[] => searchHelp(book, query).map(({ section }) => section.id);
const sectionIn = (book: HelpBook<HelpFigure>, id: string): HelpSection<HelpFigure> =>
  sectionsOf(book).find((section) => section.id === id)!;

/** The one table of a section, in English. */
function tableOf(id: string) {
  const block = sectionIn(english, id).body.find((each) => each.kind === 'table');
  if (block?.kind !== 'table') throw new Error(`no table in ${id}`);
  return block;
}

/** Rules that tell programs how to agree, not people how to play. */
const NOT_FOR_PLAYERS: Readonly<Record<string, string>> = {
  'TOE-SETUP-8': 'the order in which a program draws shows in the file of a game only',
  'TOE-SETUP-10': 'the page looks after bank and vehicles',
};

const RULE = /\bTOE-[0-9A-Z]+-\d+\b/g;

checkBooks(books);

describe('rules and sections', () => {
  const spec = import.meta.glob<string>('../../../../games/trains-of-europe/SPEC.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  /** Ids at the head of a row; those in a row's text only refer to others. */
  const rules = new Set(
    Object.values(spec)
      .flatMap((text) => text.split('\n'))
      .flatMap((line) => line.match(/^\| (TOE-[0-9A-Z]+-\d+) /)?.[1] ?? []),
  );
  const explained = new Set(sectionsOf(english).flatMap((section) => section.rules));

  test('every rule is explained, or is no rule for players', () => {
    expect(rules.size).toBeGreaterThan(130);
    expect([...explained, ...Object.keys(NOT_FOR_PLAYERS)].toSorted()).toEqual([...rules].toSorted());
  });

  test('every rule leads to a section, in capitals or not', () => {
    for (const rule of explained) expect(sectionForRule(rule), rule).toBeDefined();
    expect(sectionForRule('toe-lic-3')).toBe('fees');
    expect(sectionForRule('TOE-AUC-5')).toBe('auction-bidding');
    expect(sectionForRule('TOE-EVAL-7')).toBe('evaluation');
    expect(sectionForRule('no such rule')).toBeUndefined();
  });

  test('the texts themselves name no ids', () => {
    for (const text of books.flatMap(textsOf)) expect(text).not.toMatch(RULE);
  });

  test.each(LANGUAGES)('phases and options are called as at the table in %s', (language) => {
    const book = bookIn(language);
    for (const phase of PHASES) expect(sectionIn(book, phase).title).toBe(WORDS[language].phases[phase].name);
    const variants = book.chapters.find(({ id }) => id === 'variants')!;
    const bold = variants.sections.flatMap(({ body }) =>
      body.flatMap(blockTexts).flatMap((text) => text.match(/^\*(.*?)\s?:\*/u)?.[1] ?? []),
    );
    const names = OPTION_NAMES.map((option) => SETUP[language].options[option].name);
    expect(bold.toSorted()).toEqual(names.toSorted());
  });
});

describe('amounts', () => {
  const { config, map, vehicles } = content;
  const k = (amount: number): string => `${amount / 1000}k`;

  test('[TOE-LIC-3] the table of fees is what the bank asks', () => {
    const asked = config.trackFactor.map((factor) =>
      [1, 2, 3].map((segments) => k(config.feePerSegment * factor * segments)),
    );
    expect(tableOf('fees').rows.map((row) => row.slice(1))).toEqual(asked);
  });

  test('[TOE-AUC-3] the examples of lowest bids', () => {
    const note = blockTexts(sectionIn(english, 'auction-minimum').body[1]!)[0]!;
    expect(note.match(/\d+k/g)).toEqual(['50k', '30k', '30k', '20k', '30k']);
    const { discount, floor, licencePerSegment } = config.minBid;
    expect([50_000, 30_000].map((price) => Math.max(price - discount, floor))).toEqual([30_000, 20_000]);
    expect(3 * licencePerSegment).toBe(30_000);
  });

  test('[TOE-COMP-7] [TOE-COMP-8] the numbers of cards', () => {
    const texts = blockTexts(sectionIn(english, 'pieces').body[0]!);
    const launch = content.contracts.filter((contract) => contract.launch).length;
    const copies = (kind: string): number =>
      vehicles.filter((model) => model.kind === kind).reduce((sum, model) => sum + model.copies, 0);
    expect(texts[0]).toContain(
      `${content.contracts.length} contracts: ${launch} launch contracts and ${content.contracts.length - launch} others`,
    );
    expect(texts[1]).toContain(
      `${copies('loco') + copies('wagon')} vehicles: ${copies('loco')} locomotives and power cars, ${copies('wagon')} wagons`,
    );
    expect(texts[2]).toContain(`${config.sticks} sticks`);
  });

  test('[TOE-LIC-1] [TOE-LIC-2] what the captions say of sections', () => {
    const measures = (id: string): number[] => {
      const { segments, tracks } = map.sections.find((section) => section.id === id)!;
      return [tracks, segments];
    };
    expect([measures('calais-bruxelles'), measures('manchester-london')]).toEqual([
      [3, 1],
      [2, 2],
    ]);
    expect(measures('dublin-manchester')[0]).toBe(1);
  });
});

describe('figures', () => {
  const figures = sectionsOf(english).flatMap(({ id, figure }) => (figure === undefined ? [] : [{ id, figure }]));
  const maps = figures.flatMap(({ id, figure }) => (figure.kind === 'map' ? [{ id, figure }] : []));
  const sections = new Map(content.map.sections.map((section) => [section.id, section]));
  const cities = new Set(content.map.cities.map((city) => city.id));
  const mapOf = (id: string): MapFigure => maps.find((each) => each.id === id)!.figure;

  /** The cities of a company and the segments of each connected part of its network, the largest first. */
  function networkOf({ marks }: MapFigure, colour: string) {
    const held = (marks.tracks ?? []).flatMap(({ section, companies }) =>
      companies.some((company) => company === colour) ? [sections.get(section)!] : [],
    );
    const part = new Map(held.flatMap(({ a, b }) => [a, b]).map((city) => [city, city]));
    for (const { a, b } of held) {
      const [from, to] = [part.get(a)!, part.get(b)!];
      for (const [city, each] of part) if (each === from) part.set(city, to);
    }
    const sizes = new Map<string, number>();
    for (const { a, segments } of held) sizes.set(part.get(a)!, (sizes.get(part.get(a)!) ?? 0) + segments);
    return {
      cities: [...part.keys()],
      parts: [...sizes.values()].toSorted((x, y) => y - x),
      joined: (a: string, b: string) => part.get(a) === part.get(b),
    };
  }

  test('there are some, each with a caption', () => {
    expect(figures.length).toBeGreaterThan(8);
    for (const { id, figure, picture } of sectionsOf(english))
      expect(picture !== undefined, id).toBe(figure !== undefined);
  });

  test.each(maps)('$id shows real places, no section fuller than it can be, at real prices', ({ figure }) => {
    const { tracks = [], plan = [], selected, stops = [], glow = [] } = figure.marks;
    for (const city of [...figure.around, ...stops.map((stop) => stop.city)]) expect(cities, city).toContain(city);
    for (const id of glow) expect(sections.has(id), id).toBe(true);
    for (const { section, companies } of tracks) {
      expect(sections.get(section)?.tracks, section).toBeGreaterThanOrEqual(companies.length);
      expect(new Set(companies).size, section).toBe(companies.length);
    }
    for (const { section, price } of [...plan, ...(selected ? [selected] : [])]) {
      const there = tracks.find((track) => track.section === section)?.companies ?? [];
      expect(there).not.toContain(figure.me);
      expect(there.length).toBeLessThan(sections.get(section)!.tracks);
      const factor = content.config.trackFactor[there.length]!;
      expect(price, section).toBe(sections.get(section)!.segments * content.config.feePerSegment * factor);
    }
    expect((figure.marks.network ?? []).toSorted()).toEqual(networkOf(figure, figure.me).cities.toSorted());
  });

  test('[TOE-CRED-2] the route of the picture is held by a detour', () => {
    expect(networkOf(mapOf('routes'), 'blue').joined('amsterdam', 'frankfurt')).toBe(true);
    expect(mapOf('routes').marks.tracks?.map(({ section }) => section)).not.toContain('amsterdam-koln');
  });

  test('[TOE-CON-1] the cards shown are cards of the game', () => {
    const ids = new Set([...content.contracts, ...content.vehicles].map(({ id }) => id as string));
    const shown = figures.flatMap(({ figure }) => {
      if (figure.kind === 'contract') return [figure.contract];
      return figure.kind === 'vehicles' ? figure.models : [];
    });
    expect(shown.length).toBe(5);
    for (const id of shown) expect(ids, id).toContain(id);
  });

  test('[TOE-DEV-1] the bonus of the picture', () => {
    const { cities: paying, parts } = networkOf(mapOf('development-bonus'), 'green');
    expect([parts.length, paying.length * content.config.dev.perCity]).toEqual([2, 50_000]);
  });

  test('[TOE-EVAL-5] the networks of the picture', () => {
    expect(networkOf(mapOf('awards'), 'orange').parts).toEqual([12]);
    expect(networkOf(mapOf('awards'), 'green').parts).toEqual([9, 1]);
  });
});

describe('searching', () => {
  test.each([
    ['en', 'bidding', 'auction-bidding'],
    ['en', 'subsidies', 'tax-chips'],
    ['en', 'insolvent companies', 'leaving'],
    ['de', 'Verträgen', 'contract-card'],
    ['de', 'Lizenzen verkaufen', 'auction-licences'],
    ['de', 'Betriebshofs', 'yard'],
    ['de', 'Geboten', 'auction-bidding'],
    ['fr', 'contrats remplis', 'completion'],
    ['fr', 'véhicule libre', 'yard'],
    ['fr', 'insolvables', 'leaving'],
    ['nl', 'contracten voltooien', 'completion'],
    ['nl', 'veilingen', 'auction-house'],
    ['nl', 'licentie verkopen', 'auction-licences'],
    ['pl', 'kontraktów', 'contract-card'],
    ['pl', 'licencji', 'sections'],
    ['pl', 'wykonanych kontraktów', 'completion'],
    ['pl', 'wolny pojazd', 'yard'],
    ['pl', 'ostrzeżenia', 'forgiven'],
  ])('in %s “%s” leads to %s', (language, query, section) => {
    expect(find(bookIn(language), query)).toContain(section);
  });

  test('finds what a player asks for, whatever the accents', () => {
    expect(find(english, 'caller bonus')[0]).toBe('caller');
    expect(find(english, 'toe-eval-8')[0]).toBe('evaluation');
    expect(find(bookIn('de'), 'betriebshof')[0]).toBe('yard');
    expect(find(bookIn('fr'), 'enchere minimale')[0]).toBe('auction-minimum');
    expect(find(bookIn('pl'), 'najnizsza oferta')[0]).toBe('auction-minimum');
    expect(find(bookIn('nl'), 'ongezien')[0]).toBe('blind-contract');
  });
});
