// The texts of insight into companies.

import type { Texts } from '../../../../../words/generated/texts.ts';
import { catalogue } from '../../../../../messages/text.ts';
import { textLanguage } from '../../../messages/text.ts';
import english from '../../../../../../texts/en/trains-of-europe/insight.ftl';

export type InsightMessages = Texts['trains-of-europe/insight'];

export const words = catalogue<InsightMessages>(
  english,
  import.meta.glob(['../../../../../../texts/*/trains-of-europe/insight.ftl', '!../../../../../../texts/en/**'], {
    import: 'default',
  }),
);

/** One place after the comma, as the language writes it. */
export const decimal = (value: number): string =>
  value.toLocaleString(textLanguage.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−');
