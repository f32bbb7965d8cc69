// The state of a review on the page: what has been worked out so far, and what is being looked at.

import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import type {
  CompanyReturns,
  DecisionReview,
  LotReview,
  Progress,
  Review,
  Station,
  StationReview,
} from '@branchline/study/trains-of-europe';
import { keepResult, keptResult } from '../../../study/kept.ts';
import { reviewWork, seatLookedAt, type AnyReview, type Resting, type ReviewWork } from '../../../study/review-work.ts';
import { gameText } from '../../../table/files.ts';
import type { Replay } from '../types.ts';
import { openLine } from './line.ts';
import type { Answer, Question } from './questions.ts';
import { reviewKey } from './review-key.ts';
import { reviewIn } from './shapes.ts';

/** Games played on from each position. */
const BUDGET = 96;
const SEED = '1';

export type Busy = {
  readonly state: 'first' | 'curve' | 'sifting' | 'judging';
  readonly done: number;
  readonly of: number;
};

export type Measure = 'chances' | 'points';

export type ReviewState = AnyReview<Busy, Review> & {
  readonly replay: Replay;
  readonly bare: ReadonlySignal<readonly Station[]>;
  readonly stations: ReadonlySignal<readonly (StationReview | undefined)[]>;
  readonly decisions: ReadonlySignal<readonly DecisionReview[]>;
  readonly returns: ReadonlySignal<readonly CompanyReturns[]>;
  readonly auctions: ReadonlySignal<readonly LotReview[]>;
  /** The position between phases that is looked at, and the decision, if any. */
  readonly at: ReadonlySignal<number>;
  readonly chosen: ReadonlySignal<number | undefined>;
  readonly measure: Signal<Measure>;
  readonly budget: number;
  readonly goTo: (station: number) => void;
  /** To the position in which a move was made. */
  readonly lookAt: (sequence: number, seat: Seat) => void;
  readonly choose: (decision: DecisionReview) => void;
};

class OpenReview implements ReviewState {
  readonly replay: Replay;
  readonly work: Signal<Resting | Busy>;
  readonly bare = signal<readonly Station[]>([]);
  readonly stations = signal<readonly (StationReview | undefined)[]>([]);
  readonly decisions = signal<readonly DecisionReview[]>([]);
  readonly returns = signal<readonly CompanyReturns[]>([]);
  readonly auctions = signal<readonly LotReview[]>([]);
  readonly review = signal<Review | undefined>(undefined);
  readonly seat: Signal<Seat>;
  readonly at = signal(0);
  readonly chosen = signal<number | undefined>(undefined);
  readonly measure = signal<Measure>('chances');
  readonly budget = BUDGET;
  readonly #work: ReviewWork<Question, Busy>;
  #toSift = 0;

  constructor(replay: Replay, file: string) {
    this.replay = replay;
    this.seat = seatLookedAt(replay.opened);
    this.#work = reviewWork<Question, Busy>({ ask: 'open', file }, () => openLine((answer) => void this.#hear(answer)));
    this.work = this.#work.work;
  }

  get #key(): string {
    return reviewKey(this.replay.opened.id);
  }

  async #hear(answer: Answer): Promise<void> {
    switch (answer.say) {
      case 'opened':
        return this.#begin(answer);
      case 'steps':
        return this.#take(answer.steps);
      case 'done':
        this.#show(answer.review);
        return keepResult(this.#key, answer.review);
      default:
        this.work.value = { state: 'failed' };
    }
  }

  async #begin({ stations, decisions }: Extract<Answer, { say: 'opened' }>): Promise<void> {
    const wanted = this.replay.at.value;
    const first = this.bare.value.length === 0;
    this.#toSift = decisions;
    this.bare.value = stations;
    if (first) this.goTo(wanted === 0 ? stations.length - 1 : this.#stationAfter(wanted));
    const kept = reviewIn(await keptResult(this.#key));
    if (kept?.budget === BUDGET && kept.seed === SEED && kept.stations.length === stations.length) {
      this.#show(kept);
      const decision = kept.decisions.find(({ sequence }) => sequence === wanted);
      if (first && decision) this.choose(decision);
    } else this.#work.ask({ ask: 'review', budget: BUDGET, seed: SEED });
  }

  #show(review: Review): void {
    batch(() => {
      this.review.value = review;
      this.stations.value = review.stations;
      this.decisions.value = review.decisions;
      this.returns.value = review.returns;
      this.auctions.value = review.auctions;
      this.work.value = { state: 'done' };
    });
  }

  #take(steps: readonly Progress[]): void {
    const stations = [...this.stations.value];
    const decisions = new Map(this.decisions.value.map((decision) => [decision.sequence, decision]));
    let work = this.work.value;
    batch(() => {
      for (const step of steps) {
        if (step.kind === 'books') {
          this.returns.value = step.returns;
          this.auctions.value = step.auctions;
        } else if (step.kind === 'station') {
          stations[step.index] = step.station;
          const of = this.bare.value.length;
          work = { state: step.rough ? 'first' : 'curve', done: step.index + 1, of };
        } else if (step.kind === 'sifted') work = { state: 'sifting', done: step.done, of: this.#toSift };
        else {
          decisions.set(step.decision.sequence, step.decision);
          work = { state: 'judging', done: step.done, of: step.of };
        }
      }
      this.stations.value = stations;
      if (decisions.size !== this.decisions.value.length) this.decisions.value = [...decisions.values()];
      this.work.value = work;
    });
  }

  /** The first position between phases that comes after a move. */
  #stationAfter(sequence: number): number {
    const found = this.bare.value.findIndex((station) => station.sequence >= sequence);
    return found < 0 ? this.bare.value.length - 1 : found;
  }

  readonly goTo = (station: number): void => {
    const at = Math.max(0, Math.min(station, this.bare.value.length - 1));
    batch(() => {
      this.at.value = at;
      this.chosen.value = undefined;
    });
    this.replay.goTo(this.bare.value[at]?.sequence ?? 0);
  };

  readonly lookAt = (sequence: number, seat: Seat): void => {
    batch(() => {
      this.at.value = this.#stationAfter(sequence);
      this.chosen.value = undefined;
      this.replay.eyes.value = seat;
    });
    this.replay.goTo(sequence);
  };

  readonly choose = ({ sequence, seat }: DecisionReview): void => {
    batch(() => {
      this.at.value = this.#stationAfter(sequence);
      this.chosen.value = sequence;
      this.seat.value = seat;
      this.replay.eyes.value = seat;
    });
    this.replay.goTo(sequence - 1);
  };

  readonly stop = (): void => this.#work.stop();
  readonly goOn = (): void => this.#work.goOn();
  readonly close = (): void => this.#work.close();
}

/** Undefined where the game is not there any more. */
export async function openReview(replay: Replay): Promise<ReviewState | undefined> {
  const file = await gameText(replay.opened.id);
  return file === undefined ? undefined : new OpenReview(replay, file);
}
