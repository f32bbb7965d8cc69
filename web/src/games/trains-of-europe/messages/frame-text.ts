// The words of the table's frame, of home, set-up and replay, beside those of the game itself.

import { catalogue } from '../../../messages/text.ts';
import type { FrameMessages } from './catalogue.ts';
import english from '../../../../texts/en/trains-of-europe/frame.ftl';

export const words = catalogue<FrameMessages>(
  english,
  import.meta.glob(['../../../../texts/*/trains-of-europe/frame.ftl', '!../../../../texts/en/**'], {
    import: 'default',
  }),
);
