// What is not needed before the first move: the menu, hints, and what ends a round or the game.

import { late } from '../../../../table/late.ts';

const menu = () => import('./menu.tsx');
const hint = () => import('./hint-card.tsx');
const cards = () => import('./special-cards.tsx');
const known = () => import('./known-cards.tsx');
const handNote = () => import('./hand-note.tsx');
const plan = () => import('./plan-list.tsx');
const changes = () => import('./changes.tsx');
const claim = () => import('./claim.tsx');
const about = () => import('./missing-about.tsx');
const ferry = () => import('./ferry-piece.tsx');
const legal = () => import('./legal-list.tsx');
const watch = () => import('../../../../table/watch-bar.tsx');
const curtain = () => import('../../../../table/curtain.tsx');
const overview = () => import('./overview.tsx');
const ending = () => import('./ending.tsx');

export const TableMenu = late(async () => (await menu()).TableMenu);
export const KeysDialog = late(async () => (await menu()).KeysDialog);
export const ScoresDialog = late(async () => (await menu()).ScoresDialog);
export const SpecialCards = late(async () => (await cards()).SpecialCards);
export const KnownCards = late(async () => (await known()).KnownCards);
export const HandNote = late(async () => (await handNote()).HandNote);
export const PlanList = late(async () => (await plan()).PlanList);
export const PlanNote = late(async () => (await plan()).PlanNote);
export const Changes = late(async () => (await changes()).Changes);
export const ClaimButton = late(async () => (await claim()).ClaimButton);
export const ClaimDialog = late(async () => (await claim()).ClaimDialog);
export const ClaimNote = late(async () => (await claim()).ClaimNote);
export const MissingAbout = late(async () => (await about()).MissingAbout);
export const FerryPiece = late(async () => (await ferry()).FerryPiece);
export const LegalList = late(async () => (await legal()).LegalList);
export const WatchBar = late(async () => (await watch()).WatchBar);
export const Curtain = late(async () => (await curtain()).Curtain);
export const Overview = late(async () => (await overview()).Overview);
export const HintCard = late(async () => (await hint()).HintCard);
export const RoundEndPanel = late(async () => (await ending()).RoundEndPanel);
export const MissingLegend = late(async () => (await ending()).MissingLegend);
export const GameOver = late(async () => (await ending()).GameOver);

/** Fetched in a quiet moment, so that nobody waits for it later; what does not come is asked for when it is needed. */
export const fetchLateParts = (): Promise<unknown> =>
  Promise.allSettled([plan(), changes(), menu(), hint(), cards(), known(), ferry(), ending()]);
