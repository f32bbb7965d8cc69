// Questions about challenges, as the page asks them of this device.

import {
  parseChallengeQuestion,
  type ChallengeAnswer,
  type ChallengeCall,
  type ChallengeQuestion,
} from '@branchline/protocol/challenge';
import {
  makeChallenge,
  openChallenge,
  outcomeOf,
  parsOf,
  passOn,
  playDeal,
  type Aside,
  type Pars,
} from '@branchline/tables/challenge';
import type { DevicePorts } from './device.ts';

/** Answers with the call that takes questions, judged here. */
export function challengesOf(ports: DevicePorts, aside: Aside): (call: string, ask: unknown) => Promise<unknown> {
  const pars = parsOf(ports, aside);
  return async (call, ask) => {
    const question = parseChallengeQuestion(call, ask);
    if (!question) throw new Error('the question cannot be understood');
    return answerTo(question, ports, pars);
  };
}

async function answerTo(
  question: ChallengeQuestion,
  ports: DevicePorts,
  pars: Pars,
): Promise<ChallengeAnswer<ChallengeCall>> {
  switch (question.call) {
    case 'make':
      return makeChallenge(ports, question.ask);
    case 'open':
      return openChallenge(ports, question.ask);
    case 'passOn':
      return passOn(question.ask.challenge, question.ask.results);
    case 'deal':
      return playDeal(ports, question.ask);
    case 'outcome':
      return outcomeOf(ports, question.ask.id);
    case 'par':
      return pars.ask(question.ask);
  }
}
