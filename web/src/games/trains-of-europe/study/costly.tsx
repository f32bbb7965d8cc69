// What a company gave away: its costliest decisions, and for the one looked at why another was better.

import { percentText } from '../../../study/percent.ts';
import { BothChoices } from '../../../table/play-on.tsx';
import { actText } from '../play/tell/hint-words.ts';
import { isStacked } from './stacked.ts';
import type { OfReview } from './stations.ts';
import { words } from './messages/text.ts';
import { lossText, pointsText, reasonText } from './sentences.ts';
import { comparisonOf, turningPoints, type TurningPoint } from './turning-points.ts';

/** The decision looked at: what was done, what was better and why. */
export function DecisionWords({ state, names }: OfReview) {
  const say = words.value;
  const decision = state.decisions.value.find(({ sequence }) => sequence === state.chosen.value);
  if (!decision) return null;
  const { sequence: move, seat, action, better, reasons } = decision;
  const compared = comparisonOf(state, decision);
  const line = ({ chances, points }: typeof compared.played): string =>
    say.figures(percentText(chances[seat]!), pointsText(names, points[seat]!.value));
  return (
    <div class="tv-words" aria-live="polite">
      <dl>
        <dt>{say.played}</dt>
        <dd>
          {actText(names, action)} <b>{line(compared.played)}</b>
        </dd>
        <dt class="tv-better">{say.better}</dt>
        <dd>
          {actText(names, better)} <b>{line(compared.better)}</b>
        </dd>
      </dl>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason, at) => (
            <li key={at}>{reasonText(names, reason)}</li>
          ))}
        </ul>
      )}
      <BothChoices
        choice={{ id: state.replay.opened.id, at: move - 1, seat, played: [action], other: [better] }}
        back={move}
        words={say}
      />
    </div>
  );
}

function Point({ state, names, point, most }: OfReview & { readonly point: TurningPoint; readonly most: number }) {
  const { number, decision } = point;
  const { value, doubt } = lossText(names, decision.loss);
  return (
    <button
      type="button"
      class="tv-point"
      aria-current={state.chosen.value === decision.sequence ? 'true' : undefined}
      onClick={() => state.choose(decision)}
    >
      <span class="tv-number">{number}</span>
      <span class="tv-what">
        <b>{names.text.year.number(decision.year)}</b> {actText(names, decision.action)}
        <span class="tv-bar" data-of={decision.loss.of} aria-hidden="true">
          <i style={{ width: `${(100 * decision.loss.value) / most}%` }} />
        </span>
      </span>
      <span class="tv-loss">
        {value}
        <small>± {doubt}</small>
      </span>
    </button>
  );
}

/** How the company played: accuracy once everything has been judged. */
function Accuracy({ state }: Pick<OfReview, 'state'>) {
  const share = state.review.value?.accuracy[state.seat.value];
  if (share === undefined) return null;
  const say = words.value.accuracy;
  return (
    <p class="tv-accuracy">
      <b>{say.share(percentText(share))}</b> <small>{say.about}</small>
    </p>
  );
}

export function Costly({ state, names }: OfReview) {
  const say = words.value;
  const { seat, replay, work, chosen } = state;
  const points = turningPoints(state);
  const most = (of: string): number =>
    Math.max(1e-9, ...points.flatMap(({ decision: { loss } }) => (loss.of === of ? [loss.value] : [])));
  const isDone = work.value.state === 'done';
  return (
    <section class="tv-costly" aria-labelledby="tv-costly">
      <h2 id="tv-costly">{say.costliest(replay.opened.seats[seat.value]!.name)}</h2>
      <Accuracy state={state} />
      {points.length === 0 ? (
        <p>{isDone ? say.nothing : say.notYet}</p>
      ) : (
        <ol class="tv-points">
          {points.map((point) => (
            <li key={point.number}>
              <Point state={state} names={names} point={point} most={most(point.decision.loss.of)} />
              {chosen.value === point.decision.sequence && !isStacked() && (
                <DecisionWords state={state} names={names} />
              )}
            </li>
          ))}
        </ol>
      )}
      {points.length > 0 && chosen.value === undefined && <p class="tv-quiet">{say.about}</p>}
    </section>
  );
}
