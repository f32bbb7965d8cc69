// What a company gave away: its costliest decisions, and for the one looked at why another was better.

import { percentText } from '../../../study/percent.ts';
import { BothChoices } from '../../../table/play-on.tsx';
import { actText } from '../play/tell/hint-words.ts';
import type { OfReview } from './stations.ts';
import { words } from './messages/text.ts';
import { pointsText, reasonText } from './sentences.ts';
import { costlyOf, turningPoints } from './turning-points.ts';

/** The decision looked at: what was done, what was better and why. */
function DecisionWords({ state, names }: OfReview) {
  const say = words.value;
  const decision = state.decisions.value.find(({ sequence }) => sequence === state.chosen.value);
  if (!decision) return <p class="tv-words">{say.about}</p>;
  const { sequence: move, seat, action, best, played, reasons, chance } = decision;
  const line = (outlook: typeof played): string =>
    say.figures(percentText(outlook.chances[seat]!), pointsText(names, outlook.points[seat]!.value));
  return (
    <div class="tv-words" aria-live="polite">
      <dl>
        <dt>{say.played}</dt>
        <dd>
          {actText(names, action)} <b>{line(played)}</b>
        </dd>
        <dt class="tv-better">{say.better}</dt>
        <dd>
          {actText(names, best.action)} <b>{line(best)}</b>
        </dd>
      </dl>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason, at) => (
            <li key={at}>{reasonText(names, reason)}</li>
          ))}
        </ul>
      )}
      {chance.value >= chance.doubt && <p>{say.costChance(percentText(chance.value), percentText(chance.doubt))}</p>}
      <BothChoices
        choice={{ id: state.replay.opened.id, at: move - 1, seat, played: [action], other: [best.action] }}
        back={move}
        words={say}
      />
    </div>
  );
}

export function Costly({ state, names }: OfReview) {
  const say = words.value;
  const { seat, replay, chosen, work } = state;
  const all = costlyOf(state, seat.value);
  const points = turningPoints(state);
  const sum = all.reduce((total, { loss }) => total + loss!.value, 0);
  const most = points[0]?.decision.loss?.value ?? 1;
  const isDone = work.value.state === 'done';
  return (
    <section class="tv-costly" aria-labelledby="tv-costly">
      <h2 id="tv-costly">{say.gaveAway(replay.opened.seats[seat.value]!.name, pointsText(names, sum))}</h2>
      {points.length === 0 ? (
        <p>{isDone ? say.nothing : say.notYet}</p>
      ) : (
        <ol class="tv-points">
          {points.map(({ number, decision }) => (
            <li key={number}>
              <button
                type="button"
                class="tv-point"
                aria-current={chosen.value === decision.sequence ? 'true' : undefined}
                onClick={() => state.choose(decision)}
              >
                <span class="tv-number">{number}</span>
                <span class="tv-what">
                  <b>{names.text.year.number(decision.year)}</b> {actText(names, decision.action)}
                  <span class="tv-bar" aria-hidden="true">
                    <i style={{ width: `${(100 * decision.loss!.value) / most}%` }} />
                  </span>
                </span>
                <span class="tv-loss">
                  −{pointsText(names, decision.loss!.value)}
                  <small>± {pointsText(names, decision.loss!.doubt)}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <DecisionWords state={state} names={names} />
    </section>
  );
}
