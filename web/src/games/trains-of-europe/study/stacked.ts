// Where the parts of a review are one below the other: on phones and upright tablets.

import { layout } from '../../../ui/layout.ts';

export const isStacked = (): boolean => layout.value === 'phone' || layout.value === 'tablet-tall';
