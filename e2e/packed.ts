// The product as it is packed, in a folder with a space in its name, beside nothing but the packages that its manifest asks for.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from '../scripts/release/pack.js';
import { stageProduct } from '../scripts/release/product.js';

export type Packed = { readonly launcher: string; readonly remove: () => void };

type Manifest = { readonly [kind: string]: Readonly<Record<string, string>> | undefined };

export async function packedProduct(): Promise<Packed> {
  const home = mkdtempSync(join(tmpdir(), 'branchline packed '));
  const [file] = pack([await stageProduct(join(home, 'staged'))], home);
  const unpacked = spawnSync('tar', ['-xzf', file!, '-C', home]);
  if (unpacked.status !== 0) throw new Error(`the product was not unpacked: ${unpacked.stderr.toString()}`);
  const modules = join(home, 'an empty folder', 'node_modules');
  mkdirSync(modules, { recursive: true });
  const product = join(modules, 'branchline');
  renameSync(join(home, 'package'), product);
  const manifest = JSON.parse(readFileSync(join(product, 'package.json'), 'utf8')) as Manifest;
  for (const name of Object.keys({ ...manifest['dependencies'], ...manifest['optionalDependencies'] })) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)), join(modules, name), 'junction');
  }
  return {
    launcher: join(product, 'bin/branchline.js'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
