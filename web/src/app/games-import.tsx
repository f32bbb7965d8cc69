// The place where game files come in: any number of files, each with one game or many, or with everything of a device.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isRecord } from '@branchline/core/notation';
import { text } from '../messages/more-text.ts';
import { go } from '../nav/router.ts';
import { Dialog } from '../table/dialog.tsx';
import { download } from '../table/files.ts';
import { loadGames } from '../table/games.ts';
import { readGames, type Refused } from './read-games.ts';
import { say } from '../ui/live.ts';
import { Icon } from '../ui/icons.tsx';
import { importText } from './import-text.ts';

/** So many reasons are named; of a thousand equal ones nobody reads more. */
const REASONS = 5;

/** Takes files that are dropped anywhere, from the moment the page is seen: one must not replace the page. */
function useDrop(take: (files: readonly File[]) => void): void {
  useLayoutEffect(() => {
    const keep = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', keep);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', drop);
    };
  }, []);
}

/** Takes games in notation that are pasted; what is pasted into a field stays there. */
function usePaste(take: (files: readonly File[]) => void): void {
  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const moves = event.clipboardData?.getData('text/plain') ?? '';
      const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (!isField && isRecord(moves)) take([new File([moves], 'moves.txt')]);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}

/** Why a file was refused; it can be saved to be sent in. */
function RefusedDialog({ refused, onClose }: { readonly refused: Refused; readonly onClose: () => void }) {
  const { problems } = text.value;
  const { file, problem } = refused;
  return (
    <Dialog title={problems.import} onClose={onClose}>
      <p class="breaks">{importText(text.value, problem)}</p>
      <p class="section-help">{problems.keep}</p>
      <p class="trouble-ways">
        <button type="button" class="button" onClick={() => download(file, file.name)}>
          {problems.saveFile}
        </button>
      </p>
    </Dialog>
  );
}

/** After importing everything of a device, the page has to read its settings again. */
function RestoredDialog({ told }: { readonly told: string }) {
  const { library } = text.value;
  const again = (): void => location.reload();
  return (
    <Dialog title={library.restored} onClose={again}>
      <p role="status">{told}</p>
      <p class="section-help">{library.restoredAbout}</p>
      <p class="trouble-ways">
        <button type="button" class="button button-ink" onClick={again}>
          {library.restart}
        </button>
      </p>
    </Dialog>
  );
}

/** The reasons, where several games came and some were refused. */
function Reasons({ refused }: { readonly refused: readonly Refused[] }) {
  const { library } = text.value;
  return (
    <ul class="import-reasons">
      {refused.slice(0, REASONS).map(({ file, game, problem }, index) => (
        <li key={index} class="breaks">
          <bdi>{game === undefined ? file.name : library.refusedGame(file.name, game)}</bdi>
          {': '}
          {importText(text.value, problem)}
        </li>
      ))}
    </ul>
  );
}

type Outcome =
  | { readonly kind: 'opening'; readonly told: string }
  | { readonly kind: 'many'; readonly told: string; readonly refused: readonly Refused[] }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'restored'; readonly told: string };

function useImport() {
  const [outcome, setOutcome] = useState<Outcome>();
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const { library } = text.value;
    const { ids, known, refused, everything } = await readGames(files, (done, all) => {
      if (all > 1) setOutcome({ kind: 'opening', told: library.opening(done + 1, all) });
    });
    const [only] = ids;
    const told = library.importedMany(ids.length - known, known, refused.length);
    if (everything) return setOutcome({ kind: 'restored', told });
    if (ids.length + refused.length > 1) {
      setOutcome({ kind: 'many', told, refused });
      say(told);
      await loadGames();
    } else if (only !== undefined) go({ screen: 'replay', id: only });
    else if (refused[0]) setOutcome({ kind: 'refused', refused: refused[0] });
  };
  return { take, outcome, close: () => setOutcome(undefined) };
}

export function Import() {
  const { library } = text.value;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { take, outcome, close } = useImport();
  useDrop((files) => {
    setOver(false);
    void take(files);
  });
  usePaste((files) => void take(files));
  return (
    <div
      class="drop-zone"
      data-over={over || undefined}
      aria-busy={outcome?.kind === 'opening'}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
    >
      <Icon name="upload" size={24} />
      <p>{outcome?.kind === 'opening' || outcome?.kind === 'many' ? outcome.told : library.importDrop}</p>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {library.import}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        accept=".json,.jsonl,.txt,application/json,application/jsonl,text/plain"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={library.import}
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {outcome?.kind === 'many' && outcome.refused.length > 0 && <Reasons refused={outcome.refused} />}
      {outcome?.kind === 'refused' && <RefusedDialog refused={outcome.refused} onClose={close} />}
      {outcome?.kind === 'restored' && <RestoredDialog told={outcome.told} />}
    </div>
  );
}
