// The ground under a board, for whoever shows it once everything else is there.

export { loadGeography } from './geography.ts';
export { Ground } from './ground.tsx';
