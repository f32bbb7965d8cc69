// The pace of the table: how long a move is shown, and where people have to turn a page.

import type { Event } from '@branchline/trains-of-europe';
import type { TableRules } from '../../../table/table-types.ts';
import { pauseAfter as pauseOf, stopAfter } from '../play/happenings/pace.ts';
import { hurrying } from './hurry.ts';

type Rules = TableRules<unknown, Event>;

export const pauseAfter: Rules['pauseAfter'] = (told, { humans, speed }) =>
  hurrying.value ? 0 : pauseOf(told, humans, speed);

/** The evaluation needs no stop: nothing comes after it. */
export const stopsAfter: Rules['stopsAfter'] = ({ events }) => stopAfter(events) === 'year-end';
