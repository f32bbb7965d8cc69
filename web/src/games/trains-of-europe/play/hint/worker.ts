// The adviser, beside the page: forecasts take a moment and must not hold up the map. It sees what its player sees.

import * as v from 'valibot';
import type { Action, View } from '@branchline/trains-of-europe';
import { fetchContent } from '../../earlier-contents.ts';
import { advise, explain } from './explain.ts';
import type { Answer, Question } from './questions.ts';

const isObject = (raw: unknown): boolean => typeof raw === 'object' && raw !== null;

const asked: v.GenericSchema<unknown, Question> = v.object({
  number: v.number(),
  view: v.custom<View>(isObject),
  seat: v.number(),
  action: v.exactOptional(v.custom<Action>(isObject)),
});

async function answer({ number, view, seat, action }: Question): Promise<void> {
  let explanation;
  try {
    await fetchContent(view.config);
    explanation = action ? explain(view, seat, action) : advise(view, seat);
  } catch {
    // No forecast for this position: the page says that there is no hint.
  }
  postMessage({ number, ...(explanation ? { explanation } : {}) } satisfies Answer);
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const question = v.safeParse(asked, data);
  if (question.success) void answer(question.output);
});
