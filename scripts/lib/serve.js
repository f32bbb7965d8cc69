// Serves the built client: static files, compressed, every unknown path answered by the app itself.

import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.js';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt', '.wasm']);

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  const wanted = normalize(join(folder, path));
  if (wanted !== folder && !wanted.startsWith(`${folder}/`)) return undefined;
  if (existsSync(wanted) && statSync(wanted).isFile()) return wanted;
  // A path without a file name belongs to the app's own router; a missing file is missing.
  return extname(path) === '' ? join(folder, 'index.html') : undefined;
}

/** Starts serving and resolves with the server once it listens. */
export function serve({ port, host, folder = resolve(root, 'web/dist'), quiet = false }) {
  const cache = new Map();
  const read = (path) => {
    const { mtimeMs } = statSync(path);
    const known = cache.get(path);
    if (known?.mtimeMs === mtimeMs) return known;
    const plain = readFileSync(path);
    const entry = { mtimeMs, plain, gzip: COMPRESSED.has(extname(path)) ? gzipSync(plain) : undefined };
    cache.set(path, entry);
    return entry;
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = fileFor(folder, request.url ?? '/');
    if (!path) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const { plain, gzip } = read(path);
    const zipped = gzip !== undefined && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const body = zipped ? gzip : plain;
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      // Names under /assets/ carry a hash of their content and never change; all else is asked for anew.
      'Cache-Control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return new Promise((done) => {
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE') {
        console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
      } else console.error(`The server cannot start: ${error.message}`);
      process.exit(1);
    });
    server.listen(port, host, () => {
      if (!quiet) console.log(`Branchline is ready: http://localhost:${port}`);
      done(server);
    });
  });
}
