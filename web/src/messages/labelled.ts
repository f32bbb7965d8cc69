// What something is called and what it says, as the language shown sets it: "Round 3: Ada".

import { text } from './text.ts';

export const labelled = (label: string, value: string): string => text.value.labelled(label, value);
