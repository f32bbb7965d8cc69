// This device's own authority, one for the whole page.

import { workerLink } from './worker-link.ts';

const url = (): URL => new URL(import.meta.env.DEV ? './src/worker/authority.ts' : './authority.js', document.baseURI);

export const device = workerLink(() => new Worker(url(), { type: 'module', name: 'authority' }));
