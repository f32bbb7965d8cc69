// The log in sentences or, on request, in notation.

import type { ComponentChildren } from 'preact';
import './log-form.css';
import { settings } from '../prefs/settings.ts';
import { late } from './late.ts';
import type { LogNotationProps } from './log-notation.tsx';

const LogNotation = late<LogNotationProps>(async () => (await import('./log-notation.tsx')).LogNotation);

/** The children are the sentences. */
export function LogForm({ children, ...course }: LogNotationProps & { readonly children: ComponentChildren }) {
  return (
    <>
      <div class="log-form">
        <LogNotation {...course} />
      </div>
      {!settings.value.notation && children}
    </>
  );
}
