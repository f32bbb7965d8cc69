// Why a room would not change, for programs and for people.

import { Problem } from '../problem.ts';
import type { Refusal } from './changes.ts';

const REFUSALS: Readonly<Record<Refusal, readonly [status: number, message: string]>> = {
  'already-started': [409, 'The game has begun.'],
  starting: [409, 'The table is about to start.'],
  'seat-taken': [409, 'Somebody sits there.'],
  'colour-taken': [409, 'Somebody at this table wears that colour.'],
  'no-such-seat': [400, 'There is no such seat for a person.'],
  'table-full': [409, 'No seat is free.'],
  'not-seated': [409, 'You do not sit at this table.'],
  'not-the-host': [403, 'Only the host can do that.'],
  'seats-open': [409, 'Some seats are still free.'],
  'promises-missing': [409, 'Somebody has to sit down again and promise a new number.'],
  'not-asked': [409, 'Nobody has asked for the number yet; keep it to yourself.'],
  'wrong-number': [400, 'This is not the number that was promised.'],
};

export function problemOf(refusal: Refusal): Problem {
  const [status, message] = REFUSALS[refusal];
  return new Problem(status, refusal, message);
}
