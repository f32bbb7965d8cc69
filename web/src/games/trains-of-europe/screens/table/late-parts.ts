// What is not needed for the first look at the table: the screens of phases, the menu, hints and sheets.

import { late } from '../../../../table/late.ts';
import type { PhaseProps } from '../phase-props.ts';

const menu = () => import('./menu.tsx');
const hint = () => import('./hint-card.tsx');
const phases = () => import('../phases/index.ts');
const plan = () => import('./plan-list.tsx');
const list = () => import('./section-list.tsx');
const find = () => import('./find-city.tsx');
const watching = () => import('./watching.tsx');
const compare = () => import('./comparison-dialog.tsx');

export const TableMenu = late(async () => (await menu()).TableMenu);
export const KeysDialog = late(async () => (await menu()).KeysDialog);
export const HintCard = late(async () => (await hint()).HintCard);
export const PlanList = late(async () => (await plan()).PlanList);
export const SectionList = late(async () => (await list()).SectionList);
export const FindCity = late(async () => (await find()).FindCity);
export const Watching = late(async () => (await watching()).Watching);
export const OnTable = late(async () => (await compare()).OnTable);
export const ComparisonDialog = late(async () => (await compare()).ComparisonDialog);
export const PhaseStage = late<PhaseProps>(async () => (await phases()).PhaseStage);
export const YearEndSheet = late(async () => (await phases()).YearEndSheet);
export const EvaluationSheet = late(async () => (await phases()).EvaluationSheet);

/** Fetched in a quiet moment, so that nobody waits for it later; what does not come is asked for when it is needed. */
export const fetchLateParts = (): Promise<unknown> =>
  Promise.allSettled([menu(), hint(), plan(), phases(), list(), find(), watching(), compare()]);
