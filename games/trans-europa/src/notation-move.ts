// Every move as one word, and back (docs/notation.md).

import { formatShortLine, parseLineId, parsePlace, parseShortLine, type LineId } from '@branchline/boards';
import type { Move } from '@branchline/core';
import { formatIds, formatSeat, formatWord, parseId, parseIds, parseSeat, parseWhole } from '@branchline/core/notation';
import { MAX_SEATS } from './options.ts';
import type { Action, Outcome, TransEuropa } from './types.ts';

/** Behind a line: the track is one in the seat's own colour. */
const OWN = '*';

const formatLine = (line: LineId): string => formatShortLine(line) ?? line;

/** A short line at the edge may lead off the lattice. */
function parseLine(text: string): LineId | undefined {
  const line = parseShortLine(text) ?? text;
  return parseLineId(line) && line;
}

export function formatMove(move: Action | Outcome): string {
  switch (move.do) {
    case 'marker':
      return `@${move.at}`;
    case 'lay':
      return `${formatLine(move.line)}${move.piece === 'own' ? OWN : ''}`;
    case 'end-turn':
      return 'end';
    case 'claim':
      return 'claim';
    case 'drop-card':
      return formatWord('drop', move.city);
    case 'pass-card':
      return formatWord('pass', move.city);
    case 'start-player':
      return formatWord('first', formatSeat(move.seat));
    case 'deal':
      return formatWord('deal', ...move.hands.map(formatIds));
    case 'special-card':
      return formatWord('cards', move.cards.join(','));
    case 'draw-extra':
      return formatWord('extra', move.city);
  }
}

/** A junction or a line begins with a sign or a figure, everything else with its verb. */
function parseAction(word: string): Action | undefined {
  if (word.startsWith('@')) {
    const at = word.slice(1);
    return parsePlace(at) && { do: 'marker', at };
  }
  if (/^\d/.test(word)) {
    const isOwn = word.endsWith(OWN);
    const line = parseLine(isOwn ? word.slice(0, -OWN.length) : word);
    return line === undefined ? undefined : { do: 'lay', line, piece: isOwn ? 'own' : 'black' };
  }
  if (word === 'end') return { do: 'end-turn' };
  if (word === 'claim') return { do: 'claim' };
  const [verb, named = '', ...rest] = word.split(':');
  const city = rest.length === 0 ? parseId(named) : undefined;
  if (city === undefined) return undefined;
  if (verb === 'drop') return { do: 'drop-card', city };
  return verb === 'pass' ? { do: 'pass-card', city } : undefined;
}

const allOf = <V>(values: readonly (V | undefined)[]): readonly V[] | undefined =>
  values.every((value) => value !== undefined) ? values : undefined;

function parseOutcome(word: string): Outcome | undefined {
  const [verb, ...parts] = word.split(':');
  const [part = ''] = parts;
  if (verb === 'deal') {
    const hands = allOf(parts.map(parseIds));
    return hands && { do: 'deal', hands };
  }
  if (parts.length !== 1) return undefined;
  switch (verb) {
    case 'first': {
      const seat = parseSeat(part);
      return seat !== undefined && seat < MAX_SEATS ? { do: 'start-player', seat } : undefined;
    }
    case 'cards': {
      const cards = allOf(part === '' ? [] : part.split(',').map(parseWhole));
      return cards && { do: 'special-card', cards };
    }
    case 'extra': {
      const city = parseId(part);
      return city === undefined ? undefined : { do: 'draw-extra', city };
    }
    default:
      return undefined;
  }
}

export function parseMove(by: Move<TransEuropa>['by'], word: string): Move<TransEuropa> | undefined {
  if (by === 'chance') {
    const outcome = parseOutcome(word);
    return outcome && { by, ...outcome };
  }
  const action = by < MAX_SEATS ? parseAction(word) : undefined;
  return action && { by, ...action };
}
