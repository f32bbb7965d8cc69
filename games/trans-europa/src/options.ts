// From the fields of a form or a game file to a config with every default filled in, and back.

import { boardHash, BOARD_IDS } from '@branchline/boards';
import { err, judgeVersion, ok, type BadSpec, type GameSpec, type Header, type Result } from '@branchline/core';
import { parseAgreed } from './agreed.ts';
import { EDITION_IDS, type Edition } from './editions/edition.ts';
import { EDITIONS } from './editions/index.ts';
import { boardVersions, findGrid, gridOf } from './grid.ts';
import { RULES_VERSIONS, type RulesVersion } from './rules-version.ts';
import { SCORINGS, SPECIAL_CARD_MODES, START_PLAYERS, WRONG_CLAIMS, type Config, type Options } from './types.ts';

export const MIN_SEATS = 2; // TE-SETUP-1
export const MAX_SEATS = 6; // TE-COMP-4

const MAX_TARGET = 99;
const MAX_TRACKS = 999;

/** The default options of an edition. */
export const defaultOptions = (edition: Edition): Options => ({
  targetScore: 13, // TC-SCORE-2
  sharedStart: false,
  allowPass: false,
  halfFerryCost: 2,
  scoring: 'edition',
  blackTracks: edition.blackTracks,
  specialCards: 'off', // TP-CARD-A
  startPlayer: 'random',
  memoryAid: true,
  manualClaim: false,
  wrongClaim: 'claimer',
});

interface Domain {
  readonly valid: (value: unknown) => boolean;
  readonly allowed: readonly (string | number)[];
}

const oneOf = (...values: readonly (string | number)[]): Domain => ({
  valid: (value) => values.includes(value as string),
  allowed: values,
});

const wholeNumber = (from: number, to: number): Domain => ({
  valid: (value) => Number.isInteger(value) && (value as number) >= from && (value as number) <= to,
  allowed: [`${from}–${to}`],
});

const yesOrNo: Domain = { valid: (value) => typeof value === 'boolean', allowed: ['false', 'true'] };

const DOMAINS: Readonly<Record<keyof Options, Domain>> = {
  targetScore: wholeNumber(1, MAX_TARGET),
  sharedStart: yesOrNo,
  allowPass: yesOrNo,
  halfFerryCost: oneOf(1, 2),
  scoring: oneOf(...SCORINGS),
  blackTracks: wholeNumber(1, MAX_TRACKS),
  specialCards: oneOf(...SPECIAL_CARD_MODES),
  startPlayer: oneOf(...START_PLAYERS),
  memoryAid: yesOrNo,
  manualClaim: yesOrNo,
  wrongClaim: oneOf(...WRONG_CLAIMS),
};

/**
 * Options that only some editions have; elsewhere they must stay at their default (AMB-TE-5, AMB-TE-8, AMB-TE-25).
 * Every edition has claims by hand (TE-CLAIM-7).
 */
const RESTRICTED = ['sharedStart', 'allowPass', 'specialCards'] as const;

function parseOptions(edition: Edition, raw: Readonly<Record<string, unknown>>): Result<Options, BadSpec> {
  const defaults = defaultOptions(edition);
  for (const [field, value] of Object.entries(raw)) {
    const domain = Object.hasOwn(DOMAINS, field) ? DOMAINS[field as keyof Options] : undefined;
    if (!domain) return err({ code: 'unknown-option', field, value, allowed: Object.keys(DOMAINS) });
    if (!domain.valid(value)) return err({ code: 'bad-value', field, value, allowed: domain.allowed });
  }
  for (const field of RESTRICTED) {
    const value = raw[field] ?? defaults[field];
    if (value !== defaults[field] && !edition.optional.includes(field)) {
      return err({ code: 'not-in-edition', field, value, allowed: [String(defaults[field])] });
    }
  }
  return ok(filledIn({ ...defaults, ...raw }));
}

/** Field by field: every config then has one shape, and code compiled for one table runs for all. */
const filledIn = (options: Options): Options => ({
  targetScore: options.targetScore,
  sharedStart: options.sharedStart,
  allowPass: options.allowPass,
  halfFerryCost: options.halfFerryCost,
  scoring: options.scoring,
  blackTracks: options.blackTracks,
  specialCards: options.specialCards,
  startPlayer: options.startPlayer,
  memoryAid: options.memoryAid,
  manualClaim: options.manualClaim,
  wrongClaim: options.wrongClaim,
});

/** Judges a spec: players, edition, board, options, agreements, in this order. */
export function configure(spec: GameSpec): Result<Config, BadSpec> {
  const { seats, edition: editionId = 'classic' } = spec;
  if (!wholeNumber(MIN_SEATS, MAX_SEATS).valid(seats)) {
    return err({ code: 'bad-value', field: 'seats', value: seats, allowed: [`${MIN_SEATS}–${MAX_SEATS}`] });
  }
  const id = EDITION_IDS.find((known) => known === editionId);
  if (!id) return err({ code: 'unknown-edition', field: 'edition', value: editionId, allowed: EDITION_IDS });
  const edition = EDITIONS[id];
  const boardId = spec.board ?? edition.defaultBoard; // with its own city cards (TP-SETUP-1)
  const board = findGrid(boardId)?.board;
  if (!board) return err({ code: 'unknown-board', field: 'board', value: boardId, allowed: BOARD_IDS });
  if (board.ferries !== edition.ferryBoards) {
    const allowed = BOARD_IDS.filter((other) => findGrid(other)?.board.ferries === edition.ferryBoards);
    return err({ code: 'board-not-in-edition', field: 'board', value: boardId, allowed });
  }
  const rulesVersion = judgeVersion('rulesVersion', spec.rulesVersion, { loaded: RULES_VERSIONS });
  if (!rulesVersion.ok) return rulesVersion;
  const versions = boardVersions(boardId);
  const version = judgeVersion('boardHash', spec.boardHash, { loaded: versions.map(({ hash }) => hash) });
  if (!version.ok) return version;
  const options = parseOptions(edition, spec.options ?? {});
  if (!options.ok) return options;
  const config: Config = {
    edition: id,
    board: versions.find(({ hash }) => hash === version.value)!.key,
    rulesVersion: rulesVersion.value as RulesVersion,
    seats,
    options: options.value,
  };
  const agreed = parseAgreed(config, spec.agreed);
  if (!agreed.ok) return agreed;
  return ok(agreed.value ? { ...config, agreed: agreed.value } : config);
}

/** What a game file says about the game: options only where they differ from the default. */
export function header({ edition, board: key, rulesVersion, options }: Config): Header {
  const { board } = gridOf(key);
  const defaults = defaultOptions(EDITIONS[edition]);
  const changed = Object.entries(options).filter(([field, value]) => value !== defaults[field as keyof Options]);
  return {
    edition,
    board: board.id,
    boardHash: boardHash(board),
    rulesVersion,
    options: Object.fromEntries(changed),
  };
}
