// Why a text is no game file, in words.

import { assertNever, MAX_DEPTH, type FileProblem } from '@branchline/core';
import { jsonError } from './json-error.ts';
import { plain } from './plain.ts';

/** Why a text that `JSON.parse` refused is not JSON: the place, and the move that contains it. */
export function jsonProblemText(text: string): string {
  const error = jsonError(text);
  if (error === undefined) return 'not JSON';
  const [field, index] = error.path;
  const move =
    field === 'moves' && typeof index === 'number'
      ? `, in move ${index + 1}`
      : field
        ? `, in "${plain(String(field))}"`
        : '';
  const end = text.trimEnd().length;
  return error.at >= end
    ? `the text breaks off after ${end} characters${move} (a truncated file?)`
    : `not JSON: the text makes no sense at character ${error.at + 1}${move}`;
}

const EXPECTED: Readonly<Record<string, string>> = {
  boardHash: '"sha256:" and 64 hex digits',
  commitment: '"sha256:" and 64 hex digits',
  seed: '64 hex digits',
  seats: 'a list of { name, kind }',
  'seats[].kind': '"human" or "bot:" and the id of a bot',
  'seats[].name': 'a text',
  moves: 'a list of moves',
  hashes: 'a list of hex numbers',
  options: 'an object',
  result: 'an object',
  entropy: 'a list with { commitment, value } or null for each seat',
  takebacks: 'a list of { by, after, moves }',
  conceded: 'a seat and its seed: { by, seed }',
};

const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]+$/.test(value);
const isMove = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const WELL_FORMED: Readonly<Record<string, (value: unknown) => boolean>> = { hashes: isHash, moves: isMove };

/** `; number 17 is …` where one entry of a long list is to blame. */
function culprit(field: string, raw: unknown): string {
  const list = (raw as Readonly<Record<string, unknown>>)[field];
  const wellFormed = WELL_FORMED[field];
  if (!Array.isArray(list) || wellFormed === undefined) return '';
  const index = list.findIndex((value) => !wellFormed(value));
  return index < 0 ? '' : `; number ${index + 1} is ${plain(JSON.stringify(list[index]) ?? 'nothing', 80)}`;
}

/** Why a text is no game in notation; fields of the file it describes are named like those of any file. */
export function notationProblemText(problem: FileProblem): string {
  const [, line, said = ''] = (problem.code === 'malformed' && /^(\d+): (.*)$/s.exec(problem.field ?? '')) || [];
  if (line !== undefined) return `line ${line}: "${plain(said, 80)}" is not notation of this game`;
  if (problem.code === 'unknown-format') return `not a notation this version reads: "${plain(problem.field ?? '')}"`;
  return fileProblemText(problem, {});
}

export function fileProblemText({ code, field: named = '' }: FileProblem, raw: unknown): string {
  const field = plain(named);
  switch (code) {
    case 'not-json':
      return 'not JSON';
    case 'too-deep':
      return `not a game file: ${field === '' ? 'it' : `"${field}"`} nests deeper than ${MAX_DEPTH} levels`;
    case 'not-a-game-file':
      return 'not a game file: it has no "format"';
    case 'unknown-format':
      return `not a game file this version reads: format "${field}", expected "branchline-game/1"`;
    case 'missing':
      return `not a complete game file: "${field}" is missing`;
    case 'unknown-field':
      return `"${field}" is not a field of a game file`;
    case 'malformed':
      return `"${field}" is not ${EXPECTED[field.replace(/\d+/, '')] ?? 'a text'}${culprit(field, raw)}`;
    default:
      return assertNever(code);
  }
}
