// Point lists as short texts: differences of whole numbers, five bits to a letter (the client unpacks them in pack.ts).

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Units of the packed numbers per unit of the sheet. */
export const PER_UNIT = 4;

const packNumber = (value) => {
  let rest = value < 0 ? -value * 2 + 1 : value * 2;
  let text = '';
  do {
    const digit = rest % 32;
    rest = Math.floor(rest / 32);
    text += LETTERS[rest > 0 ? digit + 32 : digit];
  } while (rest > 0);
  return text;
};

const packPoints = (points, perUnit) => {
  let [x, y] = [0, 0];
  let text = '';
  points.forEach((p, i) => {
    const [px, py] = [Math.round(p[0] * perUnit), Math.round(p[1] * perUnit)];
    if (i > 0 && px === x && py === y) return;
    text += packNumber(px - x) + packNumber(py - y);
    [x, y] = [px, py];
  });
  return text;
};

/** Lists of points → one text, the lists parted by a space. */
export const packLists = (lists, perUnit = PER_UNIT) => lists.map((points) => packPoints(points, perUnit)).join(' ');

/** Lists of whole numbers, as they are. */
export const packNumbers = (lists) => lists.map((list) => list.map(packNumber).join('')).join(' ');
