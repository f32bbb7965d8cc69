// The public entry point of the phases' screens.
//
// PhaseStage fills its container (position: relative, any size): on a desktop that is everything right of the profit track and
// under the year line, the place of the right panel included, because a phase brings its own right column (344 px, under the main
// part below 900 px). It is above the map; the Conference Room is transparent where it leaves the map free, and lets the pointer
// through there. On the phone it fills the space between header and tabs: one column that scrolls, with the decision at its foot.
import './phases.css';

export { PhaseStage } from './phase-stage.tsx';
export { YearEndSheet } from './year-end.tsx';
export { EvaluationSheet } from './evaluation.tsx';
