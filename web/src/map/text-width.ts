// Width of a name as the browser will draw it, measured once per name and face.

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** Forgets all widths: the real face has replaced the fallback. */
export const forgetWidths = (): void => widths.clear();

/** Width in em. */
export const textWidth = (text: string, weight: 500 | 600): number => {
  const key = `${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context ??= document.createElement('canvas').getContext('2d');
  // Without a canvas an average letter is near enough to keep names apart.
  let width = text.length * 0.47;
  if (context !== null && context !== undefined) {
    context.font = `${weight} 100px "Fira Sans Condensed", "Arial Narrow", sans-serif`;
    width = context.measureText(text).width / 100;
  }
  widths.set(key, width);
  return width;
};
