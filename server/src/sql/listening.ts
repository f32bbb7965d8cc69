// What other processes call out, heard on a connection of its own that is made anew whenever it breaks.

import type { Client } from 'pg';

/** In milliseconds: how long a broken connection rests, at first and at most. */
const SOON = 100;
const LATE = 5000;

export interface Listening {
  stop(): Promise<void>;
}

/** Rejects if it cannot even begin; later faults only cost what is called out meanwhile. */
export async function listening(newClient: () => Client, heard: (payload: string) => void): Promise<Listening> {
  let client: Client;
  let isOn = false;
  let rest = SOON;
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    if (!isOn) return;
    timer = setTimeout(() => void open().catch(() => {}), rest);
    rest = Math.min(2 * rest, LATE);
  };

  async function open(): Promise<void> {
    client = newClient();
    client.on('error', () => {}); // whatever it was, the end follows
    client.on('end', again);
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await client.query('listen branchline');
    } catch (fault) {
      void client.end();
      throw fault;
    }
    rest = SOON;
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
