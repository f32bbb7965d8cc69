// The quick start: two years on the real table, with a coach beside it.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Dialog } from '../../../../ui/dialog.tsx';
import { text as shell } from '../../../../messages/text.ts';
import { go } from '../../../../nav/router.ts';
import { whoIs } from '../../../../table/people.ts';
import { useWorn } from '../../../../ui/colours.ts';
import { COLOURS } from '../../colours.ts';
import { learnText } from '../../messages/learn-text.ts';
import { prefer, preferences } from '../../settings.ts';
import { namesFor } from '../../state/speaking.ts';
import { TableView } from '../table/table.tsx';
import { Coach } from './coach.tsx';
import { lessonFrom } from './lesson.ts';

/** The one lesson there is. */
const LESSON = 1;

function Leaving({ onStay }: { readonly onStay: () => void }) {
  const { leave } = learnText.value.coach;
  return (
    <Dialog title={leave.title} closeLabel={shell.value.common.close} onClose={onStay}>
      <p>{leave.text}</p>
      <p class="coach-ways">
        <button type="button" class="button" onClick={() => go({ screen: 'home' })}>
          {leave.yes}
        </button>
        <button type="button" class="button button-ink" onClick={onStay}>
          {leave.no}
        </button>
      </p>
    </Dialog>
  );
}

function LessonView({ from, onBack }: { readonly from: number; readonly onBack: (item: number) => void }) {
  useWorn(COLOURS);
  const lesson = useMemo(() => lessonFrom(from), []);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => lesson.close, []);
  const names = namesFor(lesson.table.view.value, whoIs(lesson.table));
  const taken = lesson.step.value === 'end';
  useEffect(() => {
    if (taken && !preferences.value.lessonsDone.includes(LESSON)) prefer({ lessonsDone: [LESSON] });
  }, [taken]);
  return (
    <div class="quick-start">
      <TableView table={lesson.table} planned={lesson.planned.value} />
      <Coach lesson={lesson} names={names} onBack={onBack} onLeave={() => setLeaving(true)} />
      {leaving && <Leaving onStay={() => setLeaving(false)} />}
    </div>
  );
}

export function Learn() {
  const [start, setStart] = useState({ from: 0, again: 0 });
  return (
    <LessonView key={start.again} from={start.from} onBack={(from) => setStart({ from, again: start.again + 1 })} />
  );
}
