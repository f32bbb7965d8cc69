// Properties of any game whatsoever: random tables, random seeds, random play. A failure prints table, seed and moves.

import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  canonicalJson,
  fastRng,
  newTable,
  parseGameFile,
  playTable,
  fileOf,
  formatGameFile,
  seedFromText,
  verifyGame,
} from '@branchline/core';
import { EDITIONS, gridOf, isUsable, membersOf, transEuropa, type Config, type State } from '../src/index.ts';
import { CARD_NUMBERS, isCardList } from '../src/cards-in-force.ts';
import { playOut, purposefully, randomly, type Played } from './support/random-play.ts';
import { configOf } from './support/table.ts';

const BOARDS = {
  classic: ['europe', 'usa', 'central-europe'],
  ferry: ['europe-ferries'],
  prestige: ['europe', 'usa', 'central-europe'],
};

const cardLists = fc
  .uniqueArray(fc.constantFrom(...CARD_NUMBERS), { minLength: 1, maxLength: 4 })
  .filter((cards) => isCardList(cards));

/** Any table; small supplies and low targets keep games short. */
const tables = fc
  .record({
    edition: fc.constantFrom('classic', 'ferry', 'prestige'),
    boardIndex: fc.nat(2),
    seats: fc.integer({ min: 2, max: 6 }),
    blackTracks: fc.integer({ min: 1, max: 60 }),
    targetScore: fc.integer({ min: 1, max: 9 }),
    flag: fc.boolean(),
    halfFerryCost: fc.constantFrom(1, 2),
    cards: fc.array(cardLists, { maxLength: 2 }),
  })
  .map(({ edition, boardIndex, seats, flag, cards, ...common }): Config => {
    const boards = BOARDS[edition];
    const own =
      edition === 'ferry'
        ? { sharedStart: flag }
        : edition === 'prestige'
          ? { specialCards: cards.length > 0 ? 'fixedPerRound' : 'off', scoring: 'penalty' }
          : { scoring: 'penalty' };
    const options = { ...common, ...own, memoryAid: flag };
    return configOf({ edition, board: boards[boardIndex % boards.length]!, seats, options, agreed: { cards } });
  });

const games = fc.record({ config: tables, seed: fc.nat(1_000_000), guided: fc.boolean() });

const describeGame = (config: Config, seed: number, { moves }: Played): string =>
  `\n${JSON.stringify({ config, seed })}\nmoves ${JSON.stringify(moves)}`;

/** Checks every step of a game. */
const everyStep = (holds: (before: State, after: State) => string | undefined, runs: number): void =>
  fc.assert(
    fc.property(games, ({ config, seed, guided }) => {
      const played = playOut(transEuropa.setup(config), guided ? purposefully : randomly, fastRng(seed), 2000);
      played.states.forEach((after, i) => {
        const before = played.states[i - 1];
        const problem = before && holds(before, after);
        if (problem) {
          const upTo = { moves: played.moves.slice(0, i), states: [] };
          throw new Error(`${problem}${describeGame(config, seed, upTo)}`);
        }
      });
    }),
    { numRuns: runs, seed: 20_24 },
  );

const isBuild = ({ public: { stage } }: State) => stage.kind === 'build';

