// Every rule of a game's SPEC.md is named by a test and every rule id cited anywhere is a rule of a SPEC.md.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './lib/run.js';

const ID = /(?<![A-Z0-9]-|[A-Z0-9])(?:TE|TC|TP|TOE)-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?(?![A-Za-z0-9])/g;

/** A rule of a SPEC.md: its id opens a row of a table, or stands in bold. */
const RULE = /(?:\*\*|^\| *)((?:TE|TC|TP|TOE)-[A-Z0-9-]+[a-z]?)(?:\*\*| *\|)/gm;

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'fixtures') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(ts|tsx)$/.test(entry.name)) yield path;
  }
}

const specs = readdirSync(resolve(root, 'games')).map((game) => resolve(root, 'games', game, 'SPEC.md'));
const rules = new Set();
for (const spec of specs) {
  if (!existsSync(spec)) {
    console.error(`${relative(root, spec)} is missing`);
    process.exit(1);
  }
  for (const [, id] of readFileSync(spec, 'utf8').matchAll(RULE)) rules.add(id);
}

/** A chapter may be cited as a whole: TOE-AUC stands for TOE-AUC-1, TOE-AUC-2 … */
const isKnown = (id) =>
  rules.has(id) || /-(FAQ|FIG|HINT)/.test(id) || [...rules].some((rule) => rule.startsWith(`${id}-`));

const tested = new Set();
const strangers = [];
for (const room of ['core', 'boards', 'solver', 'games', 'bots', 'cli', 'web/src', 'e2e']) {
  if (!existsSync(resolve(root, room))) continue;
  for (const path of files(resolve(root, room))) {
    const isTest = /\.(test|spec)\.tsx?$/.test(path);
    for (const [id] of readFileSync(path, 'utf8').matchAll(ID)) {
      if (isTest) tested.add(id);
      if (!isKnown(id)) strangers.push(`${relative(root, path)} cites ${id}`);
    }
  }
}

// Hints printed in the rulebooks and notes on its figures are no rules of play; nothing can test them.
const untested = [...rules].filter((id) => !tested.has(id) && !/-(FAQ|FIG|HINT)-/.test(id));
for (const line of new Set(strangers)) console.error(`${line}, which no SPEC.md has`);
for (const id of untested) console.error(`${id} is named by no test`);
console.log(
  `${rules.size - untested.length} of ${rules.size} rules named by a test; ${strangers.length} citations without a rule`,
);
process.exit(untested.length + strangers.length > 0 ? 1 : 0);
