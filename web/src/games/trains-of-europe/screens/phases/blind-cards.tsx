// Cards bought unseen: hatched, with a question mark and what is known of them.

import type { BlindChoice } from '../../play/choices.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import type { Names } from '../../play/tell/names.ts';
import { Silhouette } from '../parts/art/silhouette.tsx';
import type { BlindOdds } from './unseen.ts';

type BlindProps = {
  readonly odds: BlindOdds;
  readonly names: Names;
  readonly blind: BlindChoice;
  readonly pressed: boolean;
  readonly onPress: (beside: HTMLElement) => void;
};

export function BlindVehicle({ names, blind, odds, pressed, onPress }: BlindProps) {
  const { vehicle, money, screens } = names.text;
  const { illegal, left, price } = blind;
  return (
    <button
      type="button"
      class={`toe-stand blind ${illegal ? 'shut' : ''}`}
      aria-pressed={pressed}
      {...(illegal ? { title: refusalText(names, illegal) } : {})}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <span class="toe-hatch">
        <Silhouette art={blind.vehicle === 'loco' ? 'eloco' : 'pax2'} width={112} />
        <span class="toe-question" aria-hidden="true">
          ?
        </span>
      </span>
      <span class="toe-blind-text">
        <b>{blind.vehicle === 'loco' ? vehicle.blindLoco : vehicle.blindWagon}</b>
        <small>{vehicle.blindLeft(left)}</small>
        <small>{screens.unseenFit(odds.fitting, odds.unseen)}</small>
      </span>
      <span class="toe-vehicle-foot">
        <small>{vehicle.countsAsBuy}</small>
        <b class="toe-price">{money.cash(price)}</b>
      </span>
    </button>
  );
}
