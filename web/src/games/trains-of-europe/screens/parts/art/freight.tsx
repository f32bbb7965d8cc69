// Freight wagons: tank, closed and open.

import { Bogie, Buffers, Rail, Ribs } from './running-gear.tsx';

export function TankWagon() {
  return (
    <>
      <Rail />
      <Buffers from={12} to={148} />
      <Bogie x={31} />
      <Bogie x={129} />
      <path d="M30 36h12v4H30zM118 36h12v4h-12z" class="v-frame" />
      <path d="M28 15h104c8 0 13 4.6 13 11.5S140 38 132 38H28c-8 0-13-4.6-13-11.5S20 15 28 15z" class="v-body" />
      <path d="M27 17.6h106c4.6 0 7.4 1.6 8.8 4.2H18.2c1.4-2.6 4.2-4.2 8.8-4.2z" class="v-shine" />
      <path d="M15.2 28h129.6v4.2H16.4z" class="v-accent" />
      <path d="M70 11h20v4H70zM62 11.6h36" class="v-roof v-wire" />
      <path d="M106 12.5V41M113 12.5V41M106 18h7M106 23h7M106 28h7M106 33h7M106 38h7" class="v-wire" />
      <Ribs xs={[44, 80, 138]} y={16.5} height={20} />
    </>
  );
}

export function ClosedWagon() {
  return (
    <>
      <Rail />
      <Buffers from={12} to={148} />
      <Bogie x={31} />
      <Bogie x={129} />
      <path d="M12 18h136v20.6H12z" class="v-body" />
      <path d="M9.5 18c16-4.6 40-6.6 70.5-6.6s54.5 2 70.5 6.6z" class="v-roof" />
      <path d="M62 18h36v20.6H62z" class="v-door" />
      <path d="M66 36.5l12-16M94 36.5l-12-16M80 18v20.6" class="v-rib" />
      <Ribs xs={[24, 36, 49, 111, 124, 136]} y={19.5} height={17.5} />
      <path d="M12 36.6h136v2H12z" class="v-accent" />
    </>
  );
}

export function OpenWagon() {
  return (
    <>
      <Rail />
      <path d="M18 24c6-2 9-7 17-8 7-1 12-4 20-3.6s11 4.2 20 4 17-4.6 27-4 16 5 24 6.4 12 3.6 16 5.2z" class="v-load" />
      <Buffers from={12} to={148} />
      <Bogie x={31} />
      <Bogie x={129} />
      <path d="M11 23h138v15.6H11z" class="v-body" />
      <path d="M10 22.4h140v2.4H10z" class="v-accent" />
      <Ribs xs={[24, 38, 52, 66, 80, 94, 108, 122, 136]} y={25} height={12.5} />
    </>
  );
}
