// The HTTP side: routes, limits, probes, and the client's files for everything else.

import type { Server } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ServerCard } from '@branchline/protocol/online';
import { botsOf, gameIds } from '../games.ts';
import { described } from '../faults.ts';
import type { House } from '../live/house.ts';
import { bannedAddress } from '../live/sanctions.ts';
import { bodyOf, Problem } from '../problem.ts';
import { embedRoutes, isOpenGame } from './embed-routes.ts';
import { guestRoutes } from './guest-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { isPreflight, isWelcomeOrigin, originHeaders, otherSite, PREFLIGHT } from './origin.ts';
import { previewOf } from './preview.ts';
import { headersFor, pagesOf } from './static.ts';
import { tableRoutes } from './table-routes.ts';

export interface AppSetup {
  readonly house: House;
  readonly log: Logger;
  /** Whether moves can be stored just now; the reason where they cannot. */
  readonly ready: () => Promise<string | undefined>;
  readonly pages: string | undefined;
  /** Where a SQLite file is stored. */
  readonly folder: string | undefined;
  /** Under which other devices of the network find this server. */
  readonly addresses: () => readonly string[];
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAME = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/** Whoever asks sits at this very machine; a proxy beside us asks under another name. */
const isAtHome = ({ ip, hostname }: FastifyRequest): boolean => LOOPBACK.test(ip) && LOCAL_NAME.test(hostname);

/** What a page asks for to learn whether it may offer tables on this server. Our place in the network is told at home only. */
function cardFor({ house, addresses }: AppSetup, request: FastifyRequest): ServerCard {
  const address = house.services.config.PUBLIC_URL ?? (isAtHome(request) ? addresses()[0] : undefined);
  return {
    online: true,
    games: gameIds.map((id) => ({ id, bots: botsOf(id) })),
    ...(address === undefined ? {} : { address }),
  };
}

const BODY_LIMIT = 64 * 1024;

export function appOf(setup: AppSetup): FastifyInstance {
  const { house } = setup;
  const { config } = house.services;
  // A client that dawdles is not waited for.
  const patience = config.PATIENCE_SECONDS * 1000;
  const app = fastify<Server>({
    // The nearest proxy is ours; what stands further left in the header anybody could have written.
    trustProxy: config.TRUST_PROXY ? (_address, hop) => hop < 1 : false,
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 0,
    requestTimeout: patience,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
    frameworkErrors: (fault, request, reply) => refuse(setup, fault, request, reply),
    http: { headersTimeout: patience, connectionsCheckingInterval: 1000 },
  });
  app.setErrorHandler((fault, request, reply) => refuse(setup, fault, request, reply));
  guard(app, setup);
  probes(app, setup);
  guestRoutes(app, house);
  tableRoutes(app, house, {
    // The page's own router reads what follows the #, so that the page runs on any host.
    linkTo: (id, host) => `${config.PUBLIC_URL ?? `http://${host ?? 'localhost'}`}/#/online/${id}`,
  });
  linkRoutes(app, house);
  embedRoutes(app, house);
  pages(app, setup);
  return app;
}

/** Where a page asks for our card. */
const CARD = '/online.json';

/** At the door: headers, origin, how much one address may ask. */
function guard(app: FastifyInstance, { house }: AppSetup): void {
  const { config, measures, quotas, sanctions } = house.services;
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersFor(request.raw, config.PUBLIC_URL));
    const isCard = request.url === CARD;
    // Finished games for pages of any origin: read only, and counted like everything else.
    const isOpen = isOpenGame(request.url);
    if (!isCard && !isOpen && !request.url.startsWith('/api/')) return;
    void reply.headers({ 'Cache-Control': 'no-store', ...(isOpen ? {} : originHeaders(request.headers, config)) });
    const network = quotas.network(request.raw);
    if (network !== undefined && sanctions.isBannedAddress(network)) {
      measures.refused.inc({ reason: 'banned' });
      throw bannedAddress();
    }
    if (!isCard) quotas.request(network);
    if (!isOpen && !isWelcomeOrigin(request.headers, config)) {
      measures.refused.inc({ reason: 'origin' });
      throw otherSite();
    }
    if (isPreflight(request.method, request.headers)) return reply.headers(PREFLIGHT).status(204).send();
  });
}

function probes(app: FastifyInstance, setup: AppSetup): void {
  const { house, ready } = setup;
  const { register } = house.services.measures;
  app.get(CARD, async (request) => cardFor(setup, request));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const reason = await ready();
    if (reason === undefined) return { ok: true };
    return reply.status(503).send({ ...bodyOf({ code: 'not-ready', message: reason }), reason });
  });
  app.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()));
}

function pages(app: FastifyInstance, { house, pages: folder }: AppSetup): void {
  const { services } = house;
  const { PUBLIC_URL } = services.config;
  const files = folder === undefined ? undefined : pagesOf(folder);
  const missing = (reply: FastifyReply) =>
    reply.status(404).send(bodyOf({ code: 'not-found', message: 'There is nothing here.' }));
  const preview = folder === undefined ? undefined : previewOf(services, folder);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!files || !isPage || request.url.startsWith('/api/')) return missing(reply);
    const page = await preview?.(request);
    if (page !== undefined)
      return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
    reply.hijack();
    for (const [name, value] of Object.entries(headersFor(request.raw, PUBLIC_URL))) reply.raw.setHeader(name, value);
    files(request.raw, reply.raw, () => {
      reply.raw.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    });
  });
}

/** Faults of ours are logged and told as such; nothing of their text goes out. */
function refuse({ log, folder }: AppSetup, fault: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (fault instanceof Problem) {
    const { retryAfter } = fault.retry;
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    void reply.status(fault.status).send(bodyOf(fault));
    return;
  }
  const { statusCode, message } = fault as { readonly statusCode?: number; readonly message?: string };
  if (statusCode !== undefined && statusCode < 500) {
    const code = statusCode === 413 ? 'too-large' : statusCode === 415 ? 'not-json' : 'malformed';
    void reply.status(statusCode).send(bodyOf({ code, message: message ?? 'The request makes no sense.' }));
    return;
  }
  const { method, routeOptions } = request;
  log.error({ ...described(fault, folder), method, route: routeOptions.url }, 'a request failed');
  void reply.status(503).send(bodyOf({ code: 'unavailable', message: 'This did not work; try again in a moment.' }));
}
