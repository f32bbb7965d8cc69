// The page's line to an authority, wherever it is: questions with answers, and what it says unasked.

import type { AnswerTo, Ask, CallName, TablePush, TalkCall } from '@branchline/protocol';

/** What is asked at an open table, of a worker or of a server; and what only a device does, which a server leaves alone. */
export type TableCall = TalkCall | 'standIn' | 'takeOver' | 'bookmark';

/** The talk at a table: a worker and a socket carry the same questions, answers and pushes. */
export interface TableLink {
  ask<K extends TableCall>(call: K, question: Ask<K>): Promise<AnswerTo<K>>;
  onPush(listener: (push: TablePush) => void): () => void;
}

/** The same with everything else that this device's own authority does. */
export interface Link extends TableLink {
  ask<K extends CallName>(call: K, question: Ask<K>): Promise<AnswerTo<K>>;
}
