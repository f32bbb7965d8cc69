// Lines of a table's menu for what the table decides: taking back, letting bots go on, giving up.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Ruling, Seat } from '@branchline/core';
import { text } from '../messages/more-text.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { elsewhereAt, nameOf } from './people.ts';
import { ask, letBotsFinish, type RuledTable } from './rulings.ts';

type AskItemProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly about?: ComponentChildren;
  /** What has to be agreed to first; without it the press is enough. */
  readonly question: string | undefined;
  readonly yes: string;
  /** Does it, and says why it was not done. */
  readonly onYes: () => Promise<string | undefined>;
  readonly onDone: () => void;
};

function AskItem({ icon, name, about, question, yes, onYes, onDone }: AskItemProps) {
  const { common } = text.value;
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const act = async (): Promise<void> => {
    const why = await onYes();
    setAsking(false);
    setRefusal(why);
    if (why === undefined) onDone();
  };
  return (
    <li>
      <button
        type="button"
        {...(question === undefined ? {} : { 'aria-expanded': asking })}
        onClick={question === undefined ? () => void act() : () => setAsking(!asking)}
      >
        <Icon name={icon} /> {name} {about && <small>{about}</small>}
      </button>
      {asking && (
        <div class="menu-ask">
          <p>{question}</p>
          <button type="button" class="chip-button" onClick={() => setAsking(false)}>
            {common.cancel}
          </button>
          <button type="button" class="chip-button" onClick={() => void act()}>
            {yes}
          </button>
        </div>
      )}
      <div class="menu-ask" role="alert">
        {refusal !== undefined && <p>{refusal}</p>}
      </div>
    </li>
  );
}

type RulingItemsProps = {
  readonly table: RuledTable;
  /** By its rules the game is over. */
  readonly isOver: boolean;
  /** How a game calls it that bots play on to where it stops for people; without words it is not offered. */
  readonly finish?: { readonly name: string; readonly about: string };
  readonly onDone: () => void;
};

export function RulingItems({ table, isOver, finish, onDone }: RulingItemsProps) {
  const { rulings: words, common, list } = text.value;
  const isRuled = !isOver && table.conceded.value === undefined && table.humans.value.size > 0;
  if (!isRuled || table.isBranch) return null;
  const people = [...table.humans.value];
  const isFree = table.challenge === undefined;
  const others = elsewhereAt(table);
  const isSpread = others.length > 0;
  const isShared = people.length > 1 || isSpread;
  const names = (seats: readonly Seat[]): string => list(seats.map((seat) => nameOf(table, seat)));
  const consent = isSpread ? words.others(names(others)) : words.consent(names(people));
  const rule = (kind: Ruling['kind']) => () => ask(table, kind);
  const together = { yes: isSpread ? words.ask : isShared ? words.allAgree : common.yes, onDone };
  // The menu is done as soon as something happens.
  const letFinish = (): Promise<string | undefined> =>
    Promise.race([letBotsFinish(table), table.untilShown(table.sequence.value + 1).then(() => undefined)]);
  return (
    <>
      {isFree && (
        <AskItem
          icon="undo"
          name={words.takeBack}
          about={
            <>
              {words.takeBackAbout} {!isShared && <kbd>{words.takeBackKeys}</kbd>}
            </>
          }
          question={isShared ? consent : undefined}
          onYes={rule('takeback')}
          {...together}
        />
      )}
      {finish && !isSpread && (
        <AskItem icon="last" {...finish} question={isShared ? consent : undefined} onYes={letFinish} {...together} />
      )}
      {isFree && (
        <AskItem
          icon="flag"
          name={words.concede}
          question={isShared ? `${words.concedeAsk} ${consent}` : words.concedeAsk}
          onYes={rule('concede')}
          {...together}
        />
      )}
    </>
  );
}
