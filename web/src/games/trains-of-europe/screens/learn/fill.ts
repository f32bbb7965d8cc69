// Names in the sentences of the coach: `{model otter}` becomes what the reader calls it.

import type { Phase } from '@branchline/trains-of-europe';
import type { Names } from '../../play/tell/names.ts';

const KINDS: Readonly<Record<string, (names: Names, id: string) => string>> = {
  model: (names, id) => names.model(id),
  contract: (names, id) => names.contract(id),
  city: (names, id) => names.city(id),
  section: (names, id) => names.section(id),
  phase: (names, id) => names.text.phases[id as Phase].name,
};

export const fill = (text: string, names: Names): string =>
  text.replace(/\{(\w+) ([\w-]+)\}/g, (_, kind: string, id: string) => KINDS[kind]?.(names, id) ?? id);
