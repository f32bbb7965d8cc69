// Coaches: first class with wide windows, second class with many, sleepers with lit and curtained ones.

import { Bogie, Buffers, Rail, Windows } from './running-gear.tsx';

const Shell = () => (
  <>
    <Rail />
    <Buffers from={9} to={151} />
    <Bogie x={29} />
    <Bogie x={131} />
    <path d="M50 42.4h60l-4 4.6H54z" class="v-frame" />
    <path d="M8 39.4V20h144v19.4z" class="v-body" />
    <path d="M8 20c.6-4.2 3.4-6.4 8-6.4h128c4.6 0 7.4 2.2 8 6.4z" class="v-roof" />
    <path d="M18.5 21.5h7v17.9h-7zM134.5 21.5h7v17.9h-7z" class="v-door" />
    <path d="M20.2 23.5h3.6v7h-3.6zM136.2 23.5h3.6v7h-3.6z" class="v-glass" />
  </>
);

export function FirstClassCoach() {
  return (
    <>
      <Shell />
      <path d="M8 20h144v1.8H8z" class="v-accent" />
      <Windows from={31} count={6} step={17.2} width={12} y={24} height={8} />
      <path d="M8 35.4h144v1.4H8z" class="v-accent" />
    </>
  );
}

export function SecondClassCoach() {
  return (
    <>
      <Shell />
      <Windows from={30} count={8} step={12.8} width={8.6} y={23.6} height={8} />
      <path d="M8 34h144v2.2H8z" class="v-accent" />
    </>
  );
}

export function SleepingCoach() {
  const windows = Array.from({ length: 10 }, (_, at) => 29.5 + at * 10.3);
  return (
    <>
      <Shell />
      {windows.map((x, at) => (
        <g key={x}>
          <rect x={x} y={23.6} width={7.4} height={8} rx={1.2} class={at % 3 === 1 ? 'v-lit' : 'v-glass'} />
          {at % 3 !== 1 && <path d={`M${x} 23.6h3l-1.6 8H${x}z`} class="v-curtain" />}
        </g>
      ))}
      <path d="M8 33.8h144v1.3H8zM8 36.4h144v1.3H8z" class="v-accent" />
    </>
  );
}
