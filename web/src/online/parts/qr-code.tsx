// The link to a table as a picture for cameras.

import { QrCode as Picture } from '../../ui/qr-code.tsx';
import { text } from '../messages/text.ts';

export const QrCode = ({ value }: { readonly value: string }) => <Picture value={value} label={text.value.invite.qr} />;
