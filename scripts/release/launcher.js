#!/usr/bin/env node
// Starts the command line and the server of this package.

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`branchline: Node 20.19 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(2);
}
const { main } = await import('../dist/main.mjs');
await main(process.argv.slice(2));
