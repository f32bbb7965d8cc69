// Everything that is shown when a round or the game is over; comes in a file of its own.

import './ending.css';

export { GameOver } from './game-over.tsx';
export { MissingLegend, RoundEndPanel } from './round-end.tsx';
