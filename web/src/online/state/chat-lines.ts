// Chat lines from before a player came.

import { socket } from '@branchline/protocol/online';
import * as v from 'valibot';

export const chatLines = v.object({ lines: v.pipe(v.array(socket.chatLine), v.readonly()) });
