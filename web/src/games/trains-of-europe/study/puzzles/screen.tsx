// The contract that pays: today's puzzle or as many as one likes, with map, cards and the company's contracts.

import { useCallback, useEffect, useState } from 'preact/hooks';
import '../../screens/parts/parts.css';
import '../../screens/table/table.css';
import '../../screens/phases/css/conference.css';
import '../review.css';
import './puzzles.css';
import { text as shell } from '../../../../messages/more-text.ts';
import { goBack, hrefOf } from '../../../../nav/router.ts';
import { dayOf, type Day } from '../../../../study/streak.ts';
import { Waiting } from '../../../../table/waiting.tsx';
import { BrandSign } from '../../../../ui/brand.tsx';
import { Choices, IconButton } from '../../../../ui/controls.tsx';
import { layout } from '../../../../ui/layout.ts';
import { colourOf } from '../../screens/parts/colour.ts';
import { ContractsPanel } from '../../screens/parts/contracts-panel.tsx';
import { SumPopover } from '../../screens/parts/index.ts';
import type { Sum } from '../../play/sums/sum.ts';
import type { Names } from '../../play/tell/names.ts';
import { namesFor } from '../../state/speaking.ts';
import { text as game } from '../../messages/text.ts';
import { words } from '../messages/text.ts';
import { isStacked } from '../stacked.ts';
import { nextPuzzle, puzzleOfDay } from './library.ts';
import { Options } from './options.tsx';
import { progress } from './progress.ts';
import { usePuzzleKeys } from './puzzle-keys.ts';
import { PuzzleMap } from './puzzle-map.tsx';
import { Buttons, Question, Verdict } from './question.tsx';
import { newSession, type Session } from './session.ts';

type Wish = 'today' | 'more';

const namesOf = ({ view, puzzle }: Session): Names =>
  namesFor(view, (seat) => ({ name: game.value.colours[colourOf(seat)], you: seat === puzzle.seat }));

type Shown = { readonly session: Session; readonly names: Names };

function OwnContracts({ session, names }: Shown) {
  const [sum, setSum] = useState<{ readonly sum: Sum; readonly beside: HTMLElement }>();
  return (
    <>
      <ContractsPanel
        view={session.view}
        seat={session.puzzle.seat}
        names={names}
        explain={(explained, beside) => setSum({ sum: explained, beside })}
        phone={layout.value === 'phone'}
      />
      {sum && <SumPopover {...sum} names={names} onClose={() => setSum(undefined)} />}
    </>
  );
}

type MenuProps = { readonly wish: Wish; readonly onWish: (wish: Wish) => void };

function Menu({ wish, onWish }: MenuProps) {
  const say = words.value.puzzles;
  return (
    <div class="tz-menu">
      <Choices
        label={say.what}
        labelHidden
        value={wish}
        onChange={onWish}
        choices={(['today', 'more'] as const).map((value) => ({ value, name: say[value] }))}
      />
      <p class="tz-rating">{say.rating(Math.round(progress.value.rating.rating))}</p>
    </div>
  );
}

function Head() {
  const { common, pages } = shell.value;
  return (
    <header class="tt-head">
      <a class="tz-brand" href={hrefOf({ screen: 'home' })}>
        <BrandSign />
        <b>{pages.puzzles}</b>
      </a>
      <div class="tt-tools">
        <IconButton icon="close" label={common.close} onClick={() => goBack({ screen: 'home' })} />
      </div>
    </header>
  );
}

type StageProps = MenuProps & { readonly session: Session | undefined; readonly next: (() => void) | undefined };

/** Question, cards and buttons, in the order in which there is room for them. */
function Stage({ session, next, ...menu }: StageProps) {
  usePuzzleKeys(session, next);
  const names = session && namesOf(session);
  const small = isStacked();
  const parts = session &&
    names && {
      question: <Question session={session} names={names} />,
      cards: (
        <div class="tz-cards">
          <Options session={session} names={names} />
        </div>
      ),
      ending: (
        <>
          <Buttons session={session} next={next} />
          <Verdict session={session} names={names} />
          <OwnContracts session={session} names={names} />
        </>
      ),
    };
  return (
    <main class={`tt tv tz tt-${layout.value} co-${colourOf(session?.puzzle.seat ?? 0)}`}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {shell.value.pages.puzzles}
      </h1>
      <div class="tt-frame">
        <Head />
        <div class="tt-middle">
          <div class="tt-map">{session && names && <PuzzleMap session={session} names={names} />}</div>
        </div>
        {!small && parts?.cards}
        <aside class="tt-side tz-side">
          <div class="tt-side-body" tabIndex={0} role="group" aria-label={words.value.puzzles.title}>
            <Menu {...menu} />
            {parts ? (
              <>
                {parts.question}
                {small && parts.cards}
                {parts.ending}
              </>
            ) : (
              <p>{words.value.puzzles.allDone}</p>
            )}
          </div>
        </aside>
      </div>
    </main>
  );
}

/** Today's puzzle counts for its day; of the others the next that is not done. */
async function sessionFor(wish: Wish, today: Day): Promise<Session | undefined> {
  if (wish === 'today') return newSession(await puzzleOfDay(today), today);
  const { done, rating } = progress.peek();
  const puzzle = await nextPuzzle({ done, rating: rating.rating });
  return puzzle && newSession(puzzle, undefined);
}

export function PuzzlesView() {
  const [today] = useState(() => dayOf(new Date()));
  const [wish, setWish] = useState<Wish>('today');
  const [count, setCount] = useState(0);
  const [asked, setAsked] = useState<{ readonly session: Session | undefined }>();
  useEffect(() => {
    let wanted = true;
    void sessionFor(wish, today).then((session) => {
      if (wanted) setAsked({ session });
    });
    return () => {
      wanted = false;
    };
  }, [wish, count, today]);
  const next = useCallback((): void => {
    setWish('more');
    setCount((before) => before + 1);
  }, []);
  if (!asked) return <Waiting />;
  return <Stage key={asked.session?.puzzle.id} session={asked.session} next={next} wish={wish} onWish={setWish} />;
}
