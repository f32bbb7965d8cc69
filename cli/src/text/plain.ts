// Makes text from files safe for a terminal: short, on one line, without control sequences.

/** Control characters, line ends, and signs that turn the direction of what is printed behind them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

const MOST = 60;

export function plain(text: string, most = MOST): string {
  if (text.length <= most) return text.replaceAll(UNSEEN, '\ufffd');
  const start = text.slice(0, most - 1).replaceAll(UNSEEN, '\ufffd');
  // A character of two units is not cut apart.
  return `${/[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start}…`;
}

/** Whatever was not made plain before: of control characters only line ends stay. */
export const printable = (text: string): string =>
  text.replaceAll(UNSEEN, (character) => (character === '\n' ? character : '\ufffd'));

/** JSON in which everything that a terminal obeys is written as an escape; as a value it is the same. */
export const printableJson = (json: string): string =>
  json.replaceAll(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
