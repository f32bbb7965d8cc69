// Files of messages as modules: `import english from '…/texts/en/shell.ftl'` gives the compiled messages. A file that is wrong
// stops the build and says where. In the mode `pseudo` English is shown in the pseudo-language.

import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compile } from './compile.ts';
import { pseudoSource, shortPath, sourceOf } from './files.ts';
import { complaintText } from './read.ts';

const HELPERS = resolve(import.meta.dirname, '../../src/words')
  .split(sep)
  .join('/');

/** `…/texts/de/trans-europa/table.ftl`: the folder of all texts, the language, the area. */
const PLACE = /^(.*[\\/]texts)[\\/]([a-z][\w-]*)[\\/](.+)\.ftl$/;

/** `only` names groups of an area where not all of it is wanted. */
export function texts(only: Readonly<Record<string, readonly string[]>> = {}): Plugin {
  let isPseudo = false;
  return {
    name: 'branchline-texts',
    configResolved({ mode }) {
      isPseudo = mode === 'pseudo';
    },
    load(file) {
      const [, folder, language, area] = PLACE.exec(file) ?? [];
      if (folder === undefined || language === undefined || area === undefined) return undefined;
      const reference = join(folder, 'en', `${area}.ftl`);
      if (!existsSync(reference)) this.error(`${shortPath(file)}: English has no such file`);
      this.addWatchFile(reference);
      const english = sourceOf(reference, 'en');
      const own = language === 'en' ? undefined : sourceOf(file, language);
      const { code, complaints } = compile(
        english,
        isPseudo && !own ? pseudoSource(english) : own,
        HELPERS,
        only[area],
      );
      const [first] = complaints;
      if (first) {
        const { line, column } = first;
        this.error({ message: complaints.map(complaintText).join('\n'), id: file, loc: { file, line, column } });
      }
      return { code, map: null, moduleType: 'js' };
    },
  };
}
