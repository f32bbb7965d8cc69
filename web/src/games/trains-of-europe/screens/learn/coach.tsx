// The coach: a card beside what is to be done next on the real table, which is dimmed but for that.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './coach.css';
import { go, hrefOf } from '../../../../nav/router.ts';
import { createTable } from '../../../../table/create.ts';
import { text as shell } from '../../../../messages/text.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { layout } from '../../../../ui/layout.ts';
import { GAME } from '../../game.ts';
import { learnText } from '../../messages/learn-text.ts';
import type { Names } from '../../play/tell/names.ts';
import { quickTable } from '../../tables.ts';
import { fill } from './fill.ts';
import { stepBefore, type Lesson } from './lesson.ts';
import { phoneHalf, placeCoach, type Box, type CoachPlace } from './place-coach.ts';
import { STEPS, type StepId } from './quick-start.ts';
import { targetOf } from './targets.ts';
import { useTargetBox } from './use-target.ts';

type CoachProps = {
  readonly lesson: Lesson;
  readonly names: Names;
  /** Begins again at an item of the script. */
  readonly onBack: (item: number) => void;
  readonly onLeave: () => void;
};

/** What takes the focus of a target: itself, or what is pressed in it. */
const PRESSED = 'button, input, a';

/** Into sight, with the focus. */
function bringUp(target: HTMLElement | undefined): void {
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  (target?.matches(PRESSED) ? target : target?.querySelector<HTMLElement>(PRESSED))?.focus();
}

async function playReal(): Promise<void> {
  const answer = await createTable(quickTable());
  if ('id' in answer) go({ screen: 'table', id: answer.id });
}

/** The hole in the veil, with a gold ring. */
function Veil({ box }: { readonly box: Box }) {
  const room = 8;
  const style = {
    left: `${box.left - room}px`,
    top: `${box.top - room}px`,
    width: `${box.width + 2 * room}px`,
    height: `${box.height + 2 * room}px`,
  };
  return <div class="coach-hole" style={style} aria-hidden="true" />;
}

function Dots({ step }: { readonly step: StepId }) {
  const at = STEPS.indexOf(step);
  return (
    <ol class="coach-dots" aria-label={learnText.value.coach.dots}>
      {STEPS.map((each, index) => (
        <li
          key={each}
          data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        />
      ))}
    </ol>
  );
}

type BodyProps = Pick<CoachProps, 'lesson' | 'names'> & { readonly step: StepId; readonly onShow: () => void };

function Task({ lesson, names, step, onShow }: BodyProps) {
  const { coach, quickStart } = learnText.value;
  const words = quickStart[step];
  const kind = lesson.now.value?.kind;
  if (!('task' in words) || kind === undefined || kind === 'read') return null;
  return (
    <button type="button" class="coach-task" onClick={onShow}>
      <Icon name="right" size={18} />
      <span>
        {lesson.strayed.value && <em>{coach.otherwise}</em>}
        <b>{fill(words.task, names)}</b>
        <small>{coach.show}</small>
      </span>
    </button>
  );
}

function Buttons({ lesson, step }: Pick<BodyProps, 'lesson' | 'step'>) {
  const { coach } = learnText.value;
  if (lesson.now.value?.kind !== 'read') return lesson.now.value ? null : <p class="coach-others">{coach.others}</p>;
  if (step !== 'end')
    return (
      <button type="button" class="button button-ink coach-on" onClick={lesson.goOn}>
        {coach.goOn}
      </button>
    );
  return (
    <p class="coach-ways">
      <button type="button" class="button button-ink" onClick={() => void playReal()}>
        {coach.play}
      </button>
      <a class="button" href={hrefOf({ screen: 'rules', game: GAME })}>
        {coach.rules}
      </a>
    </p>
  );
}

