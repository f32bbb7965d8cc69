// The messages of one area in all languages, as `import.meta.glob` finds their files.

/** By their paths, `…/texts/de/shell.ftl`. */
export type Files<M> = Readonly<Record<string, () => Promise<M>>>;

const pathFor = (files: Files<unknown>, language: string): string | undefined =>
  Object.keys(files).find((path) => path.includes(`/texts/${language}/`));

export const has = (files: Files<unknown>, language: string): boolean => pathFor(files, language) !== undefined;

/** What a language says in the area; where it has no file, what English says. */
export const loadIn = <M>(files: Files<M>, language: string): Promise<M> =>
  files[(pathFor(files, language) ?? pathFor(files, 'en'))!]!();
