// The state of a review on the page: what has been worked out so far, and what is being looked at.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import type {
  DealtChances,
  Opening,
  Progress,
  Reading,
  Review,
  TurnGlance,
  TurnReview,
} from '@branchline/study/trans-europa';
import { keepAccuracy } from '../../../study/accuracy.ts';
import { reviewWork, seatLookedAt, type AnyReview, type Resting, type ReviewWork } from '../../../study/review-work.ts';
import { gameText } from '../../../table/files.ts';
import { firstEyes } from '../../../table/open-replay.ts';
import type { Replay } from '../types.ts';
import { keepReview, keptReview } from './kept.ts';
import { openLine } from './line.ts';
import type { Answer, BareTurn, Question } from './questions.ts';
import { budgetOn, SEED } from './effort.ts';

export type Busy = { readonly state: 'first' | 'refining'; readonly done: number };

export type Judgement = 'known' | 'open';
export type Scope = 'round' | 'game';

/** The first look has the chances alone. */
export type ShownOpening = DealtChances | Opening;
export type ShownTurn = TurnGlance & Partial<TurnReview>;

/** Whether a turn has been set beside better ones. */
export const isJudged = (turn: ShownTurn | undefined): turn is TurnReview => turn?.best !== undefined;

export type ReviewState = AnyReview<Busy, Review> & {
  readonly replay: Replay;
  readonly bare: ReadonlySignal<readonly BareTurn[]>;
  readonly openings: ReadonlySignal<readonly (ShownOpening | undefined)[]>;
  readonly turns: ReadonlySignal<readonly (ShownTurn | undefined)[]>;
  /** The round looked at, and how many of its turns have been made; 0 is the deal. */
  readonly round: ReadonlySignal<number>;
  readonly at: ReadonlySignal<number>;
  readonly judgement: Signal<Judgement>;
  /** One round, or all of them: what figures and words are about. */
  readonly scope: Signal<Scope>;
  /** What the player looked at could know in the round looked at. */
  readonly reading: ReadonlySignal<Reading | undefined>;
  readonly budget: number;
  readonly goTo: (round: number, at: number) => void;
  /** Turn by turn; from round to round where the whole game is looked at. */
  readonly step: (by: 1 | -1) => void;
  readonly choose: (seat: Seat) => void;
};

/** Turns of one round, as places in the list of all. */
export const turnsOfRound = (bare: readonly BareTurn[], round: number): readonly number[] =>
  bare.flatMap((turn, index) => (turn.round === round ? [index] : []));

export const roundsIn = (bare: readonly BareTurn[]): number => (bare.at(-1)?.round ?? 0) + 1;

/** A game that is over as its file; of a running one, what all viewers have seen. */
type FirstQuestion = Extract<Question, { readonly ask: 'open' | 'open-seen' }>;

class OpenReview implements ReviewState {
  readonly replay: Replay;
  readonly work: Signal<Resting | Busy>;
  readonly bare = signal<readonly BareTurn[]>([]);
  readonly openings = signal<readonly (ShownOpening | undefined)[]>([]);
  readonly turns = signal<readonly (ShownTurn | undefined)[]>([]);
  readonly review = signal<Review | undefined>(undefined);
  readonly seat: Signal<Seat>;
  readonly round = signal(0);
  readonly at = signal(0);
  readonly judgement = signal<Judgement>('known');
  readonly scope = signal<Scope>('round');
  readonly budget: number;
  readonly #readings = signal<ReadonlyMap<string, Reading>>(new Map());
  readonly #asked = new Set<string>();
  readonly #work: ReviewWork<Question, Busy>;
  /** Where the address led to; taken up once the turns are known. */
  #wanted: number;

  constructor(replay: Replay, opening: FirstQuestion) {
    this.replay = replay;
    this.#wanted = replay.at.value;
    this.seat = seatLookedAt(replay.opened);
    this.budget = budgetOn(replay.view.value.config.board);
    this.#work = reviewWork<Question, Busy>(opening, () => openLine((answer) => void this.#hear(answer)));
    this.work = this.#work.work;
  }

  readonly reading = computed(() => this.#readings.value.get(`${this.round.value} ${this.seat.value}`));

  async #hear(answer: Answer): Promise<void> {
    switch (answer.say) {
      case 'opened':
        return this.#begin(answer.turns);
      case 'steps':
        return this.#take(answer.steps);
      case 'reading':
        return this.#read(answer.reading);
      case 'done':
        batch(() => {
          this.review.value = answer.review;
          this.work.value = { state: 'done' };
        });
        // There are more rounds to come.
        if (this.replay.opened.over) await keepReview(this.replay.opened.id, answer.review);
        return;
      default:
        this.work.value = { state: 'failed' };
    }
  }