describe('in every game', () => {
  test('[TE-NET-1] kept networks are those that a search from the marker finds', () => {
    everyStep((_before, { config, public: { tracks, markers, stage } }) => {
      if (stage.kind !== 'build') return undefined;
      const grid = gridOf(config.board);
      const { lineA, lineB, lineCount } = grid.graph;
      for (let seat = 0; seat < config.seats; seat++) {
        const found = new Set([markers[seat]!]);
        for (let size = 0; size !== found.size;) {
          size = found.size;
          for (let line = 0; line < lineCount; line++) {
            const [a, b] = [lineA[line]!, lineB[line]!];
            if (found.has(a) !== found.has(b) && isUsable(grid, { ...tracks, seat }, line)) found.add(a).add(b);
          }
        }
        const kept = membersOf(tracks.networks[seat]!);
        if (kept.join() !== [...found].sort((a, b) => a - b).join()) return `network of seat ${seat}: ${kept.join()}`;
        const touching = new Set(membersOf(tracks.touching[seat]!));
        for (let line = 0; line < lineCount; line++) {
          if (touching.has(line) !== (found.has(lineA[line]!) || found.has(lineB[line]!)))
            return `touching of seat ${seat}, line ${line}`;
        }
      }
      return undefined;
    }, 25);
  });

  test('[TE-BUILD-2] a turn never spends more than its limit, and never more than one ferry track', () => {
    everyStep(({ public: before }, { public: after }) => {
      if (before.stage.kind !== 'build' || after.stage.kind !== 'build') return undefined;
      if (after.stage.left < 0 || after.stage.left > 3) return `budget left: ${after.stage.left}`;
      const slots = (tracks: typeof before.tracks): number => tracks.ferries.flat().length;
      if (before.stage.ferryUsed && slots(after.tracks) > slots(before.tracks))
        return 'a second ferry track in one turn';
      return undefined;
    }, 40);
  });

  test('[TE-ENDR-1] nobody is complete while a turn goes on, but those who have said so', () => {
    everyStep((_before, after) => {
      if (!isBuild(after)) return undefined;
      const { config, public: position, secret } = after;
      const grid = gridOf(config.board);
      for (let seat = 0; seat < config.seats; seat++) {
        const network = new Set(membersOf(position.tracks.networks[seat]!));
        const complete = secret.hands[seat]!.every((city) => network.has(grid.graph.cityJunction[city]!));
        if (complete !== position.complete.includes(seat)) return `seat ${seat} complete: ${complete}`;
      }
      return position.stage.kind === 'build' && position.complete.includes(position.stage.seat)
        ? 'the active seat is complete'
        : undefined;
    }, 40);
  });

  test('[TE-SCORE-2] totals are the sums of the points of all rounds', () => {
    everyStep((_before, { public: { scores, rounds } }) => {
      const sums = scores.map((_, seat) => rounds.reduce((sum, round) => sum + round.points[seat]!, 0));
      return sums.join() === scores.join() ? undefined : `scores ${scores.join()} but rounds add up to ${sums.join()}`;
    }, 20);
  });

  test('[TE-MISS-1] who is complete misses nothing, who is not misses something', () => {
    everyStep((_before, { public: { rounds } }) => {
      const last = rounds.at(-1);
      const wrong = last?.missing.some((missing, seat) => (missing === 0) !== last.complete.includes(seat));
      return wrong ? `missing ${last!.missing.join()} with ${last!.complete.join()} complete` : undefined;
    }, 20);
  });

  test('[TE-COMP-2] black tracks are never lost, own tracks neither', () => {
    everyStep((_before, { config, public: { tracks } }) => {
      const ferries = tracks.ferries.flat();
      const full = tracks.ferries.filter((slots) => slots.length === 2).length;
      const land = membersOf(tracks.laid).length - full;
      const black = tracks.supply + land + ferries.filter((track) => track === 'black').length;
      if (black !== config.options.blackTracks) return `${black} black tracks`;
      const own = tracks.own.reduce((sum, left) => sum + left, 0) + ferries.filter((track) => track !== 'black').length;
      return own === config.seats * EDITIONS[config.edition].ownTracks ? undefined : `${own} own tracks`;
    }, 20);
  });
});

describe('every game file', () => {
  test('is written, read and verified with every hash', () => {
    fc.assert(
      fc.property(games, ({ config, seed, guided }) => {
        const rng = fastRng(seed);
        const choose = guided ? purposefully : randomly;
        const opened = newTable({ game: transEuropa, config, seats: config.seats, seed: seedFromText(`${seed}`) });
        const table = playTable(opened, {
          first: (asked) => asked[rng.below(asked.length)]!,
          choose: (view, seat) => choose(view, seat, transEuropa.legal(view, seat), rng),
          limit: 120,
        });
        const seats = Array.from({ length: config.seats }, (_, seat) => ({ name: `P${seat}`, kind: 'human' }));
        const parsed = parseGameFile(formatGameFile(fileOf(table, seats)));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
        const verified = verifyGame(transEuropa, parsed.value);
        if (!verified.ok) throw new Error(`${JSON.stringify(verified.error)} ${JSON.stringify(parsed.value)}`);
        const end = canonicalJson(verified.value.states.at(-1)!.public);
        if (end !== canonicalJson(transEuropa.view(table.state, 'spectator').public))
          throw new Error(`another end ${JSON.stringify(parsed.value)}`);
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  test('parsing survives anything', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        transEuropa.parseMove(raw);
        if (Array.isArray(raw)) transEuropa.agreedIn(raw);
      }),
      { numRuns: 500, seed: 3 },
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('targetScore', 'scoring', 'specialCards', 'x'), fc.anything()),
        fc.anything(),
        (options, agreed) => {
          const configured = transEuropa.configure({ seats: 3, edition: 'prestige', options, agreed });
          if (configured.ok) transEuropa.setup(configured.value);
        },
      ),
      { numRuns: 300, seed: 4 },
    );
  });
});
