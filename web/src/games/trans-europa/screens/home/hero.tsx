// The picture behind the welcome: a real board on which a railway grows, and a train in front of it.

import { boardById, lineId, parsePlace } from '@branchline/boards';
import { useEffect, useState } from 'preact/hooks';
import './hero.css';
import { isStill } from '../../../../prefs/theme.ts';
import { BoardPicture, type MarkerMark } from '../../board/index.ts';
import { Train } from './art.tsx';

/** Walks over the junctions of Europe, laid one track after the other. */
const WALKS = [
  '20,5 21,4 22,3 23,2 24,1 23,0',
  '22,3 24,3 25,4 27,4',
  '20,5 22,5 23,6',
  '20,5 19,6 18,7 17,8',
  '20,5 18,5 17,4 16,3 15,2 16,1 15,0',
  '24,3 26,3 27,2',
  '19,6 17,6 16,7',
  '25,4 26,5 28,5',
] as const;

const WAY: readonly string[] = WALKS.flatMap((walk) => {
  const stops = walk.split(' ').map((stop) => parsePlace(stop)!);
  return stops.slice(1).map((stop, index) => lineId(stops[index]!, stop));
});

const MARKERS: readonly MarkerMark[] = [
  { junction: '20,5', colour: 'plum' },
  { junction: '27,4', colour: 'jade' },
];

const FIRST = 14;
const STEP = 1600;

export function Hero() {
  const board = boardById('europe')!;
  const still = isStill.value;
  const [laid, setLaid] = useState(FIRST);
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => setLaid((count) => (count >= WAY.length + 3 ? FIRST : count + 1)), STEP);
    return () => clearInterval(timer);
  }, [still]);
  const tracks = WAY.slice(0, still ? WAY.length : laid).map((line) => ({ line, joined: true }));
  return (
    <>
      <BoardPicture
        board={board}
        marks={{ tracks, markers: MARKERS }}
        frame={{ x: 2.6, y: -0.45, width: 12.4, height: 6.5 }}
        scale={72}
        fill="cover"
      />
      <div class="hero-veil" />
      <Train />
    </>
  );
}
