// Checks the messages of all languages and writes the types of the English ones. With --check it only says what is wrong,
// with the code of a language also what that language still says in English.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '../../src/prefs/languages.ts';
import { compile } from './compile.ts';
import { areasOf, fileOf, languages, shortPath, sourceOf, TEXTS } from './files.ts';
import { complaintText, read, type Messages } from './read.ts';
import { typings } from './typings.ts';

const TYPES = resolve(import.meta.dirname, '../../src/words/generated/texts.ts');

const isShown = (language: string): boolean => (LANGUAGES as readonly string[]).includes(language);

/** Everything that is wrong in any file; and, of each language, which messages it still says in English. */
function checked(areas: readonly string[]) {
  const complaints: string[] = [];
  const missing = new Map<string, string[]>();
  for (const language of languages()) {
    if (!isShown(language))
      complaints.push(`${shortPath(TEXTS)}/${language}: web/src/prefs/languages.ts does not name it`);
    for (const area of areasOf(language))
      if (!areas.includes(area)) complaints.push(`${shortPath(fileOf(language, area))}: English has no such file`);
    for (const area of areas) {
      const english = sourceOf(fileOf('en', area), 'en');
      const file = fileOf(language, area);
      const own =
        language === 'en'
          ? undefined
          : existsSync(file)
            ? sourceOf(file, language)
            : { ...english, language, text: '' };
      const compiled = compile(english, own, '');
      if (language === 'en' || compiled.complaints.every(({ file: of }) => of !== english.file))
        complaints.push(...compiled.complaints.map(complaintText));
      missing.set(language, [...(missing.get(language) ?? []), ...compiled.missing.map((id) => `${area}.ftl: ${id}`)]);
    }
  }
  return { complaints, missing };
}

export function main(args: readonly string[]): number {
  const areas = areasOf('en');
  const english = new Map<string, Messages>(
    areas.map((area) => [area, read(sourceOf(fileOf('en', area), 'en')).messages]),
  );
  const { complaints, missing } = checked(areas);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) return 1;

  const count = [...english.values()].reduce((sum, messages) => sum + messages.size, 0);
  for (const [language, lacking] of missing) {
    const rest = lacking.length > 0 ? ', the rest in English' : '';
    console.log(`${language}: ${count - lacking.length} of ${count} messages${rest}`);
    if (args.includes(language)) for (const each of lacking) console.log(`  ${each}`);
  }
  const types = typings(english);
  if (existsSync(TYPES) && readFileSync(TYPES, 'utf8') === types) return 0;
  if (args.includes('--check')) {
    console.error(`${shortPath(TYPES)} is older than the English messages: npm run texts`);
    return 1;
  }
  writeFileSync(TYPES, types);
  console.log(`${shortPath(TYPES)} written`);
  return 0;
}
