// The four drawings that can lead a train: electric and diesel locomotive, power car, control car.

import { Bogie, Buffers, Rail, Ribs, Windows } from './running-gear.tsx';

const Pantograph = ({ x }: { readonly x: number }) => (
  <path d={`M${x - 9} 4.2h18M${x} 4.2l-7 4.3 9 4.3M${x - 4} 13h10`} class="v-wire" />
);

export function ElectricLocomotive() {
  return (
    <>
      <Rail />
      <path d="M39 11.8h17M43 14l2-2.2M52 14l-2-2.2" class="v-wire" />
      <Pantograph x={116} />
      <path d="M30 17l5.5-3.8h89L130 17z" class="v-roof" />
      <Buffers from={11} to={149} />
      <Bogie x={34} apart={9.5} />
      <Bogie x={126} apart={9.5} />
      <path d="M64 42h32v5.4H66z" class="v-frame" />
      <path d="M10 38.6v-6.4C10.6 24 16 18.4 28 16.6h104c12 1.8 17.4 7.4 18 15.6v6.4z" class="v-body" />
      <path d="M10.2 31.4h139.6l.2 3H10z" class="v-accent" />
      <path
        d="M15.8 28.4c1.6-4.4 4.6-6.6 9.6-7.4h5.2v7.4zM144.2 28.4c-1.6-4.4-4.6-6.6-9.6-7.4h-5.2v7.4z"
        class="v-glass"
      />
      <Windows from={38} count={2} step={74} width={9.5} y={21.4} height={6.4} />
      <Ribs xs={[62, 66, 70, 74, 86, 90, 94, 98]} y={21} height={8} />
      <circle cx={14} cy={35.8} r={1.6} class="v-lamp" />
      <circle cx={146} cy={35.8} r={1.6} class="v-lamp" />
    </>
  );
}

export function DieselLocomotive() {
  return (
    <>
      <Rail />
      <path d="M14 23.6v-4.4h46M100 18.6v-5M112 18.6v-6h18v12" class="v-wire" />
      <Buffers from={11} to={149} />
      <Bogie x={34} apart={9.5} />
      <Bogie x={126} apart={9.5} />
      <path d="M62 42h36l-2.4 5.6h-31z" class="v-frame" />
      <path d="M60 38V14.4h40V38z" class="v-body" />
      <path d="M55.5 14.4l2-4.2h45l2 4.2z" class="v-roof" />
      <path d="M10 38.6V25.4c0-1.4.8-2.2 2-2.2h48v15.4zM100 38.6V21h40c6 1.4 9.4 5 10 11v6.6z" class="v-body" />
      <path d="M10 33h140v3H10z" class="v-accent" />
      <Windows from={65} count={2} step={17} width={13} y={17.6} height={9} />
      <Ribs xs={[18, 22, 26, 30, 34, 108, 112, 116, 120, 124, 128, 132]} y={25.6} height={5.4} />
      <path d="M104 21v-4.4h8V21z" class="v-roof" />
      <circle cx={14} cy={29} r={1.6} class="v-lamp" />
      <circle cx={146} cy={30} r={1.6} class="v-lamp" />
    </>
  );
}

/** The nose points left on the power car and right on the control car. */
const NOSE = 'M6 40.4c1.6-2.6 4.6-4.8 9-7.4 13-8.4 26-16.6 42-18h94c2.2 0 3.4 1 3.4 3v22.4z';

const Streamliner = ({ driving }: { readonly driving: boolean }) => (
  <>
    <path d={NOSE} class="v-body" />
    <path d="M57 15h94c2.2 0 3.4 1 3.4 3v.6H45.8C49.4 16.8 53 15.5 57 15z" class="v-roof" />
    <path d="M9.6 36.4c1.6-1.2 3.4-2.3 5.4-3.4h139.4v4.2H8.6z" class="v-accent" />
    <path d="M27 28.2c6-3.8 10.6-6.4 15.6-7.8l3.4 7.8z" class="v-glass" />
    {driving ? (
      <>
        <Windows from={52} count={1} step={0} width={9} y={21.4} height={6.8} />
        <Ribs xs={[76, 80, 84, 88, 92, 96]} y={21} height={9} />
        <Windows from={108} count={4} step={11} width={8} y={22} height={6.8} />
      </>
    ) : (
      <Windows from={54} count={7} step={11.6} width={8.4} y={22} height={6.8} />
    )}
    <path d="M66.5 19.8h5.6v20.6h-5.6zM143 19.8h5.6v20.6H143z" class={driving ? 'v-none' : 'v-door'} />
  </>
);

export function PowerCar() {
  return (
    <>
      <Rail />
      <Pantograph x={122} />
      <path d="M150 38.6h8v3.2h-8z" class="v-frame" />
      <Bogie x={40} />
      <Bogie x={126} />
      <path d="M60 42h44v4.6H62z" class="v-frame" />
      <Streamliner driving />
    </>
  );
}

export function ControlCar() {
  return (
    <g transform="translate(160 0) scale(-1 1)">
      <Rail />
      <path d="M150 38.6h8v3.2h-8z" class="v-frame" />
      <Bogie x={40} />
      <Bogie x={126} />
      <path d="M62 42h42v3.6H64z" class="v-frame" />
      <Streamliner driving={false} />
    </g>
  );
}
