// Before the tests of the command line and of the server: what they start is built once, not by all of them at the same time.

import { bundled } from '../../scripts/lib/build-cli.js';

export async function setup(): Promise<void> {
  await bundled();
}
