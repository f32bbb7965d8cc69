// Compiles bots/assembly to WebAssembly and keeps the bytes as source: node bots/scripts/build-wasm.js
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import asc from 'assemblyscript/asc';

const room = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(room, 'src', 'trans-europa', 'playout', 'generated', 'wasm.ts');

/** The text of the generated file. */
export async function generate() {
  let binary = new Uint8Array();
  const options = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--noAssert'];
  const { error, stderr } = await asc.main(
    ['assembly/index.ts', '--baseDir', room, ...options, '--outFile', 'o.wasm'],
    {
      writeFile: (name, contents) => {
        if (name.endsWith('.wasm')) binary = contents;
      },
    },
  );
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  const text = Buffer.from(binary).toString('base64');
  return `// Made by bots/scripts/build-wasm.js from bots/assembly: ${binary.length} bytes of WebAssembly.\nexport const WASM_BASE64 =\n  '${text}';\n`;
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) writeFileSync(target, await generate());
