// English as a language that nobody speaks: a third longer, every letter with an accent, in brackets. A sentence that shows
// without them was not taken from the messages; one that loses a bracket is cut off.

import { FluentParser, FluentSerializer, TextElement, Transformer } from '@fluent/syntax';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçĐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const ACCENTS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i]!]));

/** Every vowel twice: about a third longer. */
const lengthened = (text: string): string => text.replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase());

const accented = (text: string): string =>
  [...lengthened(text)].map((letter) => ACCENTS.get(letter) ?? letter).join('');

class Pseudo extends Transformer {
  override visitTextElement(text: TextElement): TextElement {
    text.value = accented(text.value);
    return text;
  }
}

/** The English file in the pseudo-language. */
export function pseudo(english: string): string {
  const resource = new FluentParser({ withSpans: false }).parse(english);
  for (const entry of resource.body) {
    if (entry.type !== 'Message' || !entry.value) continue;
    const { value } = entry;
    new Pseudo().visit(value);
    value.elements.unshift(new TextElement('⟦'));
    value.elements.push(new TextElement('⟧'));
  }
  return new FluentSerializer({}).serialize(resource);
}
