// Everything that is shown when a round or the game is over; loads as a separate file.

import './ending.css';

export { GameOver } from './game-over.tsx';
export { MissingLegend, RoundEndPanel } from './round-end.tsx';
