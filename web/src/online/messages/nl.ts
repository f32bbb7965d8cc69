// temporary
import type { OnlineMessages } from './catalogue.ts';
import { en } from './en.ts';
export const nl: OnlineMessages = en;
