// The language of the page: the player's choice, or the browser's.

import { computed } from '@preact/signals';
import { preferredLanguage, type Language } from './languages.ts';
import { settings } from './settings.ts';

export const language = computed<Language>(() => settings.value.language ?? preferredLanguage(navigator.languages));
