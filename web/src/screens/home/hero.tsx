// The picture behind the welcome: a real board on which a railway grows, and a train in front of it.

import { boardById } from '@branchline/boards';
import { useEffect, useState } from 'preact/hooks';
import { isStill } from '../../app/theme.ts';
import { BoardPicture } from '../../board/index.ts';
import { Train } from './art.tsx';

/** A line through the middle of the map, laid from the start in this order. */
const WAY = [
  '15,2-16,3',
  '16,3-17,4',
  '17,4-19,4',
  '19,4-20,5',
  '20,5-21,6',
  '21,6-22,7',
  '20,5-21,4',
  '21,4-22,3',
  '22,3-23,2',
  '23,2-24,1',
  '22,3-24,3',
  '24,3-25,4',
  '25,4-26,5',
  '14,3-16,3',
  '12,3-14,3',
  '20,5-22,5',
  '21,6-19,6',
] as const;
const STEP = 1400;

export function Hero() {
  const board = boardById('europe')!;
  const still = isStill.value;
  const [laid, setLaid] = useState(8);
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => setLaid((count) => (count >= WAY.length ? 4 : count + 1)), STEP);
    return () => clearInterval(timer);
  }, [still]);
  const lines = WAY.slice(0, still ? WAY.length : laid).filter((id) => board.lines.some((line) => line.id === id));
  return (
    <div class="hero-art" aria-hidden="true">
      <BoardPicture
        board={board}
        marks={{ tracks: lines.map((line) => ({ line, joined: true })) }}
        frame={{ x: 5.5, y: 0.4, width: 9, height: 6 }}
        scale={72}
        fill="cover"
      />
      <div class="hero-veil" />
      <Train />
    </div>
  );
}
