// Serves the built client: static files, compressed where the build has compressed them, every path of the app's own router
// answered by the app itself.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { root } from './run.js';

export const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The replay for other pages: any page may read it, and its page alone may stand in a frame. */
const OPEN = { ...HEADERS, 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
delete OPEN['Cross-Origin-Opener-Policy'];
const FRAME = {
  ...OPEN,
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; frame-ancestors *; base-uri 'none'; form-action 'none'",
};

function headersFor(url) {
  const [path] = url.split('?', 1);
  if (path === '/embed/' || path === '/embed/index.html') return FRAME;
  return path.startsWith('/embed/') ? OPEN : HEADERS;
}

/** What is no path of the app's router: a file name, and ways out of the folder in any spelling. A missing file is missing. */
const NOT_A_PAGE = ['\\.[^/]*$', '/\\.\\.(/|$)', '%2f', '%5c', '\\\\', '^/embed(/|$)'];

/** A name with the hash of its content never changes what it stands for; all else is asked for anew. */
const HASHED = /^\/(?:assets|embed\/parts)\/[^/]+-[\w-]{8}\.\w+$/;
const cacheRule = (path) => (HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** A kind of file that the list of the file server lacks. */
const ICON = { ending: '.ico', type: 'image/x-icon' };

function describe(response, path) {
  response.setHeader('Cache-Control', cacheRule(path));
  if (path.endsWith(ICON.ending)) response.setHeader('Content-Type', ICON.type);
}

const refuse = (response, status, text) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);

function isReadable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}

/** Answers requests for the files of a folder; with `isChanging` the folder may be built anew at any time. */
export function handlerFor({ folder, isChanging = false }) {
  const files = sirv(folder, {
    dev: isChanging,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    single: true,
    ignores: NOT_A_PAGE,
    setHeaders: describe,
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headersFor(request.url))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Method not allowed');
    } else if (!isReadable(request.url)) refuse(response, 400, 'Bad request');
    else files(request, response, () => refuse(response, 404, 'Not found'));
  };
}

const reasonOf = ({ code, message }, port) =>
  code === 'EADDRINUSE'
    ? `Port ${port} is taken. Set PORT to another one, for example PORT=${port + 1}.`
    : `The server cannot start: ${message}`;

/** Starts serving; answers with the server once it listens, or throws a sentence for people. `around` may answer first. */
export async function serve({
  port,
  host,
  folder = resolve(root, 'web/dist'),
  isChanging,
  around = (handler) => handler,
}) {
  const server = createServer(around(handlerFor({ folder, isChanging }), folder));
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new Error(reasonOf(error, port), { cause: error });
  }
  return server;
}
