// The replay for another page: the lines to copy, as a page and as a frame.

import { useEffect, useRef, useState } from 'preact/hooks';
import { text, textLanguage } from '../messages/more-text.ts';
import { say } from '../ui/live.ts';
import { Dialog } from './dialog.tsx';
import './embed.css';
import { embedCode, embedSource, type EmbedSource } from './embed-code.ts';
import type { OpenReplay } from './open-replay.ts';
import { opensOnlyHere, sharedBase } from './share-address.ts';

type CodeProps = { readonly code: string; readonly name: string; readonly about: string; readonly rows: number };

function Code({ code, name, about, rows }: CodeProps) {
  const { replay: words } = text.value;
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      say(words.copied);
    } catch {
      field.current?.select(); // to be copied by hand
    }
  };
  return (
    <section class="embed-code" aria-label={name}>
      <b>{name}</b>
      <textarea ref={field} class="text-input" rows={rows} readOnly wrap="off" spellcheck={false} aria-label={name}>
        {code}
      </textarea>
      <span class="embed-code-row">
        <small>{about}</small>
        <button type="button" class="button" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </button>
      </span>
    </section>
  );
}

type EmbedProps = {
  readonly replay: Pick<OpenReplay, 'opened' | 'at' | 'table'>;
  readonly onClose: () => void;
};

export function Embed({ replay: { opened, at, table }, onClose }: EmbedProps) {
  const { replay: words } = text.value;
  const [source, setSource] = useState<EmbedSource>();
  useEffect(() => void embedSource(opened.id, table).then(setSource), []);
  const code = source && embedCode({ base: sharedBase(), source, move: at.value, language: textLanguage.value });
  return (
    <Dialog title={words.embed} onClose={onClose} class="embed">
      <div class="embed-codes" aria-busy={code === undefined}>
        {source && code && (
          <>
            <Code code={code.page} name={words.embedPage} about={words.embedPageAbout} rows={5} />
            <Code code={code.frame} name={words.embedFrame} about={words.embedFrameAbout} rows={2} />
            <p class="section-help">
              {opensOnlyHere(sharedBase()) ? words.embedHere : 'kept' in source ? words.embedKept : words.embedWhole}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
