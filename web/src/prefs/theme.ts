// Light or dark, and how much may move: the player's choice, or the system's.

import { computed, effect, signal } from '@preact/signals';
import { settings } from './settings.ts';

const query = (text: string) => {
  const media = matchMedia(text);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
};

const systemDark = query('(prefers-color-scheme: dark)');
const systemStill = query('(prefers-reduced-motion: reduce)');

export const isDark = computed(() =>
  settings.value.theme === 'system' ? systemDark.value : settings.value.theme === 'dark',
);

export const isStill = computed(() =>
  settings.value.motion === 'system' ? systemStill.value : settings.value.motion === 'less',
);

export function startTheme(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = isDark.value ? 'dark' : 'light';
    root.dataset['motion'] = isStill.value ? 'less' : 'full';
    const colour = isDark.value ? '#0e1a27' : '#f3ebda';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour);
  });
}
