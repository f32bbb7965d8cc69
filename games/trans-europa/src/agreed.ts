// The players' agreements: special cards fixed for rounds or the game, and who is the oldest.

import { err, ok, type BadSpec, type Result } from '@branchline/core';
import { cardsBy, excludedPair, isCardList } from './cards-in-force.ts';
import type { Agreed, CardNumber, Config, RoundRecord } from './types.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps of an agreement what the options call for; cards that exclude each other are refused (TP-MULTI-1). */
export function parseAgreed(config: Config, raw: unknown): Result<Agreed | undefined, BadSpec> {
  const { options, seats, rulesVersion } = config;
  if (raw === undefined) return ok(undefined);
  if (!isRecord(raw)) return err({ code: 'bad-value', field: 'agreed', value: raw });
  const { cards, oldest } = raw;
  const agreed: { cards?: readonly (readonly CardNumber[])[]; oldest?: number } = {};
  const fixed = options.specialCards === 'fixedGame' || options.specialCards === 'fixedPerRound';
  if (fixed && cards !== undefined) {
    const known = cardsBy(rulesVersion);
    const clash = Array.isArray(cards) ? excludedPair(cards) : undefined;
    if (clash) return err({ code: 'cards-exclude', field: 'agreed.cards', value: clash });
    const isKnown = (list: unknown): boolean =>
      Array.isArray(list) && isCardList(list) && list.every((card) => known.includes(card));
    if (!Array.isArray(cards) || !cards.every(isKnown)) {
      return err({ code: 'bad-value', field: 'agreed.cards', value: cards, allowed: known });
    }
    const lists = cards as CardNumber[][];
    if (lists.length > 0) agreed.cards = options.specialCards === 'fixedGame' ? lists.slice(0, 1) : lists;
  }
  if (options.startPlayer === 'oldest' && oldest !== undefined) {
    if (!Number.isInteger(oldest) || (oldest as number) < 0 || (oldest as number) >= seats) {
      return err({ code: 'bad-value', field: 'agreed.oldest', value: oldest, allowed: [`0–${seats - 1}`] });
    }
    agreed.oldest = oldest as number;
  }
  return ok(Object.keys(agreed).length > 0 ? agreed : undefined);
}

/** Reads agreements back from a log, as far as it is well formed; judging its moves is left to the replay. */
export function agreedIn(moves: readonly unknown[]): Agreed {
  const cards: (readonly CardNumber[])[] = [];
  let oldest: number | undefined;
  for (const move of moves) {
    if (!isRecord(move) || move['by'] !== 'chance') continue;
    if (move['do'] === 'start-player' && typeof move['seat'] === 'number') oldest ??= move['seat'];
    if (move['do'] !== 'special-card') continue;
    const list = move['cards'];
    if (!Array.isArray(list) || !isCardList(list)) break;
    cards.push(list);
  }
  return { ...(cards.length > 0 ? { cards } : {}), ...(oldest === undefined ? {} : { oldest }) };
}

/** The cards settled for the coming round; undefined where chance decides. */
export function agreedCards(
  { options, agreed }: Config,
  rounds: readonly RoundRecord[],
): readonly CardNumber[] | undefined {
  const lists = agreed?.cards;
  if (lists) return lists[rounds.length % lists.length];
  // Nothing agreed: a fixed card for the game is drawn in the first round and stays.
  return options.specialCards === 'fixedGame' ? rounds[0]?.cards : undefined;
}
