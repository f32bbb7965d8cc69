// Keys on the focused board, by physical place so that every keyboard layout has the six directions around S.
import { lineTowards, otherEnd } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { DIRECTIONS } from './types.ts';
import type { Direction, JunctionId, KeyCommand, KeyMap, KeyName } from './types.ts';

export const defaultKeys: KeyMap = {
  e: ['KeyD', 'Numpad6', 'ArrowRight'],
  ne: ['KeyE', 'Numpad9'],
  nw: ['KeyQ', 'Numpad7'],
  w: ['KeyA', 'Numpad4', 'ArrowLeft'],
  sw: ['KeyZ', 'Numpad1'],
  se: ['KeyC', 'Numpad3'],
  choose: ['Space', 'Numpad5'],
  confirm: ['Enter', 'NumpadEnter'],
  clear: ['Escape'],
  'drop-last': ['Backspace', 'Delete'],
  home: ['KeyH', 'Home'],
  'next-legal': ['KeyN'],
  missing: ['KeyM'],
  'last-move': ['KeyL'],
  describe: ['KeyS'],
  claim: ['KeyK'],
  'zoom-in': ['Equal', 'NumpadAdd'],
  'zoom-out': ['Minus', 'NumpadSubtract'],
  fit: ['Digit0', 'Numpad0'],
};

export type ZoomKey = 'zoom-in' | 'zoom-out' | 'fit';
export type KeyPress = {
  readonly code: string;
  readonly key: string;
  readonly shift: boolean;
};
export type KeyContext = {
  readonly geometry: Geometry;
  readonly keys: KeyMap;
  readonly cursor: JunctionId;
  /** Side of the last sideways move: Up and Down take the diagonal on that side. */
  readonly side: 'e' | 'w';
};

const nameOf = (keys: KeyMap, code: string): KeyName | undefined =>
  (Object.keys(keys) as KeyName[]).find((name) => keys[name].includes(code));

const isDirection = (name: KeyName): name is Direction => (DIRECTIONS as readonly string[]).includes(name);

const diagonal = (code: string, side: 'e' | 'w'): Direction | undefined =>
  code === 'ArrowUp' ? (side === 'e' ? 'ne' : 'nw') : code === 'ArrowDown' ? (side === 'e' ? 'se' : 'sw') : undefined;

const steer = (context: KeyContext, direction: Direction, plan: boolean): KeyCommand => {
  const line = lineTowards(context.geometry, context.cursor, direction);
  if (line === undefined) return { do: 'edge', direction };
  return { do: plan ? 'plan' : 'move', direction, to: otherEnd(line, context.cursor), line: line.id };
};

/** What a key asks for; undefined where the key is not the board's. */
export const commandOf = (press: KeyPress, context: KeyContext): KeyCommand | ZoomKey | undefined => {
  if (press.key === '?') return { do: 'help' };
  // Signs that layouts put elsewhere are taken by what they write.
  if (press.key === '+') return 'zoom-in';
  if (press.key === '-') return 'zoom-out';
  const digit = /^Digit([1-9])$/.exec(press.code)?.[1];
  if (digit !== undefined && !press.shift) return { do: 'city', index: Number(digit) - 1 };
  const up = diagonal(press.code, context.side);
  if (up !== undefined) return steer(context, up, press.shift);
  const name = nameOf(context.keys, press.code);
  if (name === undefined) return undefined;
  if (isDirection(name)) return steer(context, name, press.shift);
  if (name === 'choose') return { do: 'choose', junction: context.cursor };
  if (name === 'next-legal') return { do: 'next-legal', back: press.shift };
  if (name === 'zoom-in' || name === 'zoom-out' || name === 'fit') return name;
  return { do: name };
};

/** The side that a move leaves for the next Up or Down. */
export const sideAfter = (direction: Direction, side: 'e' | 'w'): 'e' | 'w' =>
  direction.endsWith('e') ? 'e' : direction.endsWith('w') ? 'w' : side;
