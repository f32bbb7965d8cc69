// Copies a text for sending it elsewhere; where the browser does not let us, the person is told.

import { useState } from 'preact/hooks';
import { say } from '../../ui/live.ts';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';

type CopyProps = {
  readonly value: string;
  readonly label: string;
  readonly class?: string;
  /** Marks the text so that it can be copied by hand. */
  readonly onFailed?: () => void;
};

export function CopyButton({ value, label, class: look = 'button', onFailed }: CopyProps) {
  const { invite } = text.value;
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
      say(invite.copied);
    } catch {
      setState('failed');
      onFailed?.();
      say(invite.copyByHand);
    }
  };
  return (
    <>
      <button type="button" class={look} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'link'} size={18} /> {state === 'copied' ? invite.copied : label}
      </button>
      {state === 'failed' && <p class="section-help online-by-hand">{invite.copyByHand}</p>}
    </>
  );
}
