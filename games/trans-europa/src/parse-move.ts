// The shape of a move from outside: known words, texts and numbers in their places, and nothing else.

import type { Move, Seat } from '@branchline/core';
import { MAX_SEATS } from './options.ts';
import type { Action, Outcome, TransEuropa } from './types.ts';

type Raw = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

const isSeat = (value: unknown): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < MAX_SEATS;

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(Number.isInteger);

function parseAction(raw: Raw): Action | undefined {
  const { line, piece, at, city } = raw;
  switch (raw['do']) {
    case 'marker':
      return isText(at) ? { do: 'marker', at } : undefined;
    case 'lay':
      return isText(line) && (piece === 'black' || piece === 'own') ? { do: 'lay', line, piece } : undefined;
    case 'end-turn':
      return { do: 'end-turn' };
    case 'claim':
      return { do: 'claim' };
    case 'drop-card':
      return isText(city) ? { do: 'drop-card', city } : undefined;
    case 'pass-card':
      return isText(city) ? { do: 'pass-card', city } : undefined;
    default:
      return undefined;
  }
}

function parseOutcome(raw: Raw): Outcome | undefined {
  const { seat, hands, cards, city } = raw;
  switch (raw['do']) {
    case 'start-player':
      return isSeat(seat) ? { do: 'start-player', seat } : undefined;
    case 'deal':
      return Array.isArray(hands) && hands.every(isTexts) ? { do: 'deal', hands } : undefined;
    case 'special-card':
      return isNumbers(cards) ? { do: 'special-card', cards } : undefined;
    case 'draw-extra':
      return isText(city) ? { do: 'draw-extra', city } : undefined;
    default:
      return undefined;
  }
}

export function parseMove(raw: unknown): Move<TransEuropa> | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { by, ...rest } = raw as Raw;
  const parsed = by === 'chance' ? parseOutcome(rest) : isSeat(by) ? parseAction(rest) : undefined;
  if (!parsed || Object.keys(parsed).length !== Object.keys(rest).length) return undefined;
  return { by, ...parsed } as Move<TransEuropa>;
}
