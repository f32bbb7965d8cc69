// The public API of a packed library as text: every name that its public entry points export, with its declaration, comments left out.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { root } from '../lib/run.js';

/** Where the report of a library is kept. */
export const reportOf = ({ folder }) => join(root, 'docs/api', `${basename(folder)}.txt`);

const parsed = new Map();

function moduleAt(path) {
  const known = parsed.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const { body } = parseAst(text, { lang: 'dts' });
  parsed.set(path, { text, body });
  return { text, body };
}

const typesOf = (from, specifier) => resolve(dirname(from), specifier.replace(/\.js$/, '.d.ts'));

const plain = (text) =>
  text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^export (declare )?/, '')
    .trim();

const namesIn = (declaration) =>
  declaration.declarations ? declaration.declarations.map(({ id }) => id.name) : [declaration.id.name];

/** Where a module has a name from: declared here, a whole module under a name, or imported. */
function localOf(path, name) {
  const { text, body } = moduleAt(path);
  for (const node of body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration && /Declaration|Function$/.test(declaration.type) && (declaration.id || declaration.declarations))
      if (namesIn(declaration).includes(name))
        return { kind: 'declared', text: plain(text.slice(node.start, node.end)), path };
    if (node.type !== 'ImportDeclaration') continue;
    const found = node.specifiers.find(({ local }) => local.name === name);
    if (found === undefined) continue;
    const { value: from } = node.source;
    if (found.type === 'ImportNamespaceSpecifier') return { kind: 'namespace', from };
    return { kind: 'imported', from, name: found.imported.name };
  }
  throw new Error(`${path} exports ${name} and does not say where it is from`);
}

/** Names with declarations; one text for all overloads and for a type beside its value. */
function exportsOf(path) {
  const found = new Map();
  const add = (name, text) => {
    const texts = found.get(name) ?? [];
    if (!texts.includes(text)) found.set(name, [...texts, text]);
  };
  const addFrom = (from, name, as) => {
    if (!from.startsWith('.')) return add(as, `${name} from '${from}'`);
    const texts = exportsOf(typesOf(path, from)).get(name);
    if (texts === undefined) throw new Error(`${path}: ${from} has no ${name}`);
    for (const text of texts) add(as, as === name ? text : `${text} (as ${as})`);
  };
  const { text, body } = moduleAt(path);
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration') {
      const inner = [...exportsOf(typesOf(path, node.source.value))];
      const space = node.exported?.name;
      for (const [name, texts] of inner) for (const one of texts) add(space ? `${space}.${name}` : name, one);
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.declaration)
      for (const name of namesIn(node.declaration)) add(name, plain(text.slice(node.start, node.end)));
    for (const { local, exported } of node.specifiers) {
      if (node.source) {
        addFrom(node.source.value, local.name, exported.name);
        continue;
      }
      const origin = localOf(path, local.name);
      if (origin.kind === 'declared') add(exported.name, origin.text);
      else if (origin.kind === 'imported') addFrom(origin.from, origin.name, exported.name);
      else
        for (const [name, texts] of exportsOf(typesOf(path, origin.from)))
          for (const one of texts) add(`${exported.name}.${name}`, one);
    }
  }
  return found;
}

/** One section for each public entry point. */
export function apiReport(folder, doors) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sections = doors.map((door) => {
    const path = join(folder, exports[door].replace(/\.js$/, '.d.ts'));
    if (!existsSync(path)) throw new Error(`${relative(folder, path)} is missing`);
    const lines = [...exportsOf(path)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([as, texts]) => texts.map((text) => `${as}: ${text}`));
    return `${door.replace('.', name)}\n\n${lines.join('\n')}\n`;
  });
  return `The public API, made by \`npm run api\`. A change here is a change for all who build on it.\n\n${sections.join('\n')}`;
}
