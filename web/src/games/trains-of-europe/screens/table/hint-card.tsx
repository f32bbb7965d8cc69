// What a Director would do here and why, or why a bot did what it did, beside the other choices.

import { useEffect } from 'preact/hooks';
import { IconButton } from '../../../../ui/controls.tsx';
import { say } from '../../../../ui/live.ts';
import type { Option } from '../../play/hint/explain.ts';
import { actText, reasonText } from '../../play/tell/hint-words.ts';
import type { Names } from '../../play/tell/names.ts';
import { sectionOf, type Hint } from '../../state/hint.ts';
import type { Play } from '../../state/play.ts';

function Reasons({ names, option }: { readonly names: Names; readonly option: Option }) {
  return (
    <ul class="tt-reasons">
      {option.reasons.map((reason, at) => (
        <li key={at}>{reasonText(names, reason)}</li>
      ))}
    </ul>
  );
}

function Given({ names, hint }: { readonly names: Names; readonly hint: Extract<Hint, { state: 'given' }> }) {
  const { text, who } = names;
  const { seat, chosen, alternatives, isBest, now } = hint.explanation;
  return (
    <>
      <p class="tt-hint-act">{actText(names, chosen.action)}</p>
      <Reasons names={names} option={chosen} />
      {chosen.points !== undefined && <p class="tt-hint-note">{text.hint.forecast(who(seat), chosen.points, now)}</p>}
      {!isBest && <p class="tt-hint-note">{text.hint.notBest}</p>}
      {alternatives.length > 0 && (
        <details>
          <summary>{text.hint.alternatives}</summary>
          <ul class="tt-hint-others">
            {alternatives.map((option) => (
              <li key={JSON.stringify(option.action)}>
                {actText(names, option.action)}{' '}
                {option.behind !== undefined && (
                  <small>{option.behind <= 0 ? text.hint.asGood : text.hint.behind(option.behind)}</small>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

export function HintBox({
  names,
  hint,
  onClose,
}: {
  readonly names: Names;
  readonly hint: Hint;
  readonly onClose: () => void;
}) {
  const { text, who } = names;
  const title = hint.about === undefined ? text.hint.title : text.hint.whyBot(who(hint.about));
  useEffect(() => {
    if (hint.state === 'given') say(`${title} ${actText(names, hint.explanation.chosen.action)}`);
    if (hint.state === 'none') say(text.hint.none);
  }, [hint]);
  return (
    <section class="tt-hint" aria-label={title} aria-busy={hint.state === 'asking'}>
      <header>
        <h3>{title}</h3>
        <IconButton icon="close" label={text.hint.close} onClick={onClose} />
      </header>
      {hint.state === 'asking' && <p>{text.hint.thinking}</p>}
      {hint.state === 'none' && <p>{text.hint.none}</p>}
      {hint.state === 'given' && <Given names={names} hint={hint} />}
    </section>
  );
}

export function HintCard({ play }: { readonly play: Play }) {
  const hint = play.hints.hint.value;
  const section = sectionOf(hint);
  useEffect(() => {
    if (section !== undefined) play.handle.value?.reveal(section);
  }, [section]);
  if (!hint) return null;
  return (
    <HintBox
      names={play.names.value}
      hint={hint}
      onClose={() => {
        play.hints.hint.value = undefined;
      }}
    />
  );
}
