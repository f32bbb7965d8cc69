// Serves web/dist as it is, for the browser tests: node scripts/serve-built.js PORT

import { serve } from './lib/serve.js';

await serve({ port: Number(process.argv[2] ?? 4173), host: 'localhost', quiet: true });
