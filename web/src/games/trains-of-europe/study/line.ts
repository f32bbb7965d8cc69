// The line to the study's worker.

import { openStudyLine, type StudyLine } from '../../../study/line.ts';
import type { Answer, Question } from './questions.ts';
import { answerIn } from './shapes.ts';

const WORKER = import.meta.env.DEV ? './src/games/trains-of-europe/study/worker.ts' : './study-companies.js';

export const openLine = (onAnswer: (answer: Answer) => void): StudyLine<Question> =>
  openStudyLine(WORKER, { read: answerIn, onAnswer });
