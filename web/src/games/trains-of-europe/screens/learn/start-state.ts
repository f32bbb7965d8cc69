// The table of the quick start before anything is drawn: three companies, everything as printed, you in the chair.

import { trainsOfEurope, type State } from '@branchline/trains-of-europe';

export function startState(): State {
  const configured = trainsOfEurope.configure({ seats: 3, options: { startPlayer: 'host' } });
  if (!configured.ok) throw new Error('the quick start needs a table for three');
  return trainsOfEurope.setup(configured.value);
}
