// From files of messages to what the client runs: a module with the messages of an area in a language, in the shape that the
// English file gives them. What a language does not say yet, it says in English.

import { lowered, named, reference, scriptOf, type Helper } from './lower.ts';
import { complaintAt, read, type Complaint, type Message, type Messages, type Reading, type Source } from './read.ts';
import { flawOf, keyOf, treeOf, type Tree } from './tree.ts';

/** Where the helpers of compiled messages are, and which of them know a language. */
const HELPERS: Readonly<
  Record<Helper, { readonly from: string; readonly name: string; readonly perLanguage: boolean }>
> = {
  count: { from: 'count.ts', name: 'countIn', perLanguage: true },
  written: { from: 'count.ts', name: 'writtenIn', perLanguage: true },
  order: { from: 'count.ts', name: 'orderIn', perLanguage: true },
  number: { from: 'numbers.ts', name: 'numberIn', perLanguage: true },
  decimal: { from: 'numbers.ts', name: 'decimalIn', perLanguage: true },
  list: { from: 'lists.ts', name: 'listIn', perLanguage: true },
  names: { from: 'people.ts', name: 'namesIn', perLanguage: true },
  points: { from: 'points.ts', name: 'pointsIn', perLanguage: true },
  pointsCase: { from: 'points.ts', name: 'pointsCaseIn', perLanguage: true },
  who: { from: 'people.ts', name: 'who', perLanguage: false },
  capital: { from: 'letters.ts', name: 'capital', perLanguage: false },
  elide: { from: 'letters.ts', name: 'elide', perLanguage: false },
  elided: { from: 'letters.ts', name: 'elided', perLanguage: false },
};

export type Compiled = {
  /** The module; its default export are the messages. */
  readonly code: string;
  readonly complaints: readonly Complaint[];
  /** Ids that the language does not say yet. */
  readonly missing: readonly string[];
};

const parametersOf = ({ parameters }: Message): string => {
  const names = parameters.map(({ name }) => name).join(',');
  return parameters.some(({ named }) => named) ? `({${names}})` : `(${names})`;
};

const readings = new Map<string, Reading & { readonly shape: readonly Complaint[] }>();

/** What English says, read once for all languages. */
function readEnglish(source: Source) {
  const known = readings.get(source.text);
  if (known) return known;
  const reading = read(source);
  const found = { ...reading, shape: shapeOf(reading.messages) };
  readings.set(source.text, found);
  return found;
}

/** What is wrong with the ids of an area: it is said of the English file, which gives every language its shape. */
function shapeOf(messages: Messages): Complaint[] {
  const flaw = flawOf([...messages.keys()]);
  if (!flaw) return [];
  const { source, pattern } = messages.get(flaw.id)!;
  return [complaintAt(source, pattern.span?.start ?? 0, flaw.about)];
}

function scriptOfTree(tree: Tree<string>): string {
  if ('leaf' in tree) return tree.leaf;
  if ('list' in tree) return `[${tree.list.map(scriptOfTree).join(',')}]`;
  return `{${tree.group.map(([key, part]) => `${keyOf(key)}:${scriptOfTree(part)}`).join(',\n')}}`;
}

/** Expressions about one parameter that stand in several messages: first they are counted, then each becomes a function. */
class Shared {
  isCounted = false;
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  of(expression: string, name: string): string {
    const form = expression.replaceAll(reference(name), reference('it'));
    const isAboutOthers = form.replaceAll(reference('it'), '').includes('\u0001');
    if (isAboutOthers) return expression;
    if (!this.isCounted) this.#counts.set(form, (this.#counts.get(form) ?? 0) + 1);
    if (!this.isCounted || this.#counts.get(form)! < 2) return expression;
    const known = this.#names.get(form) ?? `$said${this.#names.size}`;
    this.#names.set(form, known);
    return `${known}(${reference(name)})`;
  }

  functions(): string[] {
    return [...this.#names].map(([form, name]) => `const ${name}=it=>${named(form)};`);
  }
}

/** `helpers` is the folder of web/src/words, as an import names it; `groups` are those that are wanted, all if nothing is said. */
export function compile(
  english: Source,
  translation: Source | undefined,
  helpers: string,
  groups?: readonly string[],
): Compiled {
  const original = readEnglish(english);
  const own = translation ? read(translation, original.messages) : original;
  const complaints: Complaint[] = [...original.complaints, ...original.shape];
  if (translation) complaints.push(...own.complaints);
  const missing = [...original.messages.keys()].filter((id) => !own.messages.has(id));

  const used = new Map<string, { readonly helper: Helper; readonly language: string }>();
  const scripts = new Map<string, string>();
  const shared = new Shared();
  const write = (id: string, first: Message, complain: (complaint: Complaint) => void): void => {
    const message = own.messages.get(id) ?? first;
    const { language } = message.source;
    const atoms = lowered(message.pattern, {
      ...{ message, language },
      helper: (helper) => {
        const name = HELPERS[helper].perLanguage ? `$${helper}_${language}` : `$${helper}`;
        used.set(name, { helper, language });
        return name;
      },
      complain: (position, about) => complain(complaintAt(message.source, position, about)),
      shared: (expression, name) => shared.of(expression, name),
    });
    const script = named(scriptOf(atoms));
    scripts.set(id, message.parameters.length === 0 ? script : `${parametersOf(message)}=>${script}`);
  };
  const wanted = [...original.messages].filter(([id]) => groups?.includes(id.split('_')[0]!) ?? true);
  for (const [id, first] of wanted) write(id, first, (complaint) => complaints.push(complaint));
  shared.isCounted = true;
  for (const [id, first] of wanted) write(id, first, () => {});
  if (complaints.length > 0) return { code: '', complaints, missing };

  const lines: string[] = [];
  const imported = new Set([...used.values()].map(({ helper }) => helper));
  for (const helper of imported) {
    const { from, name, perLanguage } = HELPERS[helper];
    lines.push(
      `import{${name} as $${perLanguage ? `${helper}In` : helper}}from${JSON.stringify(`${helpers}/${from}`)};`,
    );
  }
  for (const [name, { helper, language }] of used)
    if (HELPERS[helper].perLanguage) lines.push(`const ${name}=$${helper}In(${JSON.stringify(language)});`);
  lines.push(...shared.functions());
  lines.push(`export default ${scriptOfTree(treeOf(scripts))};\n`);
  return { code: lines.join('\n'), complaints: [], missing };
}
