// Turns the pattern of a message into JavaScript, and says what in it cannot be: unknown parameters, words in brackets that a
// parameter does not know, functions that there are not.

import {
  type Expression,
  type FunctionReference,
  type InlineExpression,
  type Pattern,
  type Placeable,
  type SelectExpression,
  type Span,
  type VariableReference,
} from '@fluent/syntax';
import { casesOf, isCounted, type Kind, type Parameter } from './parameters.ts';
import type { Message } from './read.ts';
import { keyOf } from './tree.ts';

/** What a compiled message calls; see web/src/words. Those of `perLanguage` are made for a language. */
export type Helper =
  | 'count'
  | 'written'
  | 'order'
  | 'number'
  | 'decimal'
  | 'list'
  | 'names'
  | 'points'
  | 'pointsCase'
  | 'who'
  | 'capital'
  | 'elide'
  | 'elided';

/** One character of text, or a piece of code that gives text, or a number. */
type Atom = { readonly text: string } | { readonly code: string; readonly isNumber?: true };

type Within = {
  readonly message: Message;
  readonly language: string;
  /** The name of a helper in the compiled file. */
  readonly helper: (name: Helper) => string;
  readonly complain: (position: number, about: string) => void;
  /** An expression about one parameter; what is said several times in a file becomes a function there. */
  readonly shared: (expression: string, name: string) => string;
};

/** A parameter in an expression; `named` puts its name there. */
export const reference = (name: string): string => `\u0001${name}\u0001`;

export const named = (script: string): string => script.replaceAll('\u0001', '');

const at = (node: { readonly span?: Span }): number => node.span?.start ?? 0;

const texts = (text: string): Atom[] => [...text].map((char) => ({ text: char }));
const code = (js: string): Atom[] => [{ code: js }];

