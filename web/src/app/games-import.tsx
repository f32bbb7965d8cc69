// The place where game files come in: one game, or everything that was saved in one file.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../messages/more-text.ts';
import { go } from '../nav/router.ts';
import { Dialog } from '../table/dialog.tsx';
import { download, readGames, type ReadProblem } from '../table/files.ts';
import { loadGames } from '../table/games.ts';
import { say } from '../ui/live.ts';
import { Icon } from '../ui/icons.tsx';
import { importText } from './import-text.ts';

type Refused = { readonly file: File; readonly problem: ReadProblem };

/** Takes files that are dropped anywhere, from the moment the page is seen: one must not replace the page. */
function useDrop(take: (file: File | undefined) => void): void {
  useLayoutEffect(() => {
    const keep = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', keep);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', drop);
    };
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

function useImport() {
  const [refused, setRefused] = useState<Refused>();
  const [told, setTold] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { ids, refused: problems } = await readGames(file);
    const [only] = ids;
    if (ids.length + problems.length > 1) {
      const { library } = text.value;
      const sum = library.importedMany(ids.length, problems.length);
      setTold(sum);
      say(sum);
      await loadGames();
    } else if (only !== undefined) go({ screen: 'replay', id: only });
    else if (problems[0]) setRefused({ file, problem: problems[0] });
  };
  return { take, told, refused, close: () => setRefused(undefined) };
}

export function Import() {
  const { library } = text.value;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { take, told, refused, close } = useImport();
  useDrop((file) => {
    setOver(false);
    void take(file);
  });
  return (
    <div
      class="drop-zone"
      data-over={over || undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
    >
      <Icon name="upload" size={24} />
      <p>{told ?? library.importDrop}</p>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {library.import}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={library.import}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {refused && <RefusedDialog refused={refused} onClose={close} />}
    </div>
  );
}
