// The page's line to an authority, wherever it is: questions with answers, and what it says unasked.

import type { AnswerTo, Ask, CallName, TablePush } from '@branchline/protocol';

export interface Link {
  ask<K extends CallName>(call: K, question: Ask<K>): Promise<AnswerTo<K>>;
  onPush(listener: (push: TablePush) => void): () => void;
}
