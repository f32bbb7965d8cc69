// The texts of exploring in the chosen language.

import { catalogue } from '../../messages/text.ts';
import type { ExploreMessages } from './catalogue.ts';
import english from '../../../texts/en/explore.ftl';

export const text = catalogue<ExploreMessages>(
  english,
  import.meta.glob(['../../../texts/*/explore.ftl', '!../../../texts/en/**'], { import: 'default' }),
);
