// The log of a table or a replay of Trans Europa.

import type { Event, View } from '@branchline/trans-europa';
import { gridOf } from '@branchline/trans-europa';
import type { LogLine } from '../../../table/log-item.tsx';
import type { Course } from '../../game-ui.ts';
import { text, textLanguage } from '../messages/text.ts';
import { logLines } from './log.ts';
import { cityName } from './names.ts';

export function logOf({ view, entries, who }: Course<View, Event>): readonly LogLine[] {
  const { board } = gridOf(view.config.board);
  return logLines({ board, words: { text: text.value, language: textLanguage.value, city: cityName }, who }, entries);
}
