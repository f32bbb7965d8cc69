// Names as people write them: letters of every script and emoji are kept, what only misleads the eye is not. A door of its
// own: a table on the own device needs none of it.

const ZWNJ = '\u200c';
const ZWJ = '\u200d';
/** Invisible format characters; a few Arabic ones are visible signs. */
const UNSEEN = /^(?=\p{Default_Ignorable_Code_Point})\p{Cf}$/u;

/** Scripts whose spelling needs joiners: letters that join, and letters that form one sign with the next. */
const JOINING =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Tibt}]$/u;
const LETTER = /^[\p{L}\p{M}]$/u;
const EMOJI = /^\p{Extended_Pictographic}$/u;
/** An emoji ends with itself, its skin tone, or the sign that it is to be shown in colour. */
const EMOJI_END = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
const FLAG = '\u{1f3f4}';
const TAG = /^[\u{e0020}-\u{e007f}]$/u;

/** Whether an invisible character belongs to the sign or word around it. */
function isNeeded(point: string, before: string, after: string): boolean {
  // Flags of regions are spelled with tags.
  if (TAG.test(point)) return before === FLAG || TAG.test(before);
  if (point === ZWJ && EMOJI_END.test(before) && EMOJI.test(after)) return true;
  const isAfterLetter = LETTER.test(before) && JOINING.test(before);
  return isAfterLetter && (point === ZWJ || (point === ZWNJ && JOINING.test(after)));
}

/** A character that can be seen by itself: no mark, no filler, nothing that only shapes its neighbours. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800]/u;

/**
 * A name without invisible characters, except where its spelling needs them, and without white space at either end; empty
 * where nothing of it can be seen.
 */
export function nameFrom(text: string): string {
  const points = Array.from(text);
  const kept: string[] = [];
  for (const [index, point] of points.entries()) {
    if (!UNSEEN.test(point) || isNeeded(point, kept.at(-1) ?? '', points[index + 1] ?? '')) kept.push(point);
  }
  const name = kept.join('').trim();
  return VISIBLE.test(name) ? name : '';
}
