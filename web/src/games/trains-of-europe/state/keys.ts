// The table by keyboard: letters lead to its parts, Enter confirms, Escape gives up what is under decision.

import type { Phase } from '@branchline/trains-of-europe';
import { PHASES } from '@branchline/trains-of-europe';
import type { Play } from './play.ts';

/** As the list of keys tells them; without a key it is Enter. */
export const KEYS = [
  { key: 'M', does: 'map' },
  { key: 'C', does: 'contracts' },
  { key: 'Y', does: 'yard' },
  { key: 'S', does: 'sections' },
  { key: 'L', does: 'log' },
  { key: 'F', does: 'find' },
  { key: 'H', does: 'hint' },
  { key: '1–6', does: 'phases' },
  { key: undefined, does: 'confirm' },
  { key: 'P', does: 'pass' },
  { key: '← →', does: 'around' },
  { key: '↑ ↓', does: 'along' },
  { key: '+ − 0', does: 'zoom' },
  { key: 'Esc', does: 'clear' },
  { key: '?', does: 'help' },
] as const;

export type Places = {
  readonly open: (tab: 'contracts' | 'yard' | 'sections' | 'log') => void;
  readonly map: () => void;
  readonly help: () => void;
};

/** Elements in which a key types or presses something else. */
const isTaken = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog, input, select, textarea, [role=dialog]')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary, [role=application]') !== null;
};

/** The number keys choose tiles in their fixed order. */
const phaseOfKey = (key: string): Phase | undefined => (/^[1-6]$/.test(key) ? PHASES[Number(key) - 1] : undefined);

function chooseTile(play: Play, phase: Phase): boolean {
  const { mine, choices } = play.stage.value;
  if (!mine || choices.kind !== 'phases' || !choices.phases.includes(phase)) return false;
  play.calling.value = phase;
  return true;
}

/** What Enter does where no button has the focus. */
function confirm(play: Play): boolean {
  const { mine, step } = play.stage.value;
  // While the map is looked at, the year end is not on the screen.
  if (play.mapOnly.value) return false;
  if (play.table.stop.value) {
    play.table.goOn();
    return true;
  }
  if (!mine) return false;
  if (step === 'call' && play.calling.value) play.act({ do: 'call', phase: play.calling.value });
  else if (step === 'licences' && play.current.value) play.act({ do: 'licence', section: play.current.value });
  else return false;
  return true;
}

function pass(play: Play): boolean {
  const { step, mayEnd } = play.stage.value;
  if (!mayEnd) return false;
  if (step === 'bidding') play.act({ do: 'pass' });
  else if (step === 'opening') play.act({ do: 'decline' });
  else return false;
  return true;
}

/** True where the key did something. */
export function pressed(play: Play, key: string, { open, map, help }: Places): boolean {
  const phase = phaseOfKey(key);
  if (phase) return chooseTile(play, phase);
  const doing: Readonly<Record<string, () => boolean | void>> = {
    m: map,
    c: () => open('contracts'),
    y: () => open('yard'),
    s: () => open('sections'),
    l: () => open('log'),
    h: () => void play.hints.askHint(),
    f: () => {
      if (play.covered.value) return false;
      play.lookup.value = { typing: true };
      return true;
    },
    p: () => pass(play),
    '?': help,
    Enter: () => confirm(play),
    Escape: () => {
      if (play.hints.hint.value) play.hints.hint.value = undefined;
      else if (play.mapOnly.value) play.mapOnly.value = false;
      else play.clear();
    },
  };
  const found = doing[key.length === 1 ? key.toLowerCase() : key];
  return found !== undefined && found() !== false;
}

export function listenForKeys(play: Play, places: Places): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTaken(event.target, event.key)) return;
    if (play.table.curtain.value !== undefined || event.defaultPrevented) return;
    if (pressed(play, event.key, places)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
