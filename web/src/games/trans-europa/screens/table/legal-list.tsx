// The board in words: every line that may be laid, as a list of buttons for those who do not use the map.

import './legal-list.css';
import { text } from '../../messages/more-text.ts';
import { afterAll, inNetwork, legalActions } from '../../play/site.ts';
import { describeLine } from '../../play/describe.ts';
import { endsOf } from '../../play/places.ts';
import type { Play } from '../../state/play.ts';

export function LegalList({ id, play }: { readonly id: string; readonly play: Play }) {
  const { table: words, bubbles } = text.value;
  const site = play.site.value;
  const after =
    site?.active && play.table.acting.value !== undefined ? afterAll(site, play.plan.value.lays) : undefined;
  const lines = after
    ? [...new Set(legalActions(after).flatMap((action) => (action.do === 'lay' ? [action.line] : [])))]
    : [];
  return (
    <details id={id} class="legal-list">
      <summary>{bubbles.legalList}</summary>
      {after === undefined || lines.length === 0 ? (
        <p>{after && play.plan.value.lays.length > 0 ? bubbles.legalSpent : words.legalNone}</p>
      ) : (
        <ul>
          {lines.map((line) => {
            const [a, b] = endsOf(line);
            return (
              <li key={line}>
                <button type="button" onClick={() => play.chooseLine(line)}>
                  {describeLine(play.words.value, play.board, line, inNetwork(after, a) ? a : b)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
