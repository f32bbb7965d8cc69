// The own record on this device, in figures and bars.

import { text } from '../messages/more-text.ts';
import { gameList } from '../table/games.ts';
import { rowOf } from './game-row.tsx';
import { standingIn } from './record.ts';

export function RecordCard() {
  const { record: words } = text.value;
  const standing = standingIn(gameList.value ?? [], rowOf);
  if (!standing) return null;
  const { played, won, streak, best, kinds } = standing;
  return (
    <details class="section record">
      <summary>
        <h2>{words.title}</h2> <span>{words.sum(played, won)}</span>
      </summary>
      <p class="section-help">{words.streak(streak, best)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.won}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.title}>
              <th scope="row">{kind.title}</th>
              <td>{kind.played}</td>
              <td>{kind.won}</td>
              <td>
                <meter min={0} max={kind.played} value={kind.won} aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
