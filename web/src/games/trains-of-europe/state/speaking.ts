// What everything is called in the reader's language, for any view of the business game.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import { contentOf, type View } from '@branchline/trains-of-europe';
import type { Who } from '../../../words/people.ts';
import { text, textLanguage } from '../messages/text.ts';
import { namesOf, type Names } from '../play/tell/names.ts';
import { preferences } from '../settings.ts';

/** Names follow the language and the wish for names on the spot. */
export const namesFor = (view: View, who: (seat: Seat) => Who): Names =>
  namesOf(contentOf(view.config), {
    text: text.value,
    language: textLanguage.value,
    naming: preferences.value.naming,
    who,
  });

/** The content of a game does not change, so neither do its names while it is played. */
export const speakingAt = (view: View, who: (seat: Seat) => Who): ReadonlySignal<Names> =>
  computed(() => namesFor(view, who));
