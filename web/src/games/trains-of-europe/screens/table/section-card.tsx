// The section under decision: what it costs, what is left afterwards, and what it opens.

import type { Seat } from '@branchline/core';
import { contentOf, type SectionId } from '@branchline/trains-of-europe';
import { standingsOf } from '../../play/contract/standing.ts';
import { sectionChoices, type SectionChoice } from '../../play/choices.ts';
import type { Preview } from '../../play/preview.ts';
import { refusalText } from '../../play/tell/refusal.ts';
import type { Play } from '../../state/play.ts';
import { licenceSum } from '../../play/sums/licence.ts';

export function choiceOf(play: Play, section: SectionId): SectionChoice | undefined {
  return sectionChoices(play.table.view.value, play.shownSeat.value).find((choice) => choice.section === section);
}

export const isPlanned = (play: Play, section: SectionId): boolean =>
  play.plan.value.items.some((item) => item.plan === 'licence' && item.section === section);

/** Routes of the own contracts whose cheapest way runs over a section: it opens them, or is one part of that way. */
function serves(play: Play, section: SectionId): string[] {
  const { text, city, contract } = play.names.value;
  return standingsOf(play.table.view.value, play.shownSeat.value).contracts.flatMap(({ contract: id, routes }) =>
    routes.flatMap(({ from, to, missing }) => {
      if (!missing?.sections.includes(section)) return [];
      const say = missing.sections.length > 1 ? text.preview.part : text.preview.opens;
      return [say(city(from), city(to), contract(id))];
    }),
  );
}

/** "+20k a year: Praha–Budapest opens for the Elbe–Danube Nightline" */
function Effects({ play, preview, section }: { readonly play: Play; readonly preview: Preview; section: SectionId }) {
  const { text, city, contract } = play.names.value;
  const change = preview.profit.after - preview.profit.before;
  const opens = preview.opens.map(({ from, to, contract: id }) =>
    text.preview.opens(city(from), city(to), contract(id)),
  );
  const lines = [
    ...new Set([...opens, ...serves(play, section)]),
    ...preview.completes.map((id) => text.preview.completes(contract(id))),
  ];
  if (change === 0 && lines.length === 0) return null;
  return (
    <p class="tt-effect" data-loss={change < 0 || undefined}>
      {change !== 0 && <b>{text.year.each(text.money.signed(change))}</b>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

function feeLabel({ preview }: Play['names']['value']['text'], company: Seat): string {
  return company === 2 ? preview.feeDouble : company >= 3 ? preview.feeQuadruple : preview.fee;
}

function Price({ play, choice }: { readonly play: Play; readonly choice: SectionChoice }) {
  const view = play.table.view.value;
  const { text } = play.names.value;
  const no = contentOf(view.config).sectionIndex.get(choice.section)!;
  return (
    <button
      type="button"
      class="tt-number"
      aria-haspopup="dialog"
      aria-label={`${feeLabel(text, choice.companies + 1)}: ${text.money.cash(choice.price)}`}
      onClick={(event) => {
        play.sum.value = { sum: licenceSum(view, play.shownSeat.value, no), beside: event.currentTarget };
      }}
    >
      {text.money.cash(choice.price)}
    </button>
  );
}

export function SectionCard({ play, section }: { readonly play: Play; readonly section: SectionId }) {
  const names = play.names.value;
  const { text } = names;
  const choice = choiceOf(play, section);
  if (!choice) return null;
  const view = play.table.view.value;
  const index = contentOf(view.config);
  const { segments } = index.sections[index.sectionIndex.get(section)!]!;
  const preview = play.preview.value;
  const { illegal, companies, tracks, price } = choice;
  const cash = view.companies[play.shownSeat.value]?.cash;
  const sticks = view.public.sticks[play.shownSeat.value]!;
  return (
    <div class="tt-section">
      <h3>{names.section(section)}</h3>
      <p class="tt-section-about">
        {text.evaluation.segments(segments)}
        {choice.state !== 'held' && companies < tracks && ` · ${text.preview.trackNumber(companies + 1, tracks)}`}
      </p>
      {illegal ? (
        <p class="tt-refusal">
          {refusalText(names, illegal)} <small>{text.rule(illegal.rule)}</small>
        </p>
      ) : null}
      {choice.state !== 'held' && companies < tracks && (
        <dl class="tt-figures">
          <div>
            <dt>{feeLabel(text, companies + 1)}</dt>
            <dd>
              <Price play={play} choice={choice} />
            </dd>
          </div>
          {!illegal && cash !== undefined && (
            <>
              <div>
                <dt>{text.preview.cash}</dt>
                <dd>
                  {text.money.cash(cash)} → {text.money.cash(cash - price)}
                </dd>
              </div>
              <div>
                <dt>{text.preview.sticks}</dt>
                <dd>
                  {sticks} → {sticks - segments}
                </dd>
              </div>
            </>
          )}
        </dl>
      )}
      {preview && !preview.illegal && <Effects play={play} preview={preview} section={section} />}
    </div>
  );
}
