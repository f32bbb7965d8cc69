// What the parameters of a message may be: how a comment declares them, what TypeScript calls them, what a message may ask of them.

export const KINDS = {
  /** Shown as it comes: a name, a place, an amount that is already written out. */
  text: 'string',
  /** Written as the language writes numbers: 1.234 or 1,234. */
  number: 'number',
  /** A number written as it comes: a year, a move. */
  figure: 'number',
  /** A number with one decimal at most: 1.6. */
  decimal: 'number',
  /** A number that is already written out: “1,6”, “−1”. */
  written: 'string',
  /** Sixths of a point, written as points: 1⅔. */
  points: 'number',
  flag: 'boolean',
  person: 'Who',
  people: 'readonly Who[]',
  /** Several texts; shown as a list: A, B and C. */
  texts: 'readonly string[]',
} as const;

export type Kind = keyof typeof KINDS;

export type Parameter = {
  readonly name: string;
  readonly kind: Kind;
  /** It may be undefined; a message asks `{ $city -> [none] … }`. */
  readonly optional: boolean;
  /** The parameters of this message come as one object, by their names. */
  readonly named: boolean;
  readonly about: string;
};

const DECLARED = /^\$([a-zA-Z]\w*) \(([a-z]+)((?:, (?:optional|by name))*)\)(?:: (.*))?$/;

/** A line of the comment above an English message: a parameter, a complaint, or undefined for any other line. */
export function declared(line: string): Parameter | string | undefined {
  if (!line.startsWith('$')) return undefined;
  const found = DECLARED.exec(line);
  if (!found) return `“${line}” is no parameter; it should read “$name (kind): what it is”`;
  const [, name = '', kind = '', options = '', about = ''] = found;
  if (!Object.hasOwn(KINDS, kind))
    return `“${kind}” is no kind of parameter; there are ${Object.keys(KINDS).join(', ')}`;
  return {
    ...{ name, kind: kind as Kind, about },
    ...{ optional: options.includes('optional'), named: options.includes('by name') },
  };
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const categories = (language: string, type: Intl.PluralRuleType): string[] => {
  const has = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  return PLURALS.filter((category) => has.includes(category as Intl.LDMLPluralRule));
};

function casesOfKind(kind: Kind | 'order' | 'vowel', language: string): readonly string[] {
  switch (kind) {
    case 'person':
      return ['you', 'other'];
    case 'people':
      return ['you', 'one', 'with-you', 'several'];
    case 'flag':
    case 'vowel':
      return ['yes', 'no'];
    case 'text':
    case 'texts':
      return ['other'];
    case 'points':
      return ['part', 'mixed', ...categories(language, 'cardinal')];
    case 'order':
      return categories(language, 'ordinal');
    default:
      return categories(language, 'cardinal');
  }
}

/** The words in brackets that a message may use for a parameter of this kind; for numbers, figures may stand there too. */
export const casesOf = (kind: Kind | 'order' | 'vowel', language: string, optional: boolean): readonly string[] => [
  ...(optional || kind === 'text' ? ['none'] : []),
  ...casesOfKind(kind, language),
];

export const isCounted = (kind: Kind | 'order' | 'vowel'): boolean =>
  ['number', 'figure', 'decimal', 'written', 'points', 'order'].includes(kind);
