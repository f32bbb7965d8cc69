// Where a text stops being JSON. The engines' own messages name the place only sometimes, and each in its own way.

export interface JsonError {
  /** Position in the text, from 0; its length where the text just breaks off. */
  readonly at: number;
  /** The keys and indices that lead there, outermost first. */
  readonly path: readonly (string | number)[];
}

const BLANKS = /[ \t\n\r]*/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
/** An opened string that the end of the text cuts off. */
const CUT_STRING = /"(?:[ !#-[\]-\uffff]|\\.)*\\?$/y;

/** Deeper than any sensible document, and far from what the stack can hold. */
const DEEPEST = 500;

/** Only for texts that `JSON.parse` refused; undefined where nothing is wrong after all, or too deep down to say. */
export function jsonError(text: string): JsonError | undefined {
  const path: (string | number)[] = [];
  let at = 0;
  let lost = false;

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const sign = (wanted: string): boolean => {
    match(BLANKS);
    if (text[at] !== wanted) return false;
    at++;
    return true;
  };

  function members(close: string, member: (index: number) => boolean): boolean {
    if (sign(close)) return true;
    for (let index = 0; ; index++) {
      if (!member(index)) return false;
      path.pop();
      if (sign(close)) return true;
      if (!sign(',')) return false;
    }
  }

  function property(): boolean {
    match(BLANKS);
    const key = match(STRING);
    path.push(key === undefined ? '' : (JSON.parse(key) as string));
    return key !== undefined && sign(':') && value();
  }

  function value(): boolean {
    if (path.length > DEEPEST) {
      lost = true;
      return false;
    }
    match(BLANKS);
    if (sign('{')) return members('}', property);
    if (sign('[')) {
      return members(']', (index) => {
        path.push(index);
        return value();
      });
    }
    return match(STRING) !== undefined || match(SCALAR) !== undefined;
  }

  const sound = value();
  match(BLANKS);
  if (lost || (sound && at === text.length)) return undefined;
  if (match(CUT_STRING) !== undefined) at = text.length;
  return { at, path };
}
