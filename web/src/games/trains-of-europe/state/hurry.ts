// "Skip": what the others do is shown without pauses until this player is asked again.

import { signal } from '@preact/signals';

export const hurrying = signal(false);
