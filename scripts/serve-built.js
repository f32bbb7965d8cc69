// Serves web/dist as it is at any time, for the browser tests: node scripts/serve-built.js PORT

import { serve } from './lib/serve.js';

try {
  await serve({ port: Number(process.argv[2] ?? 4173), host: 'localhost', isChanging: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
