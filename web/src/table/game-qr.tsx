// A whole game as a picture that another device's camera opens; above a sensible length it says so.

import { text } from '../messages/more-text.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { Dialog } from './dialog.tsx';
import './game-qr.css';

/** More letters make squares so small that cameras lose them on a screen. */
export const LONGEST_QR = 2300;

type GameQrProps = { readonly link: string; readonly onClose: () => void };

export function GameQr({ link, onClose }: GameQrProps) {
  const { replay: words } = text.value;
  return (
    <Dialog title={words.qr} onClose={onClose} class="game-qr">
      {link.length > LONGEST_QR ? (
        <p role="status">{words.qrTooLong}</p>
      ) : (
        <>
          <QrCode value={link} label={words.qr} repair="low" />
          <p class="section-help">{words.qrHelp}</p>
        </>
      )}
    </Dialog>
  );
}
