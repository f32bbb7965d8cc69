// All faults that are planted on trial, one at a time, to see which of them the tests find: each is a slip that could happen
// to anybody who works here, in words of a person who would notice it.
//   id       what it is called in tables of results
//   file     where it is planted
//   find     a piece of that file, which occurs there once
//   replace  the text that replaces it
//   what     what a player or an operator would notice
//   tests    files that should find it first, with the titles of tests after -g; whatever else could is run after them

import { online } from './online.js';
import { pages } from './pages.js';
import { server } from './server.js';
import { studies } from './studies.js';
import { tables } from './tables.js';

export const FAULTS = [...pages, ...tables, ...studies, ...online, ...server];
