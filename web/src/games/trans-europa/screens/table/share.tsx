// Exports of a finished game: a link to it, the map as a picture or a drawing, the last round as a film.

import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../../../table/dialog.tsx';
import { elsewhere } from '../../../../table/elsewhere.ts';
import { GameQr } from '../../../../table/game-qr.tsx';
import { linksOf } from '../../../../table/share-links.ts';
import { filmWay, type FilmWay } from '../../../../ui/film.ts';
import { text } from '../../messages/more-text.ts';
import type { Play } from '../../state/play.ts';
import { FILM_SIZE, saveFilm } from './share-film.ts';
import { savePicture } from './share-picture.tsx';

type ShareProps = { readonly play: Play; readonly onClose: () => void };

export function Share({ play, onClose }: ShareProps) {
  const { share: words, over } = text.value;
  /** What is going on, or has come of it. */
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const [linking, setLinking] = useState(false);
  /** Null where this browser makes no films; undefined until that is known. */
  const [way, setWay] = useState<FilmWay | null>();
  useEffect(() => void filmWay(FILM_SIZE).then((found) => setWay(found ?? null)), []);
  const run = async (begin: string, work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setTold(begin);
    try {
      await work();
      setTold(words.saved);
    } catch {
      setTold(words.failed);
    }
    setBusy(false);
  };
  const film = (): Promise<void> =>
    saveFilm(play, way!, (done, all) => setTold(done < all ? words.drawing(done, all) : words.recording));
  // A game of a server is looked back at there.
  const isHere = elsewhere() === undefined;
  const ways = [
    ...(isHere ? [{ name: words.link, help: words.linkHelp, press: () => setLinking(true) }] : []),
    {
      name: words.picture,
      help: words.pictureHelp,
      press: () => void run(words.begun, () => savePicture(play, 'png')),
    },
    {
      name: words.drawingFile,
      help: words.drawingHelp,
      press: () => void run(words.begun, () => savePicture(play, 'svg')),
    },
    ...(isHere && way
      ? [{ name: words.film, help: words.filmHelp[way.way], press: () => void run(words.begun, film) }]
      : []),
  ];
  if (linking) return <GameQr links={() => linksOf(play.table.id, 0)} onClose={onClose} />;
  return (
    <Dialog title={over.share} onClose={onClose}>
      <ul class="share-ways">
        {ways.map(({ name, help, press }) => (
          <li key={name}>
            <button type="button" class="button" disabled={busy} onClick={press}>
              {name}
            </button>
            <span>{help}</span>
          </li>
        ))}
      </ul>
      {way === null && <p class="section-help">{words.noFilm}</p>}
      <p class="share-told" role="status">
        {told}
      </p>
    </Dialog>
  );
}
