// What is shown while a screen is on its way.

import { text } from '../messages/text.ts';

export const Waiting = () => <main class="waiting" aria-busy="true" aria-label={text.value.common.loading} />;
