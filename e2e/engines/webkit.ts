// WebKit as GNOME builds it, driven over classic WebDriver, on a display that only exists in memory.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { endWithUs, type Driver, type Key } from './driver.ts';

/** Keys as WebDriver writes them. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
};
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Larger than every page under test, with the frame of a window. */
const SCREEN = '1600x1200x24';
/** In milliseconds: how often the driver is asked whether it listens. */
const PAUSE = 50;
const MUCH = 3_600_000;

type Display = { readonly name: string; readonly end: () => void };

/** The display chooses its own number and says which. */
async function startDisplay(path: string): Promise<Display> {
  const child = spawn(path, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = endWithUs(child);
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, end };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Says a command to the driver; an answer that names an error is one. */
const commandsTo =
  (origin: string): Command =>
  async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };

async function untilListening(command: Command): Promise<void> {
  for (;;) {
    const isListening = await command('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isListening) return;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
  }
}

export async function startWebKit(driverPath: string, displayPath: string): Promise<Driver> {
  const display = await startDisplay(displayPath);
  const port = await freePort();
  const child = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const endDriver = endWithUs(child);
  const command = commandsTo(`http://127.0.0.1:${port}`);
  await untilListening(command);
  const { sessionId } = (await command('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const here: Command = (method, path, body) => command(method, `/session/${sessionId}${path}`, body);
  await here('POST', '/timeouts', { script: MUCH, pageLoad: MUCH });

  const run: Driver['run'] = async (work, given) => {
    const script = `const [given, done] = arguments;
      Promise.resolve().then(() => (${work})(given)).then((answer) => done({ answer }), (error) => done({ error: String(error) }));`;
    const { answer, error } = (await here('POST', '/execute/async', { script, args: [given ?? null] })) as {
      answer: never;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return answer;
  };
  const act = (actions: object): Promise<unknown> => here('POST', '/actions', { actions: [actions] });
  const type = (keys: string): Promise<unknown> =>
    act({
      type: 'key',
      id: 'keys',
      actions: [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    goTo: async (url) => void (await here('POST', '/url', { url })),
    run,
    async click({ x, y }) {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    press: async (key) => void (await type(KEYS[key])),
    type: async (text) => void (await type(text)),
    async choose(selector, path) {
      const found = await here('POST', '/element', { using: 'css selector', value: selector });
      const { [ELEMENT]: element } = found as Record<string, string>;
      await here('POST', `/element/${element}/value`, { text: path });
    },
    async resize(width, height) {
      const frame = await run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }), null);
      await here('POST', '/window/rect', { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
    },
    picture: async () => Buffer.from((await here('GET', '/screenshot')) as string, 'base64'),
    async end() {
      await here('DELETE', '').catch(() => undefined);
      endDriver();
      display.end();
    },
  };
}
