// A challenge that came with its address: judged, kept, then shown under its own one.

import { useEffect, useState } from 'preact/hooks';
import { go } from '../../nav/router.ts';
import { Waiting } from '../../table/waiting.tsx';
import { takeLink, type LinkProblem } from '../state/link.ts';
import { NoChallenge } from './no-challenge.tsx';

export function ByLink({ code }: { readonly code: string }) {
  const [problem, setProblem] = useState<LinkProblem>();
  useEffect(() => {
    let wanted = true;
    void takeLink(code).then((taken) => {
      if (!wanted) return;
      if (typeof taken === 'string') setProblem(taken);
      else go({ screen: 'challenge', code: taken.id }, 'replace');
    });
    return () => {
      wanted = false;
    };
  }, [code]);
  return problem ? <NoChallenge why={problem} /> : <Waiting />;
}