const sameAtom = (a: Atom | undefined, b: Atom | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

const inTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** The text that these atoms make, as an expression. */
export function scriptOf(atoms: readonly Atom[]): string {
  const [first] = atoms;
  if (atoms.length === 1 && first && 'code' in first && !first.isNumber) return `(${first.code})`;
  if (atoms.every((atom) => 'text' in atom)) return JSON.stringify(atoms.map(({ text }) => text).join(''));
  return `\`${atoms.map((atom) => ('text' in atom ? inTemplate(atom.text) : `\${${atom.code}}`)).join('')}\``;
}

/** What all of these begin and end with, and what is left of each. */
function hoisted(all: readonly (readonly Atom[])[]): { before: Atom[]; middles: (readonly Atom[])[]; after: Atom[] } {
  const [first = []] = all;
  const shortest = Math.min(...all.map(({ length }) => length));
  let start = 0;
  while (start < shortest && all.every((each) => sameAtom(each[start], first[start]))) start++;
  let end = 0;
  while (end < shortest - start && all.every((each) => sameAtom(each.at(-1 - end), first.at(-1 - end)))) end++;
  return {
    before: first.slice(0, start),
    middles: all.map((each) => each.slice(start, each.length - end)),
    after: first.slice(first.length - end),
  };
}

function parameterOf({ id, ...rest }: VariableReference, within: Within): Parameter | undefined {
  const found = within.message.parameters.find(({ name }) => name === id.name);
  const known = within.message.parameters.map(({ name }) => `$${name}`).join(', ') || 'none';
  if (!found) within.complain(at(rest), `${within.message.id} has no parameter $${id.name}; it has ${known}`);
  return found;
}

function shown(variable: VariableReference, within: Within): Atom[] {
  const parameter = parameterOf(variable, within);
  if (!parameter) return [];
  const { name, kind } = parameter;
  const { helper, complain } = within;
  switch (kind) {
    case 'text':
    case 'written':
      return code(reference(name));
    case 'figure':
      return [{ code: reference(name), isNumber: true }];
    case 'number':
    case 'decimal':
    case 'points':
      return code(`${helper(kind)}(${reference(name)})`);
    case 'person':
      return code(`${reference(name)}.name`);
    case 'texts':
      return code(`${helper('list')}(${reference(name)})`);
    default:
      complain(
        at(variable),
        kind === 'people'
          ? `$${name} are several people: PEOPLE($${name}, you: "you") writes their names`
          : `$${name} is yes or no and cannot be shown`,
      );
      return [];
  }
}

type Named = Readonly<Record<string, string>>;

function argumentsOf(call: FunctionReference, within: Within, allowed: readonly string[]): Named {
  const named = call.arguments.named.map(({ name, value }) => {
    if (!allowed.includes(name.name)) within.complain(at(name), `${call.id.name} knows no ${name.name}`);
    return [name.name, value.parse().value] as const;
  });
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
}

/** The only argument, where it has to be a parameter of one of these kinds. */
function variableOf(call: FunctionReference, within: Within, kinds: readonly Kind[], index = 0): string | undefined {
  const found = call.arguments.positional[index];
  if (found?.type !== 'VariableReference') {
    within.complain(at(call), `${call.id.name} needs a parameter, as in ${call.id.name}($name)`);
    return undefined;
  }
  const parameter = parameterOf(found, within);
  if (!parameter) return undefined;
  if (kinds.includes(parameter.kind)) return parameter.name;
  within.complain(
    at(found),
    `${call.id.name} is for ${kinds.join(' or ')}, and $${parameter.name} is ${parameter.kind}`,
  );
  return undefined;
}

function called(call: FunctionReference, within: Within): Atom[] {
  const { helper, complain } = within;
  const { positional } = call.arguments;
  switch (call.id.name) {
    case 'CAPITAL': {
      argumentsOf(call, within, []);
      if (positional.length !== 1) complain(at(call), 'CAPITAL needs one thing to write with a capital');
      const inner = positional[0] ? written(positional[0], within) : [];
      return code(`${helper('capital')}(${scriptOf(inner)})`);
    }
    case 'PEOPLE': {
      const { you, other = '#' } = argumentsOf(call, within, ['you', 'other']);
      if (you === undefined) complain(at(call), 'PEOPLE needs the word for the reader, as in you: "you"');
      const who = variableOf(call, within, ['people']);
      const form = other === '#' ? '' : `,${JSON.stringify(other)}`;
      return who === undefined ? [] : code(`${helper('names')}(${reference(who)},${JSON.stringify(you)}${form})`);
    }
    case 'JOIN': {
      const { separator } = argumentsOf(call, within, ['separator']);
      if (separator === undefined) complain(at(call), 'JOIN needs what stands between, as in separator: "; "');
      const items = variableOf(call, within, ['texts']);
      return items === undefined ? [] : code(`${reference(items)}.join(${JSON.stringify(separator)})`);
    }
    case 'ELIDE': {
      argumentsOf(call, within, []);
      const [word, name] = positional;
      if (word?.type !== 'StringLiteral' || !name) {
        complain(at(call), 'ELIDE needs a word and what follows it, as in ELIDE("de", $city)');
        return [];
      }
      return code(`${helper('elide')}(${JSON.stringify(word.parse().value)},${scriptOf(written(name, within))})`);
    }
    default:
      complain(at(call), `there is no function ${call.id.name} here`);
      return [];
  }
}

function written(expression: InlineExpression | Placeable | Expression, within: Within): Atom[] {
  switch (expression.type) {
    case 'StringLiteral':
      return texts(expression.parse().value);
    case 'NumberLiteral':
      return texts(expression.value);
    case 'VariableReference':
      return shown(expression, within);
    case 'FunctionReference':
      return called(expression, within);
    case 'SelectExpression':
      return chosen(expression, within);
    case 'Placeable':
      return written(expression.expression, within);
    default:
      within.complain(at(expression), 'references to other messages are not used here');
      return [];
  }
}

type Selector = {
  readonly kind: Kind | 'order' | 'vowel';
  readonly name: string;
  /** Asked only whether it is there. */
  readonly optional: boolean;
};

function selectorOf({ selector }: SelectExpression, within: Within): Selector | undefined {
  if (selector.type === 'VariableReference') {
    const parameter = parameterOf(selector, within);
    return parameter && { kind: parameter.kind, name: parameter.name, optional: parameter.optional };
  }
  if (selector.type === 'FunctionReference') {
    const call = selector;
    if (call.id.name === 'ELIDES') {
      const name = variableOf(call, within, ['text']);
      return name === undefined ? undefined : { kind: 'vowel', name, optional: false };
    }
    if (call.id.name === 'NUMBER') {
      const { type } = argumentsOf(call, within, ['type']);
      if (type !== 'ordinal') within.complain(at(call), 'NUMBER is for order only: NUMBER($place, type: "ordinal")');
      const name = variableOf(call, within, ['number', 'figure']);
      return name === undefined ? undefined : { kind: 'order', name, optional: false };
    }
  }
  within.complain(at(selector), 'a choice goes by a parameter, as in { $count -> … }');
  return undefined;
}

function chosen(select: SelectExpression, within: Within): Atom[] {
  const selector = selectorOf(select, within);
  if (!selector) return [];
  const { kind, name, optional } = selector;
  const known = casesOf(kind, within.language, optional);
  const cases = new Map<string, readonly Atom[]>();
  let fallback: readonly Atom[] = [];
  for (const variant of select.variants) {
    const { key } = variant;
    const isNumber = key.type === 'NumberLiteral';
    const word = isNumber ? key.value : key.name;
    if (isNumber ? !isCounted(kind) : !known.includes(word))
      within.complain(at(key), `$${name} has no case [${word}]; it has ${known.join(', ')}`);
    if (cases.has(word)) within.complain(at(key), `the case [${word}] is there twice`);
    const atoms = lowered(variant.value, within);
    cases.set(word, atoms);
    if (variant.default) fallback = atoms;
  }
  const { before, middles, after } = hoisted([...cases.values()]);
  const scripts = new Map([...cases.keys()].map((word, i) => [word, scriptOf(middles[i]!)]));
  const rest = scriptOf(middles[[...cases.values()].indexOf(fallback)]!);
  const by = (word: string): string => scripts.get(word) ?? rest;
  const forms = (): string => {
    const own = [...scripts].filter(([word, script]) => word !== 'none' && word !== 'other' && script !== rest);
    return `{${[...own, ['other', rest] as const].map(([word, script]) => `${keyOf(word)}:${script}`).join(',')}}`;
  };
  const value = reference(name);
  const pick = (): string => {
    switch (kind) {
      case 'person':
        return `${value}.you?${by('you')}:${by('other')}`;
      case 'flag':
        return `${value}?${by('yes')}:${by('no')}`;
      case 'vowel':
        return `${within.helper('elided')}(${value})?${by('yes')}:${by('no')}`;
      case 'text':
      case 'texts':
        return rest;
      case 'people':
        return `${within.helper('who')}(${value},${forms()})`;
      case 'points':
        return `${within.helper('pointsCase')}(${value},${forms()})`;
      case 'order':
        return `${within.helper('order')}(${value},${forms()})`;
      case 'written':
        return `${within.helper('written')}(${value},${forms()})`;
      case 'decimal':
        return `${within.helper('count')}(Math.round(${value}*10)/10,${forms()})`;
      default:
        return `${within.helper('count')}(${value},${forms()})`;
    }
  };
  const none = scripts.get('none');
  const isPlain = [...scripts.keys()].every((word) => word === 'none' || word === 'other');
  const present = isPlain ? rest : pick();
  const isThere = kind === 'text' ? `${value}?${present}:${none}` : `${value}==null?${none}:${present}`;
  return [...before, ...code(within.shared(none === undefined ? present : isThere, name)), ...after];
}

/** The pieces that a pattern is made of. */
export const lowered = (pattern: Pattern, within: Within): Atom[] =>
  pattern.elements.flatMap((element) =>
    element.type === 'TextElement' ? texts(element.value) : written(element.expression, within),
  );
