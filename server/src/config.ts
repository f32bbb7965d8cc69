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

/** Scheme, name and port, as browsers write them. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const settings = v.object({
  PORT: v.optional(whole(0, 65_535), 3000),
  /** Every network of this machine unless said otherwise. */
  HOST: v.exactOptional(v.string()),
  DATA: v.optional(v.string(), 'data'),
  DATABASE_URL: v.exactOptional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  /** How long a statement or a transaction may take; a connection that misses it is given up. */
  STORAGE_SECONDS: v.optional(whole(1, 60), 10),
  PUBLIC_URL: v.exactOptional(address),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((each) => each.trim().replace(/\/$/, '').toLowerCase())),
      v.transform((origins) => origins.filter((each) => each !== '')),
      v.everyItem(isOrigin, 'must be addresses such as https://play.example, separated by commas'),
    ),
    '',
  ),
  TRUST_PROXY: v.optional(flag, '0'),
  /** With which the addresses that are banned are hashed; the same for all processes of one Postgres. */
  ADDRESS_KEY: v.exactOptional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  REVEAL_SECONDS: v.optional(whole(1, 600), 30),
  /** Who has not answered a request by then has refused it. */
  CONSENT_SECONDS: v.optional(whole(1, 600), 30),
  AWAY_SECONDS: v.optional(whole(1, 86_400), 60),
  /** After which the next person becomes host of a table that waits. */
  HOST_SECONDS: v.optional(whole(1, 86_400), 600),
  BOT_THREADS: v.optional(whole(1, 64), Math.max(1, Math.min(4, availableParallelism() - 1))),
  BOT_MEMORY_MB: v.optional(whole(32, 8192), 256),
  BOT_SECONDS: v.optional(whole(1, 120), 12),
  BOT_PAUSE_MS: v.optional(whole(0, 10_000), 0),
  /** A socket that does not answer a ping by the next one is gone. */
  PING_SECONDS: v.optional(whole(1, 600), 25),
  /** Within this time whoever connects says hello, a request is finished, and a reader takes something of what it is sent. */
  PATIENCE_SECONDS: v.optional(whole(1, 600), 10),
  REQUESTS_PER_MINUTE: v.optional(whole(1, 1_000_000), 3000),
  MESSAGES_PER_SECOND: v.optional(whole(1, 100_000), 100),
  SOCKETS_PER_ADDRESS: v.optional(whole(1, 1_000_000), 1000),
  SOCKETS_PER_GUEST: v.optional(whole(1, 1_000_000), 8),
  /** Those who sit at the table always find room. */
  SOCKETS_PER_TABLE: v.optional(whole(1, 1_000_000), 300),
  WAITING_TABLES_PER_GUEST: v.optional(whole(1, 1_000_000), 3),
  WAITING_TABLES_PER_ADDRESS: v.optional(whole(1, 1_000_000), 10),
  /** Running games between bots alone. */
  BOT_TABLES_PER_GUEST: v.optional(whole(1, 1_000_000), 2),
  BOT_TABLES_PER_ADDRESS: v.optional(whole(1, 1_000_000), 6),
  /** Within an hour, and so are new guests. */
  NEW_TABLES_PER_GUEST: v.optional(whole(1, 1_000_000), 60),
  NEW_TABLES_PER_ADDRESS: v.optional(whole(1, 1_000_000), 200),
  NEW_GUESTS_PER_ADDRESS: v.optional(whole(1, 1_000_000), 60),
  /** Games verified for short links within an hour. */
  NEW_LINKS_PER_ADDRESS: v.optional(whole(1, 1_000_000), 60),
  /** All games behind short links together. */
  LINKS_MB: v.optional(whole(1, 1_000_000), 1000),
  /** Pictures of finished games that are drawn within an hour; a picture that is kept counts for nobody. */
  PICTURES_PER_ADDRESS: v.optional(whole(1, 1_000_000), 120),
  /** All pictures that are kept together, in memory. */
  PICTURES_MB: v.optional(whole(1, 10_000), 20),
  /** A picture that is not drawn by then is given up. */
  PICTURE_SECONDS: v.optional(whole(1, 120), 10),
  /** Devices on which a guest is signed in. */
  SESSIONS_PER_GUEST: v.optional(whole(1, 1000), 10),
  /** Lines of one guest, at all tables together. */
  CHAT_PER_MINUTE: v.optional(whole(1, 100_000), 20),
  /** So often within ten minutes a guest may ask the others to take back a turn or to let them give up. */
  RULINGS_PER_TEN_MINUTES: v.optional(whole(1, 100_000), 5),
  /** A waiting table ends so long after the last person was there. */
  WAITING_HOURS: v.optional(whole(1, 8760), 6),
  /** A running game without a move is paused after so long, and closed after so long. */
  PAUSE_HOURS: v.optional(whole(1, 8760), 24),
  CLOSE_DAYS: v.optional(whole(1, 3650), 90),
  /** A finished game in which no person ever moved is removed after so long. */
  BOT_GAME_DAYS: v.optional(whole(1, 3650), 7),
  /** A token that is not used for so long expires; a guest without a token and without a game is removed. */
  SESSION_DAYS: v.optional(whole(1, 3650), 365),
  /** A short link that nobody opens for so long is removed. */
  LINK_DAYS: v.optional(whole(1, 3650), 365),
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
