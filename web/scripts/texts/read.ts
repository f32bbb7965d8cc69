// Reads a file of messages (Fluent) and says what is wrong with it, by file and line. The English file declares what every
// language may say: its ids, and the parameters in the comments above them.

import {
  FluentParser,
  lineOffset,
  columnOffset,
  type Message as FluentMessage,
  type Pattern,
  type Span,
} from '@fluent/syntax';
import { declared, type Parameter } from './parameters.ts';

export type Source = {
  readonly language: string;
  /** Named in complaints. */
  readonly file: string;
  readonly text: string;
};

export type Complaint = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly about: string;
};

export type Message = {
  readonly id: string;
  readonly pattern: Pattern;
  readonly source: Source;
  /** Of the English message. */
  readonly parameters: readonly Parameter[];
  readonly about: string;
};

export type Messages = ReadonlyMap<string, Message>;

export const complaintAt = ({ file, text }: Source, position: number, about: string): Complaint => ({
  ...{ file, about },
  line: lineOffset(text, position) + 1,
  column: columnOffset(text, position) + 1,
});

export const complaintText = ({ file, line, column, about }: Complaint): string =>
  `${file}:${line}:${column}: ${about}`;

const startOf = (at: { readonly span?: Span }): number => at.span?.start ?? 0;

function entriesOf(source: Source, complain: (position: number, about: string) => void): FluentMessage[] {
  const { body } = new FluentParser({ withSpans: true }).parse(source.text);
  const messages: FluentMessage[] = [];
  for (const entry of body) {
    if (entry.type === 'Message') messages.push(entry);
    else if (entry.type === 'Term') complain(startOf(entry), 'terms (-name) are not used here');
    else if (entry.type === 'Junk') {
      const [first] = entry.annotations;
      complain(first?.span?.start ?? startOf(entry), `this is no message: ${first?.message ?? 'it cannot be read'}`);
    }
  }
  return messages;
}

function parametersOf(message: FluentMessage, complain: (position: number, about: string) => void) {
  const lines = (message.comment?.content ?? '').split('\n').map((line) => line.trim());
  const parameters: Parameter[] = [];
  const about: string[] = [];
  for (const line of lines) {
    const found = declared(line);
    if (typeof found === 'string') complain(startOf(message.comment!), found);
    else if (found) parameters.push(found);
    else if (line !== '') about.push(line);
  }
  if (parameters.some(({ named }) => named) && !parameters.every(({ named }) => named))
    complain(startOf(message.comment!), `${message.id.name}: either all parameters come by name or none`);
  return { parameters, about: about.join(' ') };
}

export type Reading = { readonly messages: Messages; readonly complaints: readonly Complaint[] };

/** Reads a file. Without `english` it is the English one, which says what there is. */
export function read(source: Source, english?: Messages): Reading {
  const complaints: Complaint[] = [];
  const complain = (position: number, about: string): void => {
    complaints.push(complaintAt(source, position, about));
  };
  const messages = new Map<string, Message>();
  for (const entry of entriesOf(source, complain)) {
    const id = entry.id.name;
    const at = startOf(entry.id);
    const original = english?.get(id);
    if (messages.has(id)) complain(at, `${id} is said twice`);
    else if (english && !original) complain(at, `English has no message ${id}`);
    else if (entry.attributes.length > 0)
      complain(startOf(entry.attributes[0]!), 'attributes (.name) are not used here');
    else if (!entry.value) complain(at, `${id} says nothing`);
    else {
      const { parameters, about } = original ?? parametersOf(entry, complain);
      messages.set(id, { id, pattern: entry.value, source, parameters, about });
    }
  }
  return { messages, complaints };
}
