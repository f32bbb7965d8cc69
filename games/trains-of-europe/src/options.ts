// Judging what a table is asked to be: seats, content and options, every default filled in.

import {
  err,
  judgeVersion,
  ok,
  sameJson,
  type BadSpec,
  type GameSpec,
  type Header,
  type Result,
} from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import { contentByHash, contentIds, contentOf, DEFAULT_CONTENT, versionsOf } from './contents.ts';
import { RULES_VERSIONS, type RulesVersion } from './rules-version.ts';
import { judgeAgreed } from './agreed.ts';
import type { Config, Options } from './types.ts';

/** TOE-COMP-2; no solo game (TOE-VAR-5). */
export const MIN_SEATS = 2;
export const MAX_SEATS = 4;
export const MIN_TARGET = 3; // TOE-SETUP-9

type Field = { readonly preset: string | number | boolean; readonly allowed: readonly (string | number)[] };

const flag = (preset: boolean): Field => ({ preset, allowed: ['true', 'false'] });
const choice = (...allowed: [string, ...string[]]): Field => ({ preset: allowed[0], allowed });

/** In the order of the format. `reshuffleEvery` takes its default from the content. */
const FIELDS: Readonly<Record<keyof Options, Field>> = {
  target: { preset: MIN_TARGET, allowed: [`${MIN_TARGET} or more`] },
  openEnd: flag(false),
  hiddenVehicles: flag(false),
  hiddenCash: flag(false),
  selfManagedInsolvency: flag(false), // TOE-VAR-3
  bankLimit: flag(true),
  assignInTurn: flag(false),
  fixedSteps: flag(false),
  offersInTurn: flag(false),
  reshuffleEvery: { preset: 4, allowed: [1, 2, 3, 4] },
  launch2p: choice('nearRandom', 'random', 'choose'),
  forgiveOncePerGame: flag(false),
  releaseLicences: flag(false),
  allowRetarget: flag(false),
  lenientIdle: flag(false),
  tieBreak: choice('shared', 'profit-completed-cash'),
  startPlayer: choice('random', 'host', 'oldest'),
  manualBooks: flag(false), // TOE-VAR-4
};

/** A new target by agreement is a rule of the book (TOE-END-3); files from before it was written down play without. */
export const CUSTOMARY = { allowRetarget: true } as const satisfies Partial<Options>;

export const OPTION_NAMES = Object.keys(FIELDS) as (keyof Options)[];

function isAllowed(name: keyof Options, value: unknown): boolean {
  if (name === 'target') return Number.isSafeInteger(value) && (value as number) >= MIN_TARGET;
  const { preset, allowed } = FIELDS[name];
  return typeof preset === 'boolean' ? typeof value === 'boolean' : allowed.includes(value as string | number);
}

/** The default options of a content. */
export const defaultOptions = (index: ContentIndex): Options =>
  ({
    ...Object.fromEntries(OPTION_NAMES.map((name) => [name, FIELDS[name].preset])),
    reshuffleEvery: index.amounts.reshuffleEvery,
  }) as unknown as Options;

function judgeOptions(index: ContentIndex, raw: Readonly<Record<string, unknown>>): Result<Options, BadSpec> {
  for (const [name, value] of Object.entries(raw)) {
    if (!Object.hasOwn(FIELDS, name)) return err({ code: 'unknown-option', field: name, allowed: OPTION_NAMES });
    if (!isAllowed(name as keyof Options, value)) {
      return err({ code: 'bad-option', field: name, value, allowed: FIELDS[name as keyof Options].allowed });
    }
  }
  return ok({ ...defaultOptions(index), ...raw });
}

export function configure(spec: GameSpec): Result<Config, BadSpec> {
  const { seats, edition, board = DEFAULT_CONTENT } = spec;
  if (!Number.isSafeInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) {
    return err({ code: 'bad-seats', field: 'seats', value: seats, allowed: [2, 3, 4] });
  }
  if (edition !== undefined) return err({ code: 'no-editions', field: 'edition', value: edition, allowed: [] });
  if (!contentIds().includes(board)) {
    return err({ code: 'unknown-board', field: 'board', value: board, allowed: contentIds() });
  }
  const rulesVersion = judgeVersion('rulesVersion', spec.rulesVersion, { loaded: RULES_VERSIONS });
  if (!rulesVersion.ok) return rulesVersion;
  const boardHash = judgeVersion('boardHash', spec.boardHash, versionsOf(board));
  if (!boardHash.ok) return boardHash;
  const index = contentByHash(boardHash.value)!;
  const options = judgeOptions(index, spec.options ?? {});
  if (!options.ok) return options;
  const agreed = judgeAgreed(index, { seats, options: options.value }, spec.agreed);
  if (!agreed.ok) return agreed;
  return ok({
    board,
    boardHash: boardHash.value,
    rulesVersion: rulesVersion.value as RulesVersion,
    seats,
    options: options.value,
    agreed: agreed.value,
  });
}

/** Options at their default are left out. */
export function header(config: Config): Header {
  const index = contentOf(config);
  const presets = defaultOptions(index);
  const options = Object.fromEntries(
    OPTION_NAMES.filter((name) => !sameJson(config.options[name], presets[name])).map((name) => [
      name,
      config.options[name],
    ]),
  );
  const { board, boardHash, rulesVersion } = config;
  return { board, boardHash, rulesVersion, options };
}
