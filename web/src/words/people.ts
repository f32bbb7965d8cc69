// Players in sentences: most languages need another verb where the reader is meant, or several. Compiled messages call this.

import type { Forms } from './count.ts';
import { listIn } from './lists.ts';

export type Who = { readonly name: string; /** The player reads the sentence. */ readonly you: boolean };

/** What is said of the reader alone, of one other, of several with the reader, or of several others. */
export function who(people: readonly Who[], forms: Forms): string {
  const you = people.some((each) => each.you);
  const several = people.length > 1;
  return forms[several ? (you ? 'with-you' : 'several') : you ? 'you' : 'one'] ?? forms.other;
}

/** Their names, with a word for the reader; `#` stands for a name in the form for everybody else. */
export const namesIn = (language: string): ((people: readonly Who[], reader: string, other?: string) => string) => {
  const list = listIn(language);
  return (people, reader, other = '#') =>
    list(people.map(({ name, you }) => (you ? reader : other.replace('#', () => name))));
};
