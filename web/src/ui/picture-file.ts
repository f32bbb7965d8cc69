// A drawing of the page as a picture of its own: styles and letters go with it, so that it looks the same anywhere.

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

export type Sheet = {
  readonly svg: SVGSVGElement;
  readonly background: string;
  readonly ink: string;
  /** Lines below the drawing, the first in bold. */
  readonly caption: readonly string[];
  readonly families: readonly string[];
};

const LINE = 30;

/** The picture as an SVG file, with its size in px. */
export async function pictureOf({ svg, background, ink, caption, families }: Sheet) {
  const copy = painted(svg);
  const [x = 0, y = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const whole = height + LINE * (caption.length + 1);
  const texts = caption.map((line, index) => {
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    const at = { x: x + 24, y: y + height + LINE * (index + 1) };
    const look = {
      'font-family': families[0] ?? 'sans-serif',
      'font-size': '20',
      'font-weight': index === 0 ? '600' : '500',
    };
    for (const [name, value] of Object.entries({ ...at, ...look, fill: ink })) text.setAttribute(name, String(value));
    text.textContent = line;
    return text;
  });
  const rectOf = (attributes: object): SVGRectElement => {
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of Object.entries(attributes)) rect.setAttribute(name, String(value));
    return rect;
  };
  const paper = rectOf({ x, y, width, height: whole, fill: background });
  const band = rectOf({ x, y: y + height, width, height: whole - height, fill: background });
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await faces(families);
  copy.prepend(style, paper);
  copy.append(band, ...texts);
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${whole}`);
  for (const [name, value] of Object.entries({ width, height: whole, xmlns: 'http://www.w3.org/2000/svg' }))
    copy.setAttribute(name, String(value));
  copy.removeAttribute('class');
  return { text: new XMLSerializer().serializeToString(copy), width, height: whole };
}

export type Picture = Awaited<ReturnType<typeof pictureOf>>;

type Pixels = {
  /** Dots to a px of the drawing. */
  readonly scale: number;
  readonly type: 'image/png' | 'image/webp';
  /** What lies under a drawing that has no ground of its own. */
  readonly under?: Blob;
};

/** The same as pixels. */
export async function pixelsOf({ text, width, height }: Picture, { scale, type, under }: Pixels): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  // Films want even numbers.
  const [wide, high] = [width, height].map((size) => 2 * Math.round((size * scale) / 2)) as [number, number];
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext('2d')!;
  if (under) context.drawImage(await createImageBitmap(under), 0, 0, wide, high);
  context.drawImage(image, 0, 0, wide, high);
  URL.revokeObjectURL(image.src);
  return canvas.convertToBlob({ type });
}
