// Real proxies with the project's own configurations: only names, ports and certificates are put in place of the examples.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));

export interface Ports {
  readonly http: number;
  readonly https: number;
  readonly server: number;
}

export interface Certificate {
  readonly chain: string;
  readonly key: string;
}

export interface Proxy {
  readonly name: string;
  /** Reads its configuration again, as after a renewed certificate. */
  reload(): void;
  stop(): Promise<void>;
}

export const certificateOf = (folder: string): Certificate => ({
  chain: join(folder, 'fullchain.pem'),
  key: join(folder, 'privkey.pem'),
});

/** A certificate for localhost that clients are told to believe. */
export function certificateIn(folder: string): Certificate {
  const { chain, key } = certificateOf(folder);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', chain],
    ],
    { stdio: 'ignore' },
  );
  return { chain, key };
}

/** Each replacement must find its place: an example that has changed its name is noticed. */
function replaced(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  let result = text;
  for (const [from, to] of replacements) {
    if (result.search(from) < 0) throw new Error(`the configuration has no ${from.source}`);
    result = result.replaceAll(from, to);
  }
  return result;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', done(true)).once('error', done(false));
  });

const WITHIN = 15_000;

async function until(port: number, child: ChildProcess, said: () => string): Promise<void> {
  const end = Date.now() + WITHIN;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the proxy does not answer: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function started(name: string, command: readonly string[], port: number, reload: () => void): Promise<Proxy> {
  const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await until(port, child, () => said).catch((fault: unknown) => {
    child.kill('SIGKILL');
    throw fault;
  });
  return {
    name,
    reload,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export interface BalancerSetup {
  readonly folder: string;
  readonly port: number;
  /** Ports of the servers behind it. */
  readonly servers: readonly number[];
}

export interface ProxySetup {
  readonly folder: string;
  readonly ports: Ports;
  readonly certificate: Certificate;
}

export function startNginx({ folder, ports, certificate }: ProxySetup): Promise<Proxy> {
  const site = replaced(readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8'), [
    [/play\.example;/g, 'localhost;'],
    [/listen 80;/g, `listen 127.0.0.1:${ports.http};`],
    [/listen \[::\]:80;/g, ''],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${ports.https} ssl http2;`],
    [/listen \[::\]:443 ssl http2;/g, ''],
    [/\/etc\/letsencrypt\/live\/play\.example\/fullchain\.pem/g, certificate.chain],
    [/\/etc\/letsencrypt\/live\/play\.example\/privkey\.pem/g, certificate.key],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${ports.server}`],
  ]);
  writeFileSync(join(folder, 'branchline.conf'), site);
  // What Debian's own nginx.conf is around a site, as far as it matters here.
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
     events { worker_connections 1024; }
     http { access_log ${folder}/access.log; include ${folder}/branchline.conf; }\n`,
  );
  const command = ['nginx', '-p', folder, '-c', main];
  return started('nginx', command, ports.https, () => {
    execFileSync('nginx', [...command.slice(1), '-s', 'reload'], { stdio: 'ignore' });
  });
}

/** Runs this site, with all that Caddy keeps in a separate folder. */
function caddyWith(site: string, folder: string, port: number, globals = ''): Promise<Proxy> {
  const file = join(folder, 'Caddyfile');
  const admin = `unix/${folder}/admin.sock`;
  writeFileSync(file, `{\n\tadmin ${admin}\n${globals}}\n${site}`);
  mkdirSync(join(folder, 'home'), { recursive: true });
  process.env['XDG_DATA_HOME'] = process.env['XDG_CONFIG_HOME'] = join(folder, 'home');
  const config = ['--config', file, '--adapter', 'caddyfile'];
  return started('caddy', ['caddy', 'run', ...config], port, () => {
    execFileSync('caddy', ['reload', ...config, '--address', admin], { stdio: 'ignore' });
  });
}

/** The balancer of compose.yaml, without containers. */
export function startBalancer({ folder, port, servers }: BalancerSetup): Promise<Proxy> {
  const site = replaced(readFileSync(join(DEPLOY, '../Caddyfile'), 'utf8'), [
    [/^:8080 \{$/gm, `http://localhost:${port} {\n\tbind 127.0.0.1`],
    [/first:3000 second:3000/g, servers.map((server) => `127.0.0.1:${server}`).join(' ')],
  ]);
  return caddyWith(site, folder, port);
}

export function startCaddy({ folder, ports, certificate }: ProxySetup): Promise<Proxy> {
  const site = replaced(readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8'), [
    // No certificate can be fetched for localhost: it is given instead.
    [
      /^play\.example \{$/gm,
      `https://localhost:${ports.https} {\n\tbind 127.0.0.1\n\ttls ${certificate.chain} ${certificate.key}`,
    ],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${ports.server}`],
  ]);
  return caddyWith(site, folder, ports.https, `\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n`);
}
