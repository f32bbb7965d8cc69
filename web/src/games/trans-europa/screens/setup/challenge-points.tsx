// What a challenge counts in a round, in the game's own words.

import { text } from '../../messages/more-text.ts';

export function ChallengePoints() {
  return <>{text.value.challengePoints}</>;
}
