// npm run proxy-test [-- nginx caddy]: the configurations of server/deploy with the proxies of this machine, and the systemd
// unit with systemd-analyze.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  certificateIn,
  certificateOf,
  startBalancer,
  startCaddy,
  startNginx,
  type Certificate,
  type Ports,
  type Proxy,
} from '../test/support/proxies.ts';
import { BALANCER_CHECKS, CHECKS, SOCKETS, type Behind, type Check } from '../test/support/proxy-checks.ts';
import { freePort, startPostgres } from '../test/support/postgres-server.ts';
import { startServer, type Running } from '../test/support/server-process.ts';
import { checkUnit } from '../test/support/systemd.ts';

const PROXIES = { nginx: startNginx, caddy: startCaddy } as const;
type Name = keyof typeof PROXIES;

const isThere = (name: string): boolean => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined;

async function tryOne(name: Name, certificate: Certificate): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), `branchline-${name}-`));
  const ports: Ports = { http: await freePort(), https: await freePort(), server: await freePort() };
  const url = `https://localhost:${ports.https}`;
  const env = {
    ...{ HOST: '127.0.0.1', TRUST_PROXY: '1', PUBLIC_URL: url, SOCKETS_PER_ADDRESS: String(SOCKETS) },
    // Silence is the server's as well: only the proxy could end a connection.
    PING_SECONDS: '600',
  };
  const start = (): Promise<Running> => startServer({ data: join(folder, 'data'), env, port: ports.server });
  let server = await start();
  let proxy: Proxy | undefined;
  try {
    proxy = await PROXIES[name]({ folder, ports, certificate });
    const restart = async (): Promise<void> => {
      await server.end('SIGTERM');
      server = await start();
    };
    return await failures(name, CHECKS, { proxy, url, plainUrl: `http://localhost:${ports.http}`, restart });
  } finally {
    await proxy?.stop();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two servers on one Postgres behind the balancer of compose.yaml; one of them is restarted under play. */
async function tryBalancer(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-balancer-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const postgres = await startPostgres();
  const env = { HOST: '127.0.0.1', TRUST_PROXY: '1', PUBLIC_URL: url, DATABASE_URL: await postgres.database() };
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((each) => startServer({ env, port: each })));
  let proxy: Proxy | undefined;
  try {
    proxy = await startBalancer({ folder, port, servers: ports });
    const restart = async (): Promise<void> => {
      await servers[0]!.end('SIGTERM');
      servers[0] = await startServer({ env, port: ports[0]! });
    };
    return await failures('balancer', BALANCER_CHECKS, { proxy, url, restart });
  } finally {
    await proxy?.stop();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function failures(name: string, checks: readonly Check[], behind: Behind): Promise<number> {
  let failed = 0;
  for (const [what, holds] of checks) {
    const wrong = await holds(behind).catch((fault: unknown) => fault);
    console.log(`${wrong === undefined ? 'ok    ' : 'FAILED'} ${name}: ${what}`);
    if (wrong === undefined) continue;
    failed++;
    console.log(wrong);
  }
  return failed;
}

/** Clients believe the certificate from the start of their process on: hence a second one. */
function inside(names: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-certificate-'));
  const { chain } = certificateIn(folder);
  try {
    execFileSync(process.execPath, [...process.argv.slice(1, 3), '--certificate', folder, ...names], {
      stdio: 'inherit',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: chain },
    });
    return 0;
  } catch {
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    ...{ args: [...args], allowPositionals: true },
    options: { certificate: { type: 'string' } },
  });
  if (values.certificate === undefined) return inside(positionals);
  const certificate = certificateOf(values.certificate);
  const names = (positionals.length === 0 ? Object.keys(PROXIES) : positionals) as readonly Name[];
  let failed = names.includes('caddy') && isThere('caddy') ? await tryBalancer() : 0;
  for (const name of names) {
    if (PROXIES[name] === undefined || !isThere(name)) {
      console.log(`FAILED ${name}: not on this machine (apt-get install ${name})`);
      failed++;
    } else failed += await tryOne(name, certificate);
  }
  const wrong = checkUnit();
  console.log(`${wrong === undefined ? 'ok    ' : 'FAILED'} systemd: the unit`);
  if (wrong !== undefined) console.log(wrong);
  return failed === 0 && wrong === undefined ? 0 : 1;
}
