// A port that nobody uses, so that several copies of the project can be tested on one machine at the same time.

import { spawnSync } from 'node:child_process';

const ASK = `const server = require('node:net').createServer();
server.listen(0, 'localhost', () => {
  console.log(server.address().port);
  server.close();
});`;

export function freePort() {
  const { stdout } = spawnSync(process.execPath, ['-e', ASK], { encoding: 'utf8' });
  return stdout.trim();
}
