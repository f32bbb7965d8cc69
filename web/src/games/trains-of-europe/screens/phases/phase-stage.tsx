// The screen of the step the game is in; the table draws the others itself.

import type { ComponentType } from 'preact';
import type { PhaseProps } from '../phase-props.ts';
import type { StepName } from '../../play/stage.ts';
import { AidStage } from './aid.tsx';
import { AssignStage } from './assign.tsx';
import { AuctionStage } from './auction.tsx';
import { ConferenceStage } from './conference.tsx';
import { AuditsStage } from './audits.tsx';
import { BooksStage } from './books.tsx';
import { FairStage } from './fair.tsx';
import { OfferContractsStage } from './offer-contracts.tsx';
import { OffersStage } from './offers.tsx';
import { TargetStage } from './target.tsx';

const STAGES: Partial<Record<StepName, ComponentType<PhaseProps>>> = {
  fair: FairStage,
  assign: AssignStage,
  contracts: ConferenceStage,
  aid: AidStage,
  offers: OffersStage,
  opening: AuctionStage,
  bidding: AuctionStage,
  propose: TargetStage,
  vote: TargetStage,
  books: BooksStage,
  audits: AuditsStage,
  'offer-contracts': OfferContractsStage,
};

export function PhaseStage(props: PhaseProps) {
  const Stage = STAGES[props.stage.step];
  if (!Stage) return null;
  return (
    <div class={`toe-stage-box ${props.phone ? 'phone' : ''}`}>
      <Stage {...props} />
    </div>
  );
}
