// The conformance kit at a table of Trans Europa, with its pieces counted and everything tried that a seat could try.

import { checkConformance } from '@branchline/core/conformance';
import { effectOf, gridOf, membersOf, transEuropa, type Action, type Config, type State } from '../../src/index.ts';
import { citiesInUse } from '../../src/hands.ts';
import { purposefully } from './random-play.ts';

/** Every black track is in the supply or on the board, every own track with its owner or on a ferry, every card once. */
function conserved({ config, public: { tracks, stage, cards }, secret }: State): string | undefined {
  const { board, ferryLines } = gridOf(config.board);
  const onFerries = tracks.ferries.flat();
  const onLand = membersOf(tracks.laid).filter((line) => !ferryLines.includes(line)).length;
  const black = tracks.supply + onLand + onFerries.filter((track) => track === 'black').length;
  if (black !== config.options.blackTracks) return `${black} of ${config.options.blackTracks} black tracks`;
  for (let seat = 0; seat < config.seats; seat++) {
    const own = tracks.own[seat]! + onFerries.filter((track) => track === seat).length;
    if (own !== (config.edition === 'ferry' ? 3 : 0)) return `${own} own tracks of seat ${seat}`;
  }
  const held = secret.hands.flat();
  if (new Set(held).size !== held.length) return `a card is held twice: ${held.join()}`;
  const known = citiesInUse(gridOf(config.board), config.seats);
  if (held.some((city) => !known.includes(city))) return `a card out of nowhere: ${held.join()}`;
  const returned = cards.filter((card) => ['drop-colour', 'drop-any'].includes(effectOf(card).kind)).length;
  if (stage.kind === 'build' && secret.hands.some((hand) => hand.length !== board.regions.length - returned))
    return `hands of ${secret.hands.map((hand) => hand.length).join()} cards`;
  return undefined;
}

/** Everything a seat could try on this board. */
function candidates({ config }: State): readonly Action[] {
  const { marker, black, own, drop, pass, endTurn, claim } = gridOf(config.board).actions;
  return [...marker, ...black, ...own, ...drop, ...pass, endTurn, claim];
}

/** Plays one game; the expensive checks run at every n-th position. */
export const conforms = (config: Config, seed: number, every: number): void =>
  checkConformance({
    game: transEuropa,
    config,
    seats: config.seats,
    games: 1,
    seed,
    maxMoves: 4000,
    every,
    policy: purposefully,
    conserved,
    candidates,
  });

/** Games of a round or two. */
export const SHORT = { blackTracks: 30, scoring: 'penalty', targetScore: 5 };
