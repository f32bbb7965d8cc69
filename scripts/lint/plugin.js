// The project's own rules for the linter: who may use whom, and what a pure room may not name.

import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPure, judge } from './judge.js';
import { GAMES, IMPURE } from './rooms.js';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const pathOf = (context) => relative(root, context.filename).split(sep).join('/');

/** `import.meta.glob(…)`: an import of everything that a pattern fits. */
const isGlob = ({ type, object, property }) =>
  type === 'MemberExpression' && object.type === 'MetaProperty' && property.name === 'glob';

const traffic = {
  create(context) {
    const path = pathOf(context);
    const lookAt = (node, specifier) => {
      const message = judge({ path, specifier });
      if (message !== undefined) context.report({ node, message });
      return message;
    };
    const look = ({ source }) => {
      if (typeof source?.value === 'string') lookAt(source, source.value);
    };
    return {
      CallExpression({ callee, arguments: [pattern] }) {
        // A star means any game: nothing else in the client comes in several of a kind.
        if (isGlob(callee))
          Object.keys(GAMES).find((game) => lookAt(pattern, String(pattern?.value).replace('*', game)));
      },
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
      TSImportType: look,
    };
  },
};

/** Where a file names a global: built-in ones the linter knows of, all others nobody has declared. */
function globalReferences(scope, name) {
  const known = scope.set.get(name);
  if (known !== undefined) return known.defs.length > 0 ? [] : known.references;
  return scope.through.filter((reference) => reference.identifier.name === name);
}

/** Math is pure but for its randomness, so it is named only as `Math.something`, where the something can be seen. */
const isPlainMath = ({ parent }) =>
  parent.type === 'MemberExpression' && !parent.computed && parent.property.name !== 'random';

const purity = {
  create(context) {
    if (!isPure(pathOf(context))) return {};
    return {
      'Program:exit'(program) {
        const scope = context.sourceCode.getScope(program);
        for (const name of IMPURE)
          for (const { identifier } of globalReferences(scope, name))
            context.report({ node: identifier, message: `A pure room has no ${name}; what it needs is passed in.` });
        for (const { identifier } of globalReferences(scope, 'Math'))
          if (!isPlainMath(identifier))
            context.report({ node: identifier, message: 'A pure room draws from the Rng it is given.' });
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { traffic, purity } };
