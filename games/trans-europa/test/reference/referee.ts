// A second, naive implementation of the whole game, written from the rules and sharing nothing with the engine: plain
// sets, everything recomputed from scratch. Slow and simple; the engine has to agree with it on every move.

import { NORMAL_LIMIT, PENALTY, PRESTIGE, SPECIAL, HAND_EFFECTS, colourOfGroup } from './rule-data.ts';
import { cheapestJoin } from './steiner.ts';

export interface BoardData {
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly {
    readonly id: string;
    readonly a: string;
    readonly b: string;
    readonly cost: number;
    readonly kind: string;
    readonly terrain?: readonly string[];
  }[];
  readonly cities: readonly {
    readonly id: string;
    readonly node: string;
    readonly group: string;
    readonly dashed: boolean;
  }[];
}

export interface Setting {
  readonly board: BoardData;
  readonly seats: number;
  readonly edition: 'classic' | 'ferry' | 'prestige';
  readonly options: Readonly<Record<string, unknown>>;
}

interface AnyMove {
  readonly by: number | 'chance';
  readonly do: string;
  readonly [field: string]: unknown;
}

interface Round {
  reason: string;
  complete: number[];
  missing: number[];
  points: number[];
}

export function makeReferee({ board, seats, edition, options }: Setting) {
  const everyone = Array.from({ length: seats }, (_, i) => i);
  const left = (seat: number): number => (seat + 1) % seats;
  const setting = edition === 'prestige' ? PRESTIGE : PENALTY;
  const prestige =
    (options['scoring'] ?? 'edition') === 'edition' ? edition === 'prestige' : options['scoring'] === 'prestige';
  const target = (options['targetScore'] as number | undefined) ?? 13;
  const cityOf = new Map(board.cities.map((city) => [city.id, city]));
  const edgeOf = new Map(board.edges.map((edge) => [edge.id, edge]));
  const edgesAt = new Map(
    board.nodes.map(({ id }) => [id, board.edges.filter((edge) => edge.a === id || edge.b === id)]),
  );
  const colour = (city: string): string => colourOfGroup(cityOf.get(city)!.group);

  let phase = 'start-player';
  let start = 0;
  let active = 0;
  let waiting: number[] = [];
  let passNumber = 0;
  let cycle = 0;
  let spent = 0;
  let laidThisTurn = 0;
  let ferriesThisTurn = 0;
  let supply = 0;
  let own: number[] = [];
  let hands: Set<string>[] = everyone.map(() => new Set());
  let chosen = new Map<number, string>();
  let shown: Set<string>[] = everyone.map(() => new Set());
  let cards: number[] = [];
  let markers: (string | undefined)[] = everyone.map(() => undefined);
  let tracks = new Map<string, (number | 'black')[]>();
  let complete: number[] = [];
  let winners: number[] | undefined;
  const scores = everyone.map(() => 0);
  const rounds: Round[] = [];

  // ---- the board ----
  const isFerry = (line: string): boolean => edgeOf.get(line)!.kind === 'ferry';
  const terrains = (line: string): readonly string[] => edgeOf.get(line)!.terrain ?? [edgeOf.get(line)!.kind];
  const isEased = (terrain: string): boolean =>
    (cards.includes(4) && (terrain === 'river' || terrain === 'sea')) || (cards.includes(5) && terrain === 'mountain');
  const price = (line: string): number => {
    const { cost } = edgeOf.get(line)!;
    return cost === 2 && !isFerry(line) && terrains(line).every(isEased) ? 1 : cost;
  };
  const isFull = (line: string): boolean => (tracks.get(line)?.length ?? 0) >= (isFerry(line) ? 2 : 1);
  const canRide = (line: string, seat: number): boolean => {
    if (!isFull(line)) return false;
    const lying = tracks.get(line)!;
    return !isFerry(line) || lying.some((track) => track === 'black') || lying.some((track) => track === seat);
  };
  const network = (seat: number): Set<string> => {
    const reached = new Set<string>();
    if (markers[seat] === undefined) return reached;
    reached.add(markers[seat]);
    for (const at of reached) {
      for (const { id, a, b } of edgesAt.get(at)!) if (canRide(id, seat)) reached.add(a === at ? b : a);
    }
    return reached;
  };
  const isDone = (seat: number): boolean => {
    const reached = network(seat);
    return [...hands[seat]!].every((city) => reached.has(cityOf.get(city)!.node));
  };
  const missing = (seat: number): number =>
    cheapestJoin(
      board.nodes.map((node) => node.id),
      board.edges.map((edge) => {
        if (canRide(edge.id, seat)) return { ...edge, weight: 0 };
        if (!isFerry(edge.id)) return { ...edge, weight: price(edge.id) };
        return { ...edge, weight: tracks.get(edge.id)?.length === 1 ? Number(options['halfFerryCost'] ?? 2) : 2 };
      }),
      [markers[seat]!, ...[...hands[seat]!].map((city) => cityOf.get(city)!.node)],
    );

  // ---- building ----
  const limit = (): number => {
    if (cards.includes(3)) return 3;
    return cards.includes(9) ? [3, 2, 1][(cycle - 1) % 3]! : NORMAL_LIMIT;
  };
  const fits = (seat: number, line: string, piece: string, budget: number, ferriesUsed: number): boolean => {
    if (isFull(line)) return false;
    if (piece === 'own' && (!isFerry(line) || own[seat]! < 1)) return false;
    if (piece === 'black' && supply < 1) return false;
    if (isFerry(line) && ferriesUsed > 0) return false;
    return (isFerry(line) ? 1 : price(line)) <= budget;
  };
  const places = (seat: number, budget: number, ferriesUsed: number): { line: string; piece: string }[] => {
    const reached = network(seat);
    return board.edges
      .filter(({ a, b }) => cards.includes(18) || reached.has(a) || reached.has(b))
      .flatMap(({ id }) => ['black', 'own'].map((piece) => ({ line: id, piece })))
      .filter(({ line, piece }) => fits(seat, line, piece, budget, ferriesUsed));
  };
  const canGoOn = (): boolean => places(active, limit() - spent, ferriesThisTurn).length > 0;

  // ---- rounds ----
  const score = (): void => {
    const reason = complete.length > 0 ? 'connected' : supply === 0 ? 'supply' : 'stuck';
    const counts = everyone.map((seat) => (complete.includes(seat) ? 0 : missing(seat)));
    const table = cards.includes(1) ? SPECIAL.gentle : cards.includes(2) ? SPECIAL.demanding : SPECIAL.base;
    const points = counts.map((count) => (prestige ? (table[count] ?? 0) : count));
    rounds.push({ reason, complete, missing: counts, points });
    points.forEach((won, seat) => (scores[seat]! += won));
    hands = everyone.map(() => new Set());
    shown = everyone.map(() => new Set());
    const isOver = scores.some((total) => total >= target) || (prestige && rounds.length >= 60);
    if (isOver) {
      const best = prestige ? Math.max(...scores) : Math.min(...scores);
      winners = everyone.filter((seat) => scores[seat] === best);
      phase = 'over';
    } else {
      start = left(start);
      phase = 'deal';
    }
  };
  const giveTurn = (to: number): void => {
    if (everyone.every((seat) => places(seat, NORMAL_LIMIT, 0).length === 0)) {
      score();
      return;
    }
    active = to;
    if (active === start) cycle += 1;
    spent = 0;
    laidThisTurn = 0;
    ferriesThisTurn = 0;
    phase = 'build';
    if (!canGoOn()) giveTurn(left(active));
  };
  const finishTurn = (): void => {
    if (complete.length > 0) score();
    else giveTurn(left(active));
  };

  // ---- hands ----
  const continueHands = (done: number): void => {
    for (const card of HAND_EFFECTS.slice(HAND_EFFECTS.indexOf(done) + 1)) {
      if (!cards.includes(card)) continue;
      if (card === 6 || card === 7) {
        const gone = card === 6 ? 'white' : 'turquoise';
        hands = hands.map((hand) => new Set([...hand].filter((city) => colour(city) !== gone)));
      } else if (card >= 13 && card <= 15) {
        phase = `draw-extra:${card}`;
        return;
      } else if (card === 16 || card === 8) {
        phase = card === 16 ? 'pass' : 'drop';
        passNumber = 1;
        waiting = everyone.slice();
        return;
      } else if (card === 17) hands = everyone.map((seat) => hands[(seat + seats - 1) % seats]!);
      else {
        const open = SPECIAL.reveal[card]!;
        hands.forEach((hand, seat) => hand.forEach((city) => open.includes(colour(city)) && shown[seat]!.add(city)));
      }
    }
    phase = 'markers';
    active = start;
  };

  const chainColour = (): string => SPECIAL.chain[Number(phase.split(':')[1])]!;
  const inUse = (): string[] => board.cities.filter((city) => seats > 3 || !city.dashed).map((city) => city.id);

  function apply(move: AnyMove): void {
    const seat = move.by as number;
    switch (move.do) {
      case 'start-player':
        start = move['seat'] as number;
        phase = 'deal';
        break;
      case 'deal':
        hands = (move['hands'] as string[][]).map((hand) => new Set(hand));
        shown = everyone.map(() => new Set());
        markers = everyone.map(() => undefined);
        tracks = new Map();
        supply = (options['blackTracks'] as number | undefined) ?? setting.tracks[edition]!;
        own = everyone.map(() => (edition === 'ferry' ? 3 : 0));
        complete = [];
        cards = [];
        cycle = 0;
        if ((options['specialCards'] ?? 'off') === 'off') continueHands(0);
        else phase = 'special-card';
        break;
      case 'special-card':
        cards = (move['cards'] as number[]).slice();
        continueHands(0);
        break;
      case 'draw-extra':
        hands[start]!.add(move['city'] as string);
        active = start;
        phase = phase.replace('draw-extra', 'chain');
        break;
      case 'pass-card':
        if (phase.startsWith('chain')) {
          hands[seat]!.delete(move['city'] as string);
          if (left(seat) === start) continueHands(Number(phase.split(':')[1]));
          else {
            active = left(seat);
            hands[active]!.add(move['city'] as string);
          }
          break;
        }
        chosen.set(seat, move['city'] as string);
        waiting = waiting.filter((other) => other !== seat);
        if (waiting.length > 0) break;
        for (const [from, city] of chosen) hands[from]!.delete(city);
        for (const [from, city] of chosen) hands[left(from)]!.add(city);
        chosen = new Map();
        waiting = everyone.slice();
        passNumber += 1;
        if (passNumber > 3) continueHands(16);
        break;
      case 'drop-card':
        chosen.set(seat, move['city'] as string);
        waiting = waiting.filter((other) => other !== seat);
        if (waiting.length > 0) break;
        for (const [from, city] of chosen) hands[from]!.delete(city);
        chosen = new Map();
        continueHands(8);
        break;
      case 'marker':
        markers[seat] = move['at'] as string;
        if (left(seat) === start) giveTurn(start);
        else active = left(seat);
        break;
      case 'lay': {
        const line = move['line'] as string;
        const piece = move['piece'] as 'black' | 'own';
        const cost = isFerry(line) ? 1 : price(line);
        tracks.set(line, [...(tracks.get(line) ?? []), piece === 'own' ? seat : 'black']);
        if (piece === 'own') own[seat]! -= 1;
        else supply -= 1;
        spent += cost;
        laidThisTurn += 1;
        if (isFerry(line)) ferriesThisTurn += 1;
        complete = everyone.filter(isDone);
        if (complete.includes(seat) || supply === 0) score();
        else if (!canGoOn()) finishTurn();
        break;
      }
      case 'end-turn':
        finishTurn();
        break;
      default:
        throw new Error(`the referee knows no ${move.do}`);
    }
  }

  function asked(): number[] | 'chance' | 'over' {
    if (phase === 'over') return 'over';
    if (phase === 'pass' || phase === 'drop') return waiting;
    return phase === 'markers' || phase === 'build' || phase.startsWith('chain') ? [active] : 'chance';
  }

  /** Every action this seat may take, as sorted JSON texts with fields in the order of the format. */
  function allowed(seat: number): string[] {
    const who = asked();
    if (!Array.isArray(who) || !who.includes(seat)) return [];
    const actions: object[] = [];
    if (phase === 'markers') {
      for (const { id } of board.nodes) {
        if (options['sharedStart'] === true || !markers.includes(id)) actions.push({ do: 'marker', at: id });
      }
    } else if (phase === 'build') {
      for (const { line, piece } of places(seat, limit() - spent, ferriesThisTurn))
        actions.push({ do: 'lay', line, piece });
      if (laidThisTurn > 0 || options['allowPass'] === true) actions.push({ do: 'end-turn' });
    } else {
      const kind = phase === 'drop' ? 'drop-card' : 'pass-card';
      for (const city of hands[seat]!) {
        if (!phase.startsWith('chain') || colour(city) === chainColour()) actions.push({ do: kind, city });
      }
    }
    return actions.map((action) => JSON.stringify(action)).sort();
  }

  /** Whether chance may have drawn this; the pile of special cards is looked at elsewhere. */
  function isPossible(move: AnyMove): boolean {
    if (asked() !== 'chance' || phase.split(':')[0] !== move.do) return false;
    if (move.do === 'deal') {
      const dealt = move['hands'] as string[][];
      const all = dealt.flat();
      return (
        dealt.length === seats &&
        new Set(all).size === seats * 5 &&
        all.every((city) => inUse().includes(city)) &&
        dealt.every((hand) => new Set(hand.map(colour)).size === 5 && hand.length === 5)
      );
    }
    if (move.do === 'draw-extra') {
      const city = move['city'] as string;
      return inUse().includes(city) && colour(city) === chainColour() && hands.every((hand) => !hand.has(city));
    }
    return true;
  }

  const facts = () => ({
    scores: scores.slice(),
    supply,
    own: own.slice(),
    cards: cards.slice(),
    complete: complete.slice(),
    markers: markers.slice(),
    start,
    handSizes: hands.map((hand) => hand.size),
    backs: hands.map((hand) => [...hand].map(colour).sort()),
    shown: shown.map((open) => [...open].sort()),
    networks: everyone.map((seat) => [...network(seat)].sort()),
    tracks: [...tracks].filter(([, lying]) => lying.length > 0).map(([line, lying]) => [line, lying.slice()] as const),
  });

  return {
    apply,
    asked,
    allowed,
    isPossible,
    facts,
    handOf: (seat: number): string[] => [...hands[seat]!].sort(),
    result: () => winners && { rounds, scores: scores.slice(), winners },
  };
}
