// Everything about challenges behind one address: all of them, one of them, or one that came by link.

import './challenge.css';
import { AllChallenges } from './screens/all.tsx';
import { ByLink } from './screens/by-link.tsx';
import { OneChallenge } from './screens/one.tsx';

/** As the device names them; a link is far longer. */
const ID = /^[0-9a-f]{16}$/;

export function ChallengeScreen({ code }: { readonly code: string | undefined }) {
  if (code === undefined) return <AllChallenges />;
  return ID.test(code) ? <OneChallenge key={code} id={code} /> : <ByLink key={code} code={code} />;
}
