// What other processes call out, heard on a separate connection that is made again whenever it breaks or falls silent.

import type { Client } from 'pg';
import { cut } from './cut.ts';
import { inTime } from '../in-time.ts';

/** In milliseconds: how long a broken connection rests, at first and at most. */
const SOON = 100;
const LATE = 5000;

export interface Listening {
  stop(): Promise<void>;
}

/** Rejects if it cannot even begin; later faults only cost what is called out meanwhile. */
export async function listening(
  newClient: () => Client,
  heard: (payload: string) => void,
  deadline: number,
): Promise<Listening> {
  let client: Client;
  let isOn = false;
  let rest = SOON;
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    if (!isOn) return;
    clearTimeout(timer);
    timer = setTimeout(() => void open().catch(() => {}), rest);
    rest = Math.min(2 * rest, LATE);
  };

  /** Where nobody calls out anything, only a question shows whether the connection still lives. */
  const ask = (listener: Client): void => {
    timer = setTimeout(() => {
      inTime(deadline, listener.query('select 1')).then(
        () => void (isOn && ask(listener)),
        () => cut(listener),
      );
    }, deadline);
    timer.unref();
  };

  async function open(): Promise<void> {
    client = newClient();
    client.on('error', () => {}); // whatever it was, the end follows
    client.on('end', again);
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await inTime(deadline, client.query('listen branchline'));
    } catch (fault) {
      cut(client);
      throw fault;
    }
    rest = SOON;
    ask(client);
  }

  await open();
  isOn = true;
  return {
    stop() {
      isOn = false;
      clearTimeout(timer);
      return client.end();
    },
  };
}
