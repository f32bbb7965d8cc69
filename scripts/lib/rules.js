// The rules of the games by their ids: what a SPEC.md has, what a text cites, what the titles of tests cover.

/** A rule of a SPEC.md: its id opens a row of a table, or is bold. */
const RULE = /(?:\*\*|^\| *)([A-Z][A-Z0-9]*-[A-Z0-9-]+[a-z]?)(?:\*\*| *\|)/gm;

/** Hints printed in the rulebooks and notes on its figures are no rules of play; nothing can test them. */
const NO_RULE = /-(FAQ|FIG|HINT)(-|$)/;

export const rulesIn = (spec) => [...spec.matchAll(RULE)].map(([, id]) => id);

/** What may be an id of a rule: it begins as one of these rules does. Much else is written like one, SHA-256 for instance. */
function idsLike(rules) {
  const games = new Set([...rules].map((id) => id.slice(0, id.indexOf('-'))));
  return new RegExp(
    `(?<![A-Z0-9]-|[A-Z0-9])(?:${[...games].join('|')})-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?(?![A-Za-z0-9])`,
    'g',
  );
}

export const idsIn = (text, rules) => text.match(idsLike(rules)) ?? [];

/** Ids that no SPEC.md has. A chapter may be cited as a whole: TOE-AUC means TOE-AUC-1, TOE-AUC-2 … */
export function strangersIn(text, rules) {
  const isKnown = (id) => rules.has(id) || NO_RULE.test(id) || [...rules].some((rule) => rule.startsWith(`${id}-`));
  return [...new Set(idsIn(text, rules))].filter((id) => !isKnown(id));
}

/** Rules that no title cites in brackets, `[TE-BUILD-5] …`; what a test merely mentions further on covers nothing. */
export const uncovered = (rules, titles) =>
  uncited(
    rules,
    titles.flatMap((title) => title.match(/\[[^\]]*\]/g) ?? []),
  );

/** Rules that no text of a test names, be it in a title or in a row from which a title is made. */
export function uncited(rules, texts) {
  const cited = new Set(idsIn(texts.join('\n'), rules));
  return [...rules].filter((id) => !cited.has(id) && !NO_RULE.test(id));
}

/**
 * Rules that no source file cites, although they are not listed as decided elsewhere; and entries of that list that are not
 * needed any more, because a source cites the rule or no SPEC.md has it.
 */
export function undecided(rules, texts, elsewhere) {
  const without = new Set(uncited(rules, texts));
  return {
    missing: [...without].filter((id) => !elsewhere.has(id)),
    stale: [...elsewhere.keys()].filter((id) => !without.has(id)),
  };
}

/** The full titles of the tests that passed. */
export const passedTitles = (tests) => tests.filter(({ isPassed }) => isPassed).map(({ titles }) => titles.join(' '));
