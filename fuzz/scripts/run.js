// npm run fuzz -- [trans-europa] [trains-of-europe] [protocol] [--seconds 60] [--seed 1]
// One target after the other: what is new goes into fuzz/corpus, a crash into fuzz/crashes.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

// What is fuzzed is a script by itself, so that the coverage can tell it from the fuzzer.
const FUZZED = /[\\/](core|protocol|boards|solver|games)[\\/]/;
// Beside the installed packages, so that it finds them.
const out = fileURLToPath(new URL(`../dist/${process.pid}/`, import.meta.url));
mkdirSync(out, { recursive: true });
try {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./fuzz.ts', import.meta.url)),
    platform: 'node',
    logLevel: 'silent',
  });
  const groups = [{ name: 'fuzzed', test: FUZZED }];
  await bundle.write({
    dir: out,
    entryFileNames: 'fuzz.mjs',
    chunkFileNames: '[name].mjs',
    codeSplitting: { groups },
  });
  const { main } = await import(pathToFileURL(join(out, 'fuzz.mjs')).href);
  process.exitCode = main(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
} finally {
  rmSync(out, { recursive: true, force: true });
}
