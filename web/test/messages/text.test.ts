// Changing the language: every catalogue that is open changes, all of them together.

import { html } from '../support/browser.ts';
import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Messages } from '../../src/messages/catalogue.ts';
import { catalogue, languageReady, startLanguage, text, textLanguage } from '../../src/messages/text.ts';
import { change, forgetLanguage } from '../../src/prefs/settings.ts';
import { FIRST } from '../support/texts.ts';

const later = <T>(value: T, milliseconds: number) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });
const words = (said: string, milliseconds = 0) => ({ en: said, load: () => later(`${said} de`, milliseconds) });
const open = ({ en, load }: ReturnType<typeof words>) =>
  catalogue<string>(
    en,
    Object.fromEntries(['de', 'fr', 'nl', 'pl'].map((each) => [`../texts/${each}/some.ftl`, load])),
  );

/** Messages are the same functions wherever they are; how a list is joined is made anew for every language. */
const own = (messages: Messages) => Object.fromEntries(Object.entries(messages).filter(([key]) => key !== 'list'));

test('a newly chosen language shows once everything in it has arrived, and not before', async () => {
  const quick = open(words('quick'));
  const slow = open(words('slow', 20));
  const seen: string[] = [];
  const stop = effect(() => void seen.push(`${quick.value}, ${slow.value}, ${textLanguage.value}`));
  change({ language: 'de' });
  await languageReady();
  stop();
  expect(seen).toEqual(['quick, slow, en', 'quick de, slow de, de']);
  expect(text.value).toMatchObject(own(FIRST.de));
  expect(html.lang).toBe('de');
});

test('a catalogue that is opened late follows', async () => {
  const late = open(words('late'));
  expect(late.value).toBe('late');
  await languageReady();
  expect(late.value).toBe('late de');
});

test('a language chosen while another is on its way wins', async () => {
  const slow = open(words('slow', 20));
  const first = languageReady();
  change({ language: 'pl' });
  await first;
  expect(textLanguage.value).toBe('pl');
  expect(text.value).toMatchObject(own(FIRST.pl));
  expect(slow.value).toBe('slow de');
});

test('the page begins with the browser’s language and follows every choice', async () => {
  forgetLanguage();
  await startLanguage();
  expect(textLanguage.value).toBe('en');
  change({ language: 'nl' });
  await expect.poll(() => text.value.home.play).toBe(FIRST.nl.home.play);
});
