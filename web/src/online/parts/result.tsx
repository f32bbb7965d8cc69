// After the game: whether the deal was fair and what that proves, another game, and the replay for all.

import { useEffect, useState } from 'preact/hooks';
import type { ImportProblem } from '@branchline/protocol';
import { importText } from '../../app/import-text.ts';
import { text as shell } from '../../messages/more-text.ts';
import { hrefOf } from '../../nav/router.ts';
import { Dialog } from '../../table/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';
import type { OnlineRoom } from '../state/room.ts';
import { sharedAddress } from '../../table/share-address.ts';
import { playAgain } from '../state/use-elsewhere.ts';
import { verifyDeal, type Verdict } from '../state/verify-deal.ts';
import { CopyButton } from './copy-button.tsx';

type RoomProps = { readonly room: OnlineRoom };

function useVerdict(room: OnlineRoom): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let wanted = true;
    void verifyDeal(room).then((found) => wanted && setVerdict(found));
    return () => {
      wanted = false;
    };
  }, [room]);
  return verdict;
}

/** Which promise was broken, and by whom. */
const whyText = (why: ImportProblem, { table }: OnlineRoom): string =>
  importText(
    shell.value,
    why,
    table.value.seats.map(({ name = '' }) => name),
  );

function Proof({ verdict, room }: RoomProps & { readonly verdict: Verdict | undefined }) {
  const { result } = text.value;
  if (!verdict) return <p aria-busy="true">{result.checking}</p>;
  switch (verdict.kind) {
    case 'fair':
      return (
        <div class="proof" data-verdict="fair">
          <h3>
            <Icon name="check" /> {result.fair}
          </h3>
          <p>{result.fairAbout}</p>
          <p>{verdict.own ? result.fairOwn : result.fairWatched}</p>
        </div>
      );
    case 'friendly':
      return (
        <div class="proof" data-verdict="friendly">
          <h3>{result.friendly}</h3>
          <p>{result.friendlyAbout}</p>
        </div>
      );
    case 'unreachable':
      return <p class="problem">{result.unreachable}</p>;
    default:
      return (
        <div class="proof" data-verdict="unfair" role="alert">
          <h3>{result.unfair}</h3>
          <p>{result.unfairAbout}</p>
          <p>{verdict.kind === 'not-ours' ? result.notOurs : whyText(verdict.why, room)}</p>
        </div>
      );
  }
}

function Again({ room }: RoomProps) {
  const { result, room: words } = text.value;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const again = (): void => {
    setState('busy');
    playAgain(room).catch(() => setState('failed'));
  };
  const next = room.table.value.rematch;
  if (room.seat.value === undefined) {
    if (next === undefined) return null;
    return (
      <a class="button button-ink" href={hrefOf({ screen: 'online-table', id: next })}>
        {result.goRematch}
      </a>
    );
  }
  return (
    <>
      <button type="button" class="button button-ink" disabled={state === 'busy'} onClick={again}>
        {next === undefined ? result.again : result.goRematch}
      </button>
      {state === 'failed' && (
        <p class="problem" role="alert">
          {words.refused}
        </p>
      )}
    </>
  );
}

function ResultDialog({ room, onClose }: RoomProps & { readonly onClose: () => void }) {
  const { result } = text.value;
  const verdict = useVerdict(room);
  return (
    <Dialog title={result.title} onClose={onClose} class="result-dialog">
      <Proof verdict={verdict} room={room} />
      {room.table.value.rematch !== undefined && <p>{result.rematchAsked}</p>}
      <div class="online-ways">
        <Again room={room} />
        <a class="button" href={hrefOf({ screen: 'replay', id: room.id })}>
          {result.replay}
        </a>
        <CopyButton value={sharedAddress({ screen: 'replay', id: room.id })} label={result.replayLink} />
      </div>
      <p class="section-help">{result.replayLinkAbout}</p>
    </Dialog>
  );
}

export function ResultButton({ room }: RoomProps) {
  const [open, setOpen] = useState(false);
  const { result } = text.value;
  const next = room.table.value.rematch;
  return (
    <>
      <button type="button" class="chip-button bar-result" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name={next === undefined ? 'check' : 'play'} size={16} />{' '}
        {next === undefined ? result.title : result.goRematch}
      </button>
      {open && <ResultDialog room={room} onClose={() => setOpen(false)} />}
    </>
  );
}
