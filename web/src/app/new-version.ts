// A newer build is waiting; calling it loads the page anew with it.

import { signal } from '@preact/signals';

export const newVersion = signal<(() => void) | undefined>(undefined);
