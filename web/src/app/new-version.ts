// A newer build is waiting; calling it reloads the page with it.

import { signal } from '@preact/signals';

export const newVersion = signal<(() => void) | undefined>(undefined);
