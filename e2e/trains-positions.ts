// Positions of Trains of Europe as tests want them: a step that the first seat is asked for, a year end, the last year.

import {
  isTargetReached,
  trainsOfEurope,
  type Phase,
  type Stage,
  type TrainsOfEurope,
} from '@branchline/trains-of-europe';
import { trainsAt, type Position, type StoredGame, type WantedGame } from './stored-game.ts';

type Wanted = WantedGame<TrainsOfEurope>;
type Steer = NonNullable<Wanted['steer']>;

/** The next caller calls this phase if it can still be called. */
export const calling =
  (phase: Phase): Steer =>
  ({ public: { stage } }, _seat, legal) =>
    stage.kind === 'call' ? legal().find((action) => action.do === 'call' && action.phase === phase) : undefined;

/** More than any company has earned in its first years. */
export const TOO_MUCH = 490_000;

/** What leads to each step, and the stage in which it is asked for. */
const STEPS = {
  call: { stage: 'call' },
  licences: { stage: 'on-site-meeting', steer: calling('on-site-meeting') },
  fair: { stage: 'railroad-fair', steer: calling('railroad-fair') },
  assign: { stage: 'assignment', steer: calling('railroad-fair') },
  contracts: { stage: 'conference-room', steer: calling('conference-room') },
  aid: { stage: 'choose', steer: calling('government-aid') },
  offers: { stage: 'offers', steer: calling('auction-house') },
  opening: { stage: 'opening', steer: calling('auction-house') },
  bidding: {
    stage: 'bidding',
    // The others open the lots, so that the first seat may bid.
    steer: (view, seat, legal) =>
      calling('auction-house')(view, seat, legal) ??
      (view.public.stage.kind === 'opening' && seat !== 0 ? legal().find((action) => action.do === 'open') : undefined),
  },
  vote: {
    stage: 'vote',
    steer: ({ public: { stage } }, seat, legal) =>
      stage.kind === 'call' && seat !== 0 ? legal().find((action) => action.do === 'propose-target') : undefined,
  },
  propose: { stage: 'new-target' },
  books: { stage: 'books' },
  audits: {
    stage: 'audits',
    // The others book a space too much and leave it to the first seat to find out.
    steer: ({ public: open }, seat, legal) => {
      if (seat === 0) return undefined;
      if (open.stage.kind === 'audits') return { do: 'pass' };
      if (open.stage.kind !== 'books') return undefined;
      const listed = legal().flatMap((action) => (action.do === 'book' ? [action] : []));
      return listed.find(({ profit }) => profit === TOO_MUCH);
    },
  },
} as const satisfies Readonly<Record<string, { readonly stage: Stage['kind']; readonly steer?: Steer }>>;

export type Step = keyof typeof STEPS;

type Wish = Omit<Wanted, 'until'> & {
  /** The first year that counts: in later ones there is more to see. */
  readonly from?: number;
};

/** The first seat is asked for this step. */
export function trainsAtStep(step: Step, { from = 1, ...wanted }: Wish): Promise<StoredGame<TrainsOfEurope>> {
  const { stage, steer }: { readonly stage: Stage['kind']; readonly steer?: Steer } = STEPS[step];
  return trainsAt({
    ...(steer ? { steer } : {}),
    ...wanted,
    isSeen: true,
    until: ({ state, asked }) => {
      const { stage: now, year } = state.public;
      if (now.kind !== stage || !asked.includes(0) || year < from) return false;
      // A window in which there is nothing to assign is left without a question.
      const legal = step === 'assign' ? trainsOfEurope.legal(trainsOfEurope.view(state, 0), 0) : [];
      return step !== 'assign' || legal.some((action) => action.do === 'assign');
    },
  });
}

/** This year has ended: its statement is shown. */
export const trainsAtYearEnd = (year: number, wanted: Wish): Promise<StoredGame<TrainsOfEurope>> =>
  trainsAt({
    ...wanted,
    until: ({ events }) => events.some((event) => event.kind === 'year' && event.year === year + 1),
  });

/** A company has reached the target, so this year is the last one; the first seat is asked. */
const isLastYear = ({ state: { config, public: open }, asked }: Position<TrainsOfEurope>): boolean =>
  isTargetReached(config.options, open) && asked.includes(0);

export const trainsInLastYear = (wanted: Wish): Promise<StoredGame<TrainsOfEurope>> =>
  trainsAt({ ...wanted, until: isLastYear });

const IDLE = ['done', 'pass', 'decline'];

/** The first seat takes contracts without a train or a licence, until what they cost cannot be paid. */
export const ruin: Steer = ({ public: { stage } }, seat, legal) => {
  if (seat !== 0) return undefined;
  const actions = legal();
  if (stage.kind === 'call')
    return actions.find((action) => action.do === 'call' && action.phase === 'conference-room');
  return actions.find((action) => action.do === 'take') ?? actions.find((action) => IDLE.includes(action.do));
};
