// A drawing of the page as a separate picture: styles and letters go with it, so that it looks the same anywhere.

/** What a drawing is painted with, and what each is when nobody says anything. */
const PAINT: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  display: 'inline',
  visibility: 'visible',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  'paint-order': 'normal',
};

/** Writes what the page's style sheets say into a copy of the drawing. */
function painted(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [...svg.querySelectorAll<SVGElement>('*')];
  [...copy.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const style = getComputedStyle(originals[index]!);
    const isText = element.tagName === 'text';
    element.removeAttribute('class');
    for (const [name, usual] of Object.entries(PAINT)) {
      const value = style.getPropertyValue(name);
      if (value === '' || (name.startsWith('font') && !isText)) continue;
      // Inherited values are told too: the copy has no style sheet from which a child could get another.
      if (value !== usual || element.hasAttribute(name)) element.setAttribute(name, value);
    }
  });
  return copy;
}

const dataUrl = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
};

/** The faces a picture is set in, as far as the page itself has them. */
async function faces(families: readonly string[]): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => families.includes(style.getPropertyValue('font-family').replaceAll(/["']/g, '')));
  const written = rules.map(async ({ cssText, style, parentStyleSheet }) => {
    const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
    if (source === undefined) return '';
    const base = parentStyleSheet?.href ?? document.baseURI;
    return cssText.replace(/src:[^;]+;/, `src: url(${await dataUrl(new URL(source, base).href)}) format("woff2");`);
  });
  return (await Promise.all(written)).join('\n');
}

/** A name with its sign on the page. */
export type Person = { readonly sign: SVGSVGElement; readonly text: string };

export type Sheet = {
  readonly svg: SVGSVGElement;
  readonly background: string;
  readonly ink: string;
  /** Lines below the drawing, the first in bold. */
  readonly caption: readonly string[];
  /** Who played, below the caption: each with a sign, in as many lines as they need. */
  readonly people?: readonly Person[];
  readonly families: readonly string[];
};

const LINE = 30;
const EDGE = 24;
const SIGN = 22;
/** Between a sign and its name, and between a name and the next sign. */
const GAPS = { name: 8, next: 26 };

const svgElement = (name: string, attributes: object): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** Names side by side as far as they fit, then in the next line; `x` and `line` of each. */
function placed(people: readonly Person[], family: string, width: number) {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.font = `500 20px "${family}"`;
  let [x, line] = [EDGE, 0];
  return people.map((person) => {
    const needed = SIGN + GAPS.name + context.measureText(person.text).width;
    if (x > EDGE && x + needed > width - EDGE) [x, line] = [EDGE, line + 1];
    const at = { ...person, x, line };
    x += needed + GAPS.next;
    return at;
  });
}

/** The picture as an SVG file, with its size in px. */
export async function pictureOf({ svg, background, ink, caption, people = [], families }: Sheet) {
  const copy = painted(svg);
  const [x = 0, y = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const family = families[0] ?? 'sans-serif';
  const rows = placed(people, family, width);
  const lines = caption.length + (rows.length === 0 ? 0 : rows.at(-1)!.line + 1);
  const whole = height + LINE * (lines + 1);
  const textAt = (line: string, at: { readonly x: number; readonly y: number }, weight: number): SVGElement => {
    const look = { 'font-family': family, 'font-size': 20, 'font-weight': weight };
    const text = svgElement('text', { ...at, ...look, fill: ink });
    text.textContent = line;
    return text;
  };
  const texts = caption.map((line, index) =>
    textAt(line, { x: x + EDGE, y: y + height + LINE * (index + 1) }, index === 0 ? 600 : 500),
  );
  const names = rows.flatMap((row) => {
    const base = y + height + LINE * (caption.length + row.line + 1);
    const sign = painted(row.sign);
    for (const [key, value] of Object.entries({ x: x + row.x, y: base - SIGN + 5, width: SIGN, height: SIGN }))
      sign.setAttribute(key, String(value));
    return [sign, textAt(row.text, { x: x + row.x + SIGN + GAPS.name, y: base }, 500)];
  });
  const paper = svgElement('rect', { x, y, width, height: whole, fill: background });
  const band = svgElement('rect', { x, y: y + height, width, height: whole - height, fill: background });
  const style = svgElement('style', {});
  style.textContent = await faces(families);
  copy.prepend(style, paper);
  copy.append(band, ...texts, ...names);
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${whole}`);
  for (const [name, value] of Object.entries({ width, height: whole, xmlns: 'http://www.w3.org/2000/svg' }))
    copy.setAttribute(name, String(value));
  copy.removeAttribute('class');
  return { text: new XMLSerializer().serializeToString(copy), width, height: whole };
}

export type Picture = Awaited<ReturnType<typeof pictureOf>>;

type Drawn = {
  /** Dots to a px of the drawing. */
  readonly scale: number;
  /** What is under a drawing without its own background. */
  readonly under?: ImageBitmap;
};

async function drawn({ text, width, height }: Picture, { scale, under }: Drawn): Promise<OffscreenCanvas> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  // Films want even numbers.
  const [wide, high] = [width, height].map((size) => 2 * Math.round((size * scale) / 2)) as [number, number];
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext('2d')!;
  if (under) context.drawImage(under, 0, 0);
  context.drawImage(image, 0, 0, wide, high);
  URL.revokeObjectURL(image.src);
  return canvas;
}

/** The same as pixels, on their way into something else. */
export const bitmapOf = async (picture: Picture, how: Drawn): Promise<ImageBitmap> =>
  (await drawn(picture, how)).transferToImageBitmap();

/** The same as pixels, in a file. */
export const pngOf = async (picture: Picture, scale: number): Promise<Blob> =>
  (await drawn(picture, { scale })).convertToBlob({ type: 'image/png' });
