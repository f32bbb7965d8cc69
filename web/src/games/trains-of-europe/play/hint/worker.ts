// The adviser, beside the page: forecasts take a moment and must not hold up the map. It sees what its player sees.

import { advise, explain } from './explain.ts';
import type { Answer, Question } from './questions.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { number, view, seat, action } = data;
  let explanation;
  try {
    explanation = action ? explain(view, seat, action) : advise(view, seat);
  } catch {
    // No forecast for this position: the page says that there is no hint.
  }
  postMessage({ number, ...(explanation ? { explanation } : {}) } satisfies Answer);
});
