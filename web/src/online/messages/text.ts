// The texts of the online screens in the chosen language.

import { catalogue } from '../../messages/text.ts';
import type { OnlineMessages } from './catalogue.ts';
import english from '../../../texts/en/online.ftl';

export const text = catalogue<OnlineMessages>(
  english,
  import.meta.glob(['../../../texts/*/online.ftl', '!../../../texts/en/**'], { import: 'default' }),
);
