// npm run monitor-test: the alert rules and the dashboard of server/deploy with the Prometheus of this machine. Games are
// played, every query of the dashboard must give a series, and the alert of a server that is down is seen to fire.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { party, playOut, QUICK_TRANS_EUROPA } from '../test/support/play.ts';
import { freePort } from '../test/support/postgres-server.ts';
import { startServer } from '../test/support/server-process.ts';

const DEPLOY = fileURLToPath(new URL('../deploy/', import.meta.url));
/** In milliseconds. */
const LOST = 180_000;

interface Series {
  /** When, and how much. */
  readonly value: readonly [number, string];
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

function promtool(args: readonly string[], input = ''): void {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  const said = `${stdout}${stderr}`.trim();
  // `check metrics` complains and ends with 0.
  if (status !== 0 || (args[1] === 'metrics' && said !== '')) throw new Error(`promtool ${args.join(' ')}: ${said}`);
  console.log(`ok     promtool ${args.slice(0, 2).join(' ')}`);
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + LOST;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    assert.ok(Date.now() < end, `waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function askedOf(prometheus: string, path: string): Promise<Record<string, unknown>> {
  const { data } = (await (await fetch(`${prometheus}/api/v1/${path}`)).json()) as { data: Record<string, unknown> };
  return data;
}

async function seriesOf(prometheus: string, expr: string): Promise<readonly Series[]> {
  const { result } = await askedOf(prometheus, `query?query=${encodeURIComponent(expr)}`);
  return result as readonly Series[];
}

/** The project's configuration with the server of this run as its only target. */
function configure(folder: string, target: string): string {
  const config = readFileSync(join(DEPLOY, 'prometheus.yml'), 'utf8').replace('127.0.0.1:3000', target);
  assert.ok(config.includes(target));
  writeFileSync(join(folder, 'prometheus.yml'), config);
  writeFileSync(join(folder, 'alerts.yml'), readFileSync(join(DEPLOY, 'alerts.yml')));
  return join(folder, 'prometheus.yml');
}

export async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-monitor-'));
  const server = await startServer({ data: join(folder, 'data') });
  const config = configure(folder, new URL(server.url).host);
  promtool(['check', 'rules', join(DEPLOY, 'alerts.yml')]);
  promtool(['check', 'config', config]);

  const port = await freePort();
  mkdirSync(join(folder, 'prometheus'));
  const prometheus = `http://127.0.0.1:${port}`;
  const child = spawn(
    'prometheus',
    [
      ...[`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'prometheus')}`],
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let failed = 0;
  try {
    const holds = (expr: string) => async () => (await seriesOf(prometheus, expr))[0];
    await until('the first numbers in Prometheus', holds('branchline_ready == 1'));
    const { clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
    await playOut(clients);
    await until('moves in Prometheus', holds('sum(rate(branchline_moves_total{by="person"}[1m])) > 0'));
    promtool(['check', 'metrics'], await (await fetch(`${server.url}/metrics`)).text());
    const { panels } = JSON.parse(readFileSync(join(DEPLOY, 'dashboard.json'), 'utf8')) as Dashboard;
    for (const { title, targets } of panels) {
      for (const { expr } of targets) {
        const { length } = (await seriesOf(prometheus, expr)).filter(({ value }) => value[1] !== 'NaN');
        if (length === 0) failed++;
        console.log(`${length === 0 ? 'FAILED' : 'ok    '} dashboard: ${title}: ${expr}: ${length} series`);
      }
    }
    const alerts = async () =>
      (await askedOf(prometheus, 'alerts'))['alerts'] as readonly { state: string; labels: Record<string, string> }[];
    assert.deepEqual(await alerts(), [], 'an alert on a quiet server');
    console.log('ok     no alert while the server is well');
    await server.end('SIGTERM');
    await until('BranchlineDown', async () =>
      (await alerts()).find(({ state, labels }) => state === 'firing' && labels['alertname'] === 'BranchlineDown'),
    );
    console.log('ok     BranchlineDown fires after the server was stopped');
  } finally {
    child.kill('SIGTERM');
    await gone;
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
  return failed === 0 ? 0 : 1;
}
