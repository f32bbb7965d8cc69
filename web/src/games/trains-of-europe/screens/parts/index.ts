// The public entry point of the cards and small parts that table and phases share.
import './parts.css';

export { Badge } from './badge.tsx';
export { colourOf } from './colour.ts';
export { CompanyComparison } from './company-comparison.tsx';
export { ContractCard } from './contract-card.tsx';
export { ContractsPanel } from './contracts-panel.tsx';
export { LineTile } from './line-tile.tsx';
export { Sign } from './sign.tsx';
export { Silhouette } from './art/silhouette.tsx';
export { SumPopover } from './sum-popover.tsx';
export { VehicleCard } from './vehicle-card.tsx';
