// The business game's public entry point.

export { checkContent, content, contentHash, contentJson, contractFacts, places, sheet } from './content/index.ts';
export { cheapestTrain } from './content/train.ts';
export { supplyAndDemand } from './content/index.ts';
export type { ContractFacts } from './content/index.ts';
export type {
  City,
  CityId,
  Content,
  Contract,
  ContractId,
  Country,
  CountryId,
  Extra,
  Language,
  Loc,
  ModelId,
  Section,
  SectionId,
  ToEConfig,
  ToEMap,
  VehicleCategory,
  VehicleKind,
  VehicleModel,
} from './content/types.ts';
export { LANGUAGES, POWER_CATEGORIES, WAGON_CATEGORIES } from './content/types.ts';

export { trainsOfEurope } from './game.ts';
export { defaultOptions, OPTION_NAMES } from './options.ts';
export {
  contentByHash,
  contentById,
  contentIds,
  contentOf,
  DEFAULT_CONTENT,
  registerArchive,
  registerContent,
} from './contents.ts';
export type { ArchivedContent } from './contents.ts';
export { PUBLISHED } from './published.ts';
export type { PublishedContent } from './published.ts';
export { RULES_VERSIONS } from './rules-version.ts';
export type { RulesVersion } from './rules-version.ts';
export { CATEGORIES, indexContent, POWER_UNITS } from './content-index.ts';
export type { ContentIndex, IndexedContract, IndexedModel, IndexedSection } from './content-index.ts';

// Derived values: everything that follows from a view and is not stored in it.
export { auditOf } from './audit.ts';
export { auditable, bookedProfit, bookings, rightBooking, uncheckedProfit } from './books.ts';
export type { Audit, AuditedContract, AuditedRoute } from './audit.ts';
export { completedCount, creditOf, creditsOf, profitOf } from './crediting.ts';
export type { Credit } from './crediting.ts';
export { SIXTHS, statementsOf } from './evaluation.ts';
export type { EvaluationItem, Statement, StatementLine } from './evaluation.ts';
export { winnersOf } from './result.ts';
export { connected, connectedCities, countriesOf, holds, largestPart, networkOf, sectionsOf } from './network.ts';
export type { Network } from './network.ts';
export { deskOf } from './desk.ts';
export type { Desk, Holding } from './desk.ts';
export { buyableSections, companiesOn, licenceFee } from './licences.ts';
export { developmentBonus } from './development-bonus.ts';
export { areSaleable, protectedRoutes, saleableSections } from './saleable.ts';
export { lotId, lotOf, minimumBid } from './lots.ts';
export { listsAllOffers } from './auction-house.ts';
export { listsAllContractOffers } from './insolvency.ts';

// Single judgements of `check`, for what is only being considered: plans, and buttons that say why they are shut.
export { checkAssign } from './assignment.ts';
export { checkTake, checkTakeBlind } from './conference-room.ts';
export { checkLicence, checkRoom } from './licences.ts';
export { checkInUse, checkTaker, isInStage, sameLot } from './lots.ts';
export { checkBuy, checkBuyBlind } from './railroad-fair.ts';
export { checkCall } from './year.ts';
export { ILLEGAL_CODES, unknownId } from './illegal.ts';
export { LAST_YEAR } from './end-of-year.ts';
export { isTargetReached } from './new-target.ts';
export { callerNow, limitOf, phaseNow } from './phase.ts';
export type { LimitedPhase } from './phase.ts';
export { callersOf, callerToBe } from './year.ts';
export { clockwiseFrom, leftNeighbour, remainingCount, remainingSeats, rightNeighbour } from './seats.ts';

export type { Auction, Lot, Offer, Stage, StageOf } from './stage.ts';
export { END_REASONS, PHASES } from './types.ts';
export type {
  Action,
  Agreed,
  Books,
  CityIndex,
  Company,
  Config,
  ContractIndex,
  DisplayedContract,
  EndReason,
  Event,
  FoundByAudit,
  GameResult,
  Hand,
  HeldContract,
  LotId,
  ModelIndex,
  Money,
  Options,
  Outcome,
  Phase,
  Points,
  Public,
  Secret,
  SectionIndex,
  Settlement,
  State,
  TrainsOfEurope,
  View,
  YearRecord,
} from './types.ts';
