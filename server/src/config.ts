// The server's settings: from the command line and the environment, judged before anything starts.

import { availableParallelism } from 'node:os';
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], 'must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
);
const address = v.pipe(
  v.string(),
  v.url('must be an address such as https://play.example'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const settings = v.object({
  PORT: v.optional(whole(0, 65_535), 3000),
  /** Every network of this machine unless said otherwise. */
  HOST: v.exactOptional(v.string()),
  DATA: v.optional(v.string(), 'data'),
  DATABASE_URL: v.exactOptional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  PUBLIC_URL: v.exactOptional(address),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter((each) => each !== '')),
    ),
    '',
  ),
  TRUST_PROXY: v.optional(flag, '0'),
  /** With which the addresses that are banned are hashed; the same for all processes of one Postgres. */
  ADDRESS_KEY: v.exactOptional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  REVEAL_SECONDS: v.optional(whole(1, 600), 30),
  AWAY_SECONDS: v.optional(whole(1, 86_400), 60),
  /** After which the next person becomes host of a table that waits. */
  HOST_SECONDS: v.optional(whole(1, 86_400), 600),
  BOT_THREADS: v.optional(whole(1, 64), Math.max(1, Math.min(4, availableParallelism() - 1))),
  BOT_MEMORY_MB: v.optional(whole(32, 8192), 256),
  BOT_SECONDS: v.optional(whole(1, 120), 12),
  BOT_PAUSE_MS: v.optional(whole(0, 10_000), 0),
  /** A socket that does not answer a ping by the next one is gone. */
  PING_SECONDS: v.optional(whole(1, 600), 25),
  /** Whoever connects says hello, or finishes a request, within this time. */
  PATIENCE_SECONDS: v.optional(whole(1, 600), 10),
  REQUESTS_PER_MINUTE: v.optional(whole(1, 1_000_000), 3000),
  MESSAGES_PER_SECOND: v.optional(whole(1, 100_000), 100),
  SOCKETS_PER_ADDRESS: v.optional(whole(1, 1_000_000), 1000),
});

export type Config = v.InferOutput<typeof settings>;

export const SETTINGS = Object.keys(settings.entries) as readonly (keyof Config)[];

/** A sentence for people names every setting that makes no sense. */
export function configFrom(
  env: Readonly<Record<string, string | undefined>>,
  given: Readonly<Record<string, string | number | undefined>> = {},
): Config | { readonly problem: string } {
  const known = SETTINGS.flatMap((name) => {
    const value = given[name] ?? (env[name] === '' ? undefined : env[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const parsed = v.safeParse(settings, Object.fromEntries(known));
  if (parsed.success) return parsed.output;
  const problem = parsed.issues.map(({ path, message }) => `${String(path?.[0]?.key)} ${message}`).join('; ');
  return { problem };
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://…@${host}${pathname}`;
}

/** What may be printed: an address without its password, no key. */
export function shownConfig(config: Config): Readonly<Record<string, unknown>> {
  const { DATABASE_URL, ADDRESS_KEY } = config;
  return {
    ...config,
    ...(DATABASE_URL === undefined ? {} : { DATABASE_URL: withoutPassword(DATABASE_URL) }),
    ...(ADDRESS_KEY === undefined ? {} : { ADDRESS_KEY: '…' }),
  };
}
