// Clients that mean harm, again and again for as long as they are let: floods, nonsense, too much at once, silence.

import { connect } from 'node:net';
import { WebSocket } from 'ws';

const NONSENSE = ['{', '{"hello":7}', '{"submit":{"id":1}}', '[]', '{"legal":{"deep":true}}', 'x'.repeat(900)];

function flood(url: string, table: string, text: (message: number) => string): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`);
  socket.on('error', () => {});
  socket.once('open', () => {
    socket.send('{"hello":{"version":1}}');
    for (let message = 0; message < 400; message++) socket.send(text(message));
  });
  socket.once('close', () => setTimeout(() => flood(url, table, text), 20));
}

/** A request a drop at a time, and a connection that says nothing at all. */
function dawdle(url: string): void {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write('POST /api/guests HTTP/1.1\r\nHost: x\r\n'));
  const drops = setInterval(() => socket.write('X: y\r\n'), 300);
  socket.on('error', () => {});
  socket.once('close', () => {
    clearInterval(drops);
    setTimeout(() => dawdle(url), 20);
  });
}

export function attack(url: string, table: string): void {
  for (let each = 0; each < 8; each++) {
    flood(url, table, () => '{"legal":{}}');
    flood(url, table, (message) => NONSENSE[message % NONSENSE.length]!);
    flood(url, table, () => `{"chat":{"text":"${'x'.repeat(20_000)}"}}`);
    dawdle(url);
  }
}
