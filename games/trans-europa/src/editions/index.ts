// The editions by id.

import { classic } from './classic.ts';
import type { Edition, EditionId } from './edition.ts';
import { ferry } from './ferry.ts';
import { prestige } from './prestige.ts';

/** The editions by id. */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = { classic, ferry, prestige };
