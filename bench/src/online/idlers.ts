// Sockets that only look on, for as long as they are held.

import { WebSocket } from 'ws';

/** Opens so many, a few at a time; answers with how many the server has welcomed. */
export async function openIdlers(url: string, table: string, count: number): Promise<readonly WebSocket[]> {
  const open: WebSocket[] = [];
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
        perMessageDeflate: false,
      });
      socket.once('open', () => socket.send('{"hello":{"version":1}}'));
      socket.once('message', () => {
        open.push(socket);
        resolve();
      });
      socket.once('error', () => resolve());
    });
  for (let begun = 0; begun < count; begun += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - begun) }, one));
  }
  return open;
}
