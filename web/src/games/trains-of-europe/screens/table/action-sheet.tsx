// The action sheet: what is asked, how much of the limit is left, the decision under way and the buttons that make it real.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { stepHelp, stepTitle, turnHead } from '../../play/tell/turn-words.ts';
import { hurrying, maySkip, skip } from '../../state/hurry.ts';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { undoOf } from '../../state/undo.ts';
import { Undo } from '../parts/undo.tsx';
import { text as shell } from '../../../../messages/text.ts';
import { HintCard, PlanList } from './late-parts.ts';
import { px } from '../parts/px.ts';
import { choiceOf, isPlanned, SectionCard } from './section-card.tsx';
import { SinceMyTurn } from './since.tsx';

/** Bars of the limit: used, and left. */
export function LimitBars({ play }: { readonly play: Play }) {
  const { limit } = play.stage.value;
  const { turn } = play.names.value.text;
  if (!limit) return null;
  return (
    <p class="tt-limit">
      <span aria-hidden="true">
        {Array.from({ length: limit.of }, (_, i) => (
          <i key={i} data-used={i < limit.used || undefined} />
        ))}
      </span>
      {turn.left(limit.of - limit.used)} <Undo undo={undoOf(play)} />
    </p>
  );
}

export function SheetHead({ play }: { readonly play: Play }) {
  const stage = play.stage.value;
  const names = play.names.value;
  return (
    <header class="tt-action-head" data-mine={stage.mine || undefined}>
      <p class="tt-kicker">
        {stage.mine ? turnHead(names, stage) : stage.phase && names.text.phases[stage.phase].name}
      </p>
      <h2>{stage.mine ? stepTitle(names, stage) : headOf(play)}</h2>
      {(stage.mine || stage.limit) && <LimitBars play={play} />}
    </header>
  );
}

/** How high the hint is, told to the frame: the column below it makes room. */
function useRoom(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = box.current?.closest<HTMLElement>('.tt-frame');
    if (!frame) return;
    const measure = (): void => frame.style.setProperty('--tt-hint', px((box.current?.offsetHeight ?? 0) + 16));
    const sizes = new ResizeObserver(measure);
    sizes.observe(box.current!);
    measure();
    return () => {
      sizes.disconnect();
      frame.style.removeProperty('--tt-hint');
    };
  }, [isShown]);
  return box;
}

/** A hint beside the screen of a phase, which makes room for it: it covers nothing. */
export function HintBeside({ play }: { readonly play: Play }) {
  const isShown = play.hints.hint.value !== undefined;
  const box = useRoom(isShown);
  return isShown ? (
    <div class="tt-hint-beside" ref={box}>
      <HintCard play={play} />
    </div>
  ) : null;
}

/** Whom the reader waits for; a spectator waits for the seat that decides. */
function headOf(play: Play): string {
  const names = play.names.value;
  const [first] = play.stage.value.acting;
  if (play.seat.value === undefined && first !== undefined) return names.text.turn.deciding(names.who(first));
  return turnHead(names, play.stage.value);
}

/** A separate button ends the step. */
export function FinishButton({ play }: { readonly play: Play }) {
  const { actions } = play.names.value.text;
  if (!play.stage.value.mayEnd || play.stage.value.step !== 'licences') return null;
  return (
    <button
      type="button"
      class="button tt-finish"
      disabled={play.sending.value}
      onClick={() => play.act({ do: 'done' })}
    >
      {actions.doneLicences}
    </button>
  );
}

/** Buys the current section, or plans it where it cannot be bought now. */
export function SectionButtons({ play, compact = false }: { readonly play: Play; readonly compact?: boolean }) {
  const { actions, plan, money } = play.names.value.text;
  const section = play.current.value;
  if (section === undefined) return null;
  const choice = choiceOf(play, section);
  if (!choice || choice.state === 'held') return null;
  const { mine, step } = play.stage.value;
  const buying = mine && step === 'licences';
  const planned = isPlanned(play, section);
  return (
    <>
      {buying && (
        <button
          type="button"
          class="button button-me tt-buy"
          disabled={play.sending.value || play.preview.value?.illegal !== undefined}
          onClick={() => play.act({ do: 'licence', section })}
        >
          {actions.licence(money.cash(choice.price))} {!compact && <kbd>{shell.value.common.enter}</kbd>}
        </button>
      )}
      {play.seat.value !== undefined && (
        <button
          type="button"
          class={`button tt-plan-toggle${buying ? '' : ' button-ink'}`}
          onClick={() => play.togglePlanned(section)}
        >
          {planned ? plan.remove : plan.add}
        </button>
      )}
    </>
  );
}

/** While others act: who does what, and a way to skip ahead. */
export function Waiting({ play }: { readonly play: Play }) {
  const { turn } = play.names.value.text;
  return (
    <>
      {play.seat.value !== undefined && <p class="tt-help">{play.stage.value.out ? turn.out : turn.planMeanwhile}</p>}
      {maySkip(play) && (
        <button type="button" class="button tt-skip" aria-pressed={hurrying.value} onClick={skip}>
          {words.value.skip}
        </button>
      )}
    </>
  );
}

export function ActionSheet({ play }: { readonly play: Play }) {
  const stage = play.stage.value;
  const names = play.names.value;
  const section = play.current.value;
  const refusal = play.refusal.value;
  const help = stage.mine && section === undefined;
  return (
    <section class="tt-sheet tt-action" data-covers aria-label={turnHead(names, stage)}>
      <SheetHead play={play} />
      <div class="tt-action-body">
        {play.hints.hint.value && <HintCard play={play} />}
        {help && <p class="tt-help">{stepHelp(names, stage)}</p>}
        {section !== undefined && <SectionCard play={play} section={section} />}
        {refusal && (
          <p class="tt-refusal" role="status">
            {refusal.text} <small>{names.text.rule(refusal.rule)}</small>
          </p>
        )}
        {(!stage.mine || section === undefined) && <SinceMyTurn play={play} />}
        {play.plan.value.items.length > 0 && <PlanList play={play} />}
        {!stage.mine && <Waiting play={play} />}
        {play.mapOnly.value && (
          <button
            type="button"
            class="button button-me"
            onClick={() => {
              play.mapOnly.value = false;
            }}
          >
            {words.value.backToPhase}
          </button>
        )}
      </div>
      <div class="tt-action-buttons">
        <SectionButtons play={play} />
        <FinishButton play={play} />
      </div>
    </section>
  );
}
