// npm run build: the client and the command line, so that nothing has to be written where they are served from.

import { buildWeb } from './lib/build-web.js';
import { bundled } from './lib/build-cli.js';

buildWeb();
await bundled();
