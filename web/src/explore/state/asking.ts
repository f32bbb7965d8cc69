// Questions about a game that is explored, to the authority of this device; every answer judged.

import { parseExploreAnswer, type ExploreAnswer, type ExploreAsk } from '@branchline/protocol/explore';
import { device } from '../../link/device.ts';

export async function ask<A extends ExploreAsk>(id: string, question: A): Promise<ExploreAnswer<A['do']>> {
  const answer = parseExploreAnswer<A['do']>(question.do, await device.ask('explore', { id, ask: question }));
  if (answer === undefined) throw new Error(`the answer to ${question.do} cannot be understood`);
  return answer;
}
