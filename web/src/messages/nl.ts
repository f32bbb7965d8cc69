import type { Messages } from './catalogue.ts';
import { en } from './en.ts';

export const nl: Messages = en;
