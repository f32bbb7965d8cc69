// npm start: installs, builds and serves the whole product, and prints the address.

import { install } from './lib/install.js';
import { buildWeb } from './lib/build-web.js';
import { serve } from './lib/serve.js';

install();
buildWeb();
await serve({ port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? 'localhost' });
