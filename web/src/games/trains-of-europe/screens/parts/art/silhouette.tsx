// A vehicle from the side: ten drawings, each in the livery of its model. Decorative; the name is next to it.

import type { ComponentType } from 'preact';
import './silhouette.css';
import { FirstClassCoach, SecondClassCoach, SleepingCoach } from './coaches.tsx';
import { ClosedWagon, OpenWagon, TankWagon } from './freight.tsx';
import { ControlCar, DieselLocomotive, ElectricLocomotive, PowerCar } from './power.tsx';

const DRAWINGS: Readonly<Record<string, ComponentType>> = {
  eloco: ElectricLocomotive,
  dloco: DieselLocomotive,
  epower: PowerCar,
  econtrol: ControlCar,
  pax1: FirstClassCoach,
  pax2: SecondClassCoach,
  sleeper: SleepingCoach,
  tank: TankWagon,
  closed: ClosedWagon,
  open: OpenWagon,
};

type SilhouetteProps = {
  /** "drawing/livery", as in the content; a drawing alone is shown as a ghost. */
  readonly art: string;
  readonly width?: number;
};

export function Silhouette({ art, width = 120 }: SilhouetteProps) {
  const [drawing = '', livery] = art.split('/');
  const Drawing = DRAWINGS[drawing];
  return (
    <svg
      class={`toe-silhouette ${livery === undefined ? 'v-ghost' : `lv-${livery}`}`}
      width={width}
      height={Math.round((width * 54) / 160)}
      viewBox="0 0 160 54"
      aria-hidden="true"
    >
      {Drawing && <Drawing />}
    </svg>
  );
}