  async #begin(turns: readonly BareTurn[]): Promise<void> {
    const first = this.bare.value.length === 0;
    this.#asked.clear(); // by a worker that is no more
    this.bare.value = turns;
    if (first) this.#standAt(this.#wanted);
    const kept = await keptReview(this.replay.opened.id);
    if (kept?.budget === this.budget && kept.seed === SEED && kept.turns.length === turns.length) {
      batch(() => {
        this.review.value = kept;
        this.openings.value = kept.rounds.map(({ opening }) => opening);
        this.turns.value = kept.turns;
        this.work.value = { state: 'done' };
      });
      void keepAccuracy(this.replay.opened.id, kept.accuracy); // reviews of earlier versions kept it nowhere else
    } else this.#work.ask({ ask: 'review', budget: this.budget, seed: SEED, viewer: this.seat.value });
    this.#askReading();
  }

  #take(steps: readonly Progress[]): void {
    const openings = [...this.openings.value];
    const turns = [...this.turns.value];
    let work = this.work.value;
    for (const step of steps) {
      if (step.kind === 'opening' || step.kind === 'first-opening') openings[step.round] = step.opening;
      else {
        turns[step.index] = step.turn;
        const done = step.index + 1;
        if (step.kind === 'turn') work = { state: 'refining', done };
        // The curve is complete; nothing is refined yet.
        else work = done < this.bare.value.length ? { state: 'first', done } : { state: 'refining', done: 0 };
      }
    }
    batch(() => {
      this.openings.value = openings;
      this.turns.value = turns;
      this.work.value = work;
    });
  }

  #read(reading: Reading): void {
    this.#readings.value = new Map(this.#readings.value).set(`${reading.round} ${reading.viewer}`, reading);
  }

  #askReading(): void {
    const [round, viewer] = [this.round.value, this.seat.value];
    const key = `${round} ${viewer}`;
    if (this.#asked.has(key) || this.bare.value.length === 0) return;
    this.#asked.add(key);
    this.#work.ask({ ask: 'reading', round, viewer });
  }

  /** To the turn that a move belongs to. */
  #standAt(move: number): void {
    const index = this.bare.value.findIndex(({ first, last }) => first <= move && move <= last);
    const turn = this.bare.value[index];
    if (!turn) return this.goTo(0, 0);
    this.goTo(turn.round, turnsOfRound(this.bare.value, turn.round).indexOf(index) + 1);
  }

  /**
   * The map shows the position before the turn, from the viewpoint of its player; while the game runs, from the viewpoint
   * that may look.
   */
  #show(): void {
    const places = turnsOfRound(this.bare.value, this.round.value);
    const turn = this.bare.value[places[this.at.value - 1] ?? -1];
    const start = this.bare.value[places[0] ?? -1];
    this.replay.eyes.value = this.replay.opened.over ? (turn?.seat ?? this.seat.value) : firstEyes(this.replay.opened);
    this.replay.goTo((turn ?? start)?.first === undefined ? 0 : (turn ?? start)!.first - 1);
  }

  readonly step = (by: 1 | -1): void => {
    const [round, at] = [this.round.value, this.at.value + by];
    const isGame = this.scope.value === 'game';
    const rounds = roundsIn(this.bare.value);
    if (isGame && at < 0 && round > 0) return this.goTo(round - 1, Infinity);
    if (isGame && at > turnsOfRound(this.bare.value, round).length && round < rounds - 1)
      return this.goTo(round + 1, 0);
    this.goTo(round, at);
  };

  readonly goTo = (round: number, at: number): void => {
    const turns = turnsOfRound(this.bare.value, round).length;
    batch(() => {
      this.round.value = round;
      this.at.value = Math.max(0, Math.min(at, turns));
    });
    this.#show();
    this.#askReading();
  };

  readonly choose = (seat: Seat): void => {
    this.seat.value = seat;
    this.#askReading();
    if (this.at.value === 0) this.#show();
  };

  readonly stop = (): void => this.#work.stop();
  readonly goOn = (): void => this.#work.goOn();
  readonly close = (): void => this.#work.close();
}

/** Undefined where the game is not there any more. */
export async function openReview(replay: Replay): Promise<ReviewState | undefined> {
  const { opened, course, view } = replay;
  if (!opened.over) return new OpenReview(replay, { ask: 'open-seen', config: view.value.config, told: course });
  const file = await gameText(opened.id);
  return file === undefined ? undefined : new OpenReview(replay, { ask: 'open', file });
}
