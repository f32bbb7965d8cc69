// Watching bots: pause and pace.

import { text } from '../messages/text.ts';
import { change, settings, SPEEDS } from '../prefs/settings.ts';
import type { OpenTable } from './open-table.ts';
import { Choices, IconButton } from '../ui/controls.tsx';

export function WatchBar({ table }: { readonly table: OpenTable }) {
  const { table: words, settings: settingWords } = text.value;
  const paused = table.paused.value;
  return (
    <section class="panel watch-bar" data-covers aria-label={words.watching}>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? words.resume : words.pause}
        onClick={() => {
          table.paused.value = !paused;
        }}
      />
      <Choices
        label={words.speed}
        labelHidden
        value={settings.value.speed}
        onChange={(speed) => change({ speed })}
        choices={SPEEDS.map((value) => ({ value, name: settingWords.speeds[value] }))}
      />
    </section>
  );
}
