// The house's own rules for the linter: who may use whom, and what a pure room may not name.

import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPure, judge } from './judge.js';
import { IMPURE } from './rooms.js';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const pathOf = (context) => relative(root, context.filename).split(sep).join('/');

const traffic = {
  create(context) {
    const path = pathOf(context);
    const look = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = judge({ path, specifier: source.value });
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
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
