// Watching bots: pause and pace.

import './watch-bar.css';
import { text } from '../messages/more-text.ts';
import { change, settings } from '../prefs/settings.ts';
import { SPEEDS } from '../prefs/stored-settings.ts';
import { Choices, IconButton } from '../ui/controls.tsx';
import type { OpenTable } from './table-types.ts';

export function WatchBar({ table }: { readonly table: Pick<OpenTable, 'paused'> }) {
  const { watch } = text.value;
  const paused = table.paused.value;
  return (
    <section class="panel watch-bar" data-covers="watch" aria-label={watch.title}>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? watch.resume : watch.pause}
        onClick={() => {
          table.paused.value = !paused;
        }}
      />
      <Choices
        label={watch.speed}
        labelHidden
        value={settings.value.speed}
        onChange={(speed) => change({ speed })}
        choices={SPEEDS.map((value) => ({ value, name: watch.speeds[value] }))}
      />
    </section>
  );
}
