// The study, beside the page: it judges turns, reads hands and counts.

import {
  bestMoves,
  chancesIn,
  costliestTurn,
  courseSeen,
  exerciseFrom,
  explained,
  firstSteps,
  gameInsight,
  likelihoodsAt,
  readingOf,
  reviewFrom,
  reviewSteps,
  tellings,
  turnsOf,
  type Course,
  type Progress,
} from '@branchline/study/trans-europa';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { transEuropa } from '@branchline/trans-europa';
import { answerWith, courseIn, inPortions } from '../../../study/worker.ts';
import type { Answer, Question } from './questions.ts';
import { questionIn } from './shapes.ts';

const say = (answer: Answer): void => postMessage(answer);

type Wanted = Omit<Extract<Question, { readonly ask: 'review' }>, 'ask'>;

async function review(course: Course, { viewer, ...effort }: Wanted): Promise<void> {
  const tell = (steps: readonly Progress[]): void => say({ say: 'steps', steps });
  await inPortions(firstSteps(course, effort, viewer === undefined ? undefined : [viewer]), tell);
  const all = await inPortions(reviewSteps(course, effort), tell);
  say({ say: 'done', review: reviewFrom(all, effort, course.states[0]!.config.seats) });
}

/** How much is tried at a position that a player explores. */
const EXPLORED = { budget: 2500, seed: '1' } as const;

let studied: Course | undefined;

function opened(course: Course | undefined): void {
  studied = course;
  if (!course) return say({ say: 'failed' });
  const turns = turnsOf(course).map(({ round, seat, kind, first, last }) => ({ round, seat, kind, first, last }));
  say({ say: 'opened', turns });
}

async function answer(question: Question): Promise<void> {
  if (question.ask === 'open') return opened(courseIn(transEuropa, question.file));
  if (question.ask === 'open-seen') return opened(courseSeen(question.config, question.told));
  if (question.ask === 'insight') {
    const course = courseIn(transEuropa, question.file);
    return say(course ? { say: 'insight', insight: gameInsight(course, question.about) } : { say: 'failed' });
  }
  if (question.ask === 'chances') return say({ say: 'chances', chances: chancesIn(question.position, EXPLORED) });
  if (question.ask === 'moves') return say({ say: 'moves', moves: bestMoves(question.position, EXPLORED) });
  if (question.ask === 'read') {
    const course = courseOf(question.scene);
    return say({ say: 'read', chances: likelihoodsAt(course, question.viewer) });
  }
  if (question.ask === 'explain') return say({ say: 'explained', explanation: explained(question.about) });
  if (question.ask === 'tellings')
    return say({ say: 'tellings', tellings: tellings(question.puzzle, question.holder) });
  if (!studied) return say({ say: 'failed' });
  if (question.ask === 'exercise') {
    const { turn, id } = question;
    return say({ say: 'exercise', puzzle: exerciseFrom(studied, turn, id) });
  }
  if (question.ask === 'review') {
    const { budget, seed, viewer } = question;
    return review(studied, { budget, seed, viewer });
  }
  if (question.ask === 'costliest') {
    const { seat, budget, seed } = question;
    const round = studied.states.at(-1)!.public.rounds.length - 1;
    return say({ say: 'costliest', turn: costliestTurn(studied, { round, seat }, { budget, seed }) });
  }
  return say({ say: 'reading', reading: readingOf(studied, question.round, question.viewer) });
}

answerWith(questionIn, answer);
