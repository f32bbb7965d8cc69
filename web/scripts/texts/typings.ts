// The types of the messages, from the English files: what the client may say, and with which parameters.

import { KINDS, type Parameter } from './parameters.ts';
import type { Message, Messages } from './read.ts';
import { keyOf, treeOf, type Tree } from './tree.ts';

const typeOf = ({ kind, optional }: Parameter): string => `${KINDS[kind]}${optional ? ' | undefined' : ''}`;

function typeOfMessage({ parameters }: Message): string {
  if (parameters.length === 0) return 'string';
  const list = parameters.map((parameter) => `${parameter.name}: ${typeOf(parameter)}`);
  if (!parameters.some(({ named }) => named)) return `(${list.join(', ')}) => string`;
  return `(given: { ${list.map((each) => `readonly ${each}`).join('; ')} }) => string`;
}

/** What stands beside a name in an editor. */
function aboutOf({ about, parameters }: Message, indent: string): string {
  const lines = [about, ...parameters.map(({ name, about: what }) => (what === '' ? '' : `@param ${name} ${what}`))];
  const said = lines.filter((line) => line !== '');
  if (said.length === 0) return '';
  if (said.length === 1 && !said[0]!.startsWith('@')) return `${indent}/** ${said[0]} */\n`;
  return `${indent}/**\n${said.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

function typeOfTree(tree: Tree<Message>, indent: string): string {
  if ('leaf' in tree) return typeOfMessage(tree.leaf);
  const deeper = `${indent}  `;
  if ('list' in tree) {
    const kinds = [...new Set(tree.list.map((part) => typeOfTree(part, indent)))];
    const [only] = kinds;
    return kinds.length === 1 && only === 'string' ? 'readonly string[]' : `readonly (${kinds.join(' | ')})[]`;
  }
  const lines = tree.group.map(([key, part]) => {
    const about = 'leaf' in part ? aboutOf(part.leaf, deeper) : '';
    return `${about}${deeper}readonly ${keyOf(key)}: ${typeOfTree(part, deeper)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** The module of all types, by area. */
export function typings(areas: ReadonlyMap<string, Messages>): string {
  const parts = [...areas]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, messages]) => `  readonly ${keyOf(area)}: ${typeOfTree(treeOf(messages), '  ')};\n`);
  return [
    '// Made from the English files in web/texts by `npm run texts`: do not edit.\n\n',
    "import type { Who } from '../people.ts';\n\n",
    `export type Texts = {\n${parts.join('')}};\n`,
  ].join('');
}
