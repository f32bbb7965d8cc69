// The picture of the card comes after its controls.

import { late } from '../../../../table/late.ts';

export const HomePicture = late(async () => (await import('./picture.tsx')).HomePicture);
