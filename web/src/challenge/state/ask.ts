// Asking this device about challenges; what it answers is judged.

import {
  parseChallengeAnswer,
  type ChallengeAnswer,
  type ChallengeAsk,
  type ChallengeCall,
} from '@branchline/protocol/challenge';
import { device } from '../../link/device.ts';

export async function askChallenge<K extends ChallengeCall>(
  call: K,
  ask: ChallengeAsk<K>,
): Promise<ChallengeAnswer<K>> {
  const answer = parseChallengeAnswer(call, await device.ask('challenge', { call, ask }));
  if (answer === undefined) throw new Error(`the answer to ${call} cannot be understood`);
  return answer;
}
