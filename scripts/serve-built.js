// Serves a built page as it is at any time, for the browser tests, and says where: node scripts/serve-built.js PORT [FOLDER]

import { seeded } from './lib/seeded.js';
import { serve } from './lib/serve.js';

const [port = '4173', folder] = process.argv.slice(2);
try {
  const place = folder === undefined ? {} : { folder };
  const server = await serve({ port: Number(port), host: 'localhost', isChanging: true, around: seeded, ...place });
  console.log(`http://localhost:${server.address().port}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
