// Once, before the first game: what the player wants to be called. Settings can change it later.

import { useState } from 'preact/hooks';
import { text } from '../../messages/more-text.ts';
import { change } from '../../prefs/settings.ts';
import { Dialog } from '../../table/dialog.tsx';
import '../../ui/fields.css';
import './ask-name.css';

type AskNameProps = {
  /** Called once the question is answered, also by nothing. */
  readonly onAnswer: () => void;
  readonly onClose: () => void;
};

export function AskName({ onAnswer, onClose }: AskNameProps) {
  const { askName, settings } = text.value;
  const [name, setName] = useState('');
  const answer = (event: Event): void => {
    event.preventDefault();
    change({ playerName: name.trim(), nameAsked: true });
    onAnswer();
  };
  return (
    <Dialog title={askName.title} onClose={onClose} class="ask-name">
      <form onSubmit={answer}>
        <div class="field">
          <label for="first-name">{settings.playerName}</label>
          <input
            id="first-name"
            class="text-input"
            maxLength={24}
            autocomplete="nickname"
            autofocus
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <p class="field-about">{askName.about}</p>
        </div>
        <p>
          <button type="submit" class="button button-ink">
            {name.trim() === '' ? askName.without : askName.play}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
