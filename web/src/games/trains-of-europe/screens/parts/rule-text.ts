// A rule's own sentence; a rule without one is named by its id.

import type { Names } from '../../play/tell/names.ts';

export function ruleText({ text }: Names, rule: string): string {
  const sentences = text.screens.rules as Readonly<Record<string, string>>;
  return sentences[rule] ?? text.rule(rule);
}