function Foot({
  step,
  onBack,
  why,
  onWhy,
}: Pick<CoachProps, 'onBack'> & { step: StepId; why: boolean; onWhy: () => void }) {
  const { coach } = learnText.value;
  const before = stepBefore(step);
  return (
    <footer class="coach-foot">
      <button
        type="button"
        class="coach-plain"
        disabled={before === undefined}
        onClick={() => before !== undefined && onBack(before)}
      >
        <Icon name="left" size={16} /> {coach.back}
      </button>
      <Dots step={step} />
      <button type="button" class="coach-plain" aria-expanded={why} onClick={onWhy}>
        {coach.why} <Icon name="bulb" size={16} />
      </button>
    </footer>
  );
}

/** Where the card goes, once it is known how large it is. */
function usePlace(box: Box | undefined) {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CoachPlace>();
  const phone = layout.value === 'phone';
  useLayoutEffect(() => {
    const element = card.current;
    if (phone || !element) return;
    const settle = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setPlace(placeCoach(box, { width, height }, { width: innerWidth, height: innerHeight }));
    };
    settle();
    // Its texts change while it is shown, and their fonts may arrive late.
    const sizes = new ResizeObserver(settle);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box, phone]);
  return { card, place: phone ? undefined : place, phone };
}

type HeadProps = {
  readonly step: StepId;
  /** Where the card is folded. */
  readonly onUnfold: (() => void) | undefined;
  readonly onLeave: () => void;
};

function Head({ step, onUnfold, onLeave }: HeadProps) {
  const { coach } = learnText.value;
  return (
    <header class="coach-head">
      <p>
        {coach.name} · {coach.step(STEPS.indexOf(step) + 1, STEPS.length)}
      </p>
      {onUnfold && (
        <button type="button" class="coach-plain" onClick={onUnfold}>
          <Icon name="down" size={16} />
          <span class="visually-hidden">{coach.back}</span>
        </button>
      )}
      <IconButton icon="close" label={shell.value.common.close} onClick={onLeave} />
    </header>
  );
}

export function Coach({ lesson, names, onBack, onLeave }: CoachProps) {
  const { coach, quickStart } = learnText.value;
  const step = lesson.step.value;
  const waiting = lesson.now.value !== undefined;
  const [why, setWhy] = useState(false);
  const [folded, setFolded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const find = (): HTMLElement | undefined =>
    lesson.now.peek() ? targetOf(lesson.step.peek(), { names, left: lesson.left.peek() }) : undefined;
  const box = useTargetBox(find, step);
  const { card, place, phone } = usePlace(box);
  useEffect(() => {
    setWhy(false);
    setFolded(false);
    if (waiting) title.current?.focus({ preventScroll: true });
  }, [step, waiting]);
  const show = (): void => {
    bringUp(find());
    setFolded(phone);
  };
  const words = quickStart[step];
  return (
    <>
      {box && waiting && <Veil box={box} />}
      <section
        ref={card}
        class="coach-card"
        data-covers
        data-side={place?.side}
        data-half={phone ? phoneHalf(box, { width: innerWidth, height: innerHeight }) : undefined}
        data-folded={folded || undefined}
        data-step={step}
        data-waiting={waiting || undefined}
        data-left={lesson.left.value.length}
        style={place && { left: `${place.left}px`, top: `${place.top}px`, '--nub': `${place.nub ?? 0}px` }}
        aria-label={coach.name}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onLeave();
        }}
      >
        <Head step={step} onUnfold={folded ? () => setFolded(false) : undefined} onLeave={onLeave} />
        <h2 ref={title} tabIndex={-1}>
          {fill(words.title, names)}
        </h2>
        {!folded && (
          <div class="coach-body" aria-live="polite">
            <p>{fill(words.text, names)}</p>
            {why && <p class="coach-why">{fill(words.why, names)}</p>}
            <Task lesson={lesson} names={names} step={step} onShow={show} />
            <Buttons lesson={lesson} step={step} />
          </div>
        )}
        {!folded && <Foot step={step} onBack={onBack} why={why} onWhy={() => setWhy(!why)} />}
      </section>
    </>
  );
}
