import type { SiteSettings } from '@airdex/shared-contracts/remote-contract';
import type { RegistryStore } from '@airdex/release-registry';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { purgeChanges, registerAdministration, SUBSCRIPTIONS_CHANNEL } from '../administration/index.ts';
import { createAccountServices } from '../features/account/account-services.ts';
import { createAuthentication } from '../features/account/authentication.ts';
import { createIsDeveloper } from '../features/account/developers.ts';
import { renewMediaCookie } from '../features/account/media-cookie.ts';
import { purgeExpired } from '../features/account/purge-expired.ts';
import { livingSessions } from '../features/account/sessions.ts';
import { createPrintSessions } from '../features/account/print-sessions.ts';
import { serverSecret } from '../features/account/server-secret.ts';
import { ownOrigin, type CardPrinter } from '../features/card-pdf/index.ts';
import { registerConfirmation } from '../features/daily-update/address/register-confirmation.ts';
import { registerOneClick } from '../features/daily-update/register-one-click.ts';
import { letterKey } from '../features/daily-update/run/letter-services.ts';
import { currentDay } from '../current-day.ts';
import type { Database } from '../database/database.ts';
import { tidyEmbeddedDatabase } from '../database/pglite/upkeep.ts';
import { runHourly } from '../http/run-hourly.ts';
import { hostingPlugin, registryCheck } from '../releases/hosting/index.ts';
import { createConnections, type Connections } from '../http/connections.ts';
import { createApp } from './create-app.ts';
import { createHandlers } from './create-handlers.ts';
import type { ServerPhase } from '../http/health.ts';
import { DEFAULT_HTTP_SETTINGS, type HttpSettings } from '../http/http-settings.ts';
import { createSessionStreams } from '../http/session-streams.ts';
import { createRunningExports, type RunningExports } from '../http/running-exports.ts';
import type { Installation } from '../mail/installation.ts';
import type { Mailer } from '../mail/mail.ts';
import { createMailQueue, type MailQueue } from '../mail/queue/mail-queue.ts';
import type { MediaFolders } from '../features/media/media-folders.ts';
import { registerMedia } from '../features/media/register-media.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { serveKit } from '../releases/kit/serve-kit.ts';
import { followDeployTokens } from '../releases/registry-api/follow-deploy-tokens.ts';
import { anonymiseVideoTags } from '../features/card/video-tags.ts';
import { purgeDeletedItems } from '../features/collections/deleted-items.ts';
import { purgeLetters } from '../features/daily-update/queue/letter-queue.ts';
import { resumeWritesRegularly } from '../features/playlist/resume-writes.ts';
import type { ManagedReleases } from '../releases/manage-releases/release-handlers.ts';
import { registerRegistryApi } from '../releases/registry-api/register-registry-api.ts';
import { readinessChecks } from './readiness-checks.ts';
import { addServerGauges } from './server-gauges.ts';
import { createBulkReads } from '../catalogue/bulk-reads.ts';
import type { SearchIndex } from '../search-index/index.ts';
import { createScopes, type Scopes } from '../subscription-scope/scopes.ts';
import { createCanaryGuard } from '../releases/telemetry/canary-guard.ts';
import { registryCanary } from '../releases/telemetry/registry-canary.ts';
import { telemetryPlugin } from '../releases/telemetry/telemetry-plugin.ts';

export interface ServerParts {
  readonly database: Database;
  readonly index: SearchIndex;
  readonly logger: FastifyBaseLogger | null;
  readonly mailer: Mailer;
  readonly installation: Installation;
  /** Prints cards; null: this server makes no PDFs. */
  readonly printer: CardPrinter | null;
  /** Folders with pictures and videos. */
  readonly media: MediaFolders;
  /** Published releases of shell and remotes; null serves no pages. */
  readonly registry: RegistryStore | null;
  /** Folders with the packages that remotes are built with. */
  readonly kitFolders: readonly string[];
  /** Address that browsers load releases from; null: this server. */
  readonly assetsUrl: string | null;
  /** Site settings for pages. */
  readonly site: SiteSettings;
  /** Origins from which pages may load remotes if their users agree. */
  readonly overrideOrigins: readonly string[];
  /** Names of the users whose pages may load such remotes; null: all users. */
  readonly overrideUsers: readonly string[] | null;
  /** Whether calls may be answered, during start and shutdown. */
  readonly phase: () => ServerPhase;
  /** True: responses are checked against their schemas. */
  readonly checkResponses: boolean;
  /** The server's current day, YYYY-MM-DD. */
  readonly today?: () => string;
  /** Unset: the defaults. */
  readonly http?: Partial<HttpSettings>;
  /** Without a token there is no administration over HTTP. Its changes are recorded for `logDays`. */
  readonly administration: { readonly token: string | null; readonly logDays: number };
  /** Unset: the server creates its own. Pass one to count more than calls. */
  readonly metrics?: Metrics;
  /** Unset: the server creates its own. Pass one to end connections. */
  readonly connections?: Connections;
  /** Unset: the server creates its own. Pass one to wait for exports. */
  readonly exports?: RunningExports;
}

/** Assembles the API, the media and the pages. Does not listen yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { kysely, reader } = parts.database;
  const tokenKey = await serverSecret(kysely, 'token-key');
  const today = parts.today ?? (() => currentDay());
  const http = { ...DEFAULT_HTTP_SETTINGS, ...parts.http };
  const scopes = createScopes(kysely, today);
  const catalogue = {
    kysely,
    reader,
    bulkReads: createBulkReads(),
    index: parts.index,
    scopes,
    today,
  };
  const { mailer, installation, overrideUsers } = parts;
  const mails = createMailQueue({ kysely, mailer, installation, log: parts.logger });
  const isDeveloper = createIsDeveloper(overrideUsers ?? []);
  const account = createAccountServices({
    kysely,
    reader,
    tokenKey,
    mails,
    installation,
    today,
    isDeveloper,
  });
  const printSessions = createPrintSessions(kysely, tokenKey);
  const dailyUpdate = { catalogue, key: await letterKey(kysely), installation, mails };
  const authentication = createAuthentication(kysely, tokenKey, printSessions);
  const metrics = parts.metrics ?? createMetrics();
  addServerGauges(metrics, parts.index, parts.database);
  const releases = managedReleases(parts.registry);
  const { token, logDays } = parts.administration;
  const printing = {
    printSessions,
    printer: parts.printer,
    origin: () => ownOrigin(app.server.address()),
  };
  const app: FastifyInstance = await createApp({
    handlers: createHandlers(account, catalogue, dailyUpdate, printing, releases),
    authenticate: (request) => authentication.ofRequest(request),
    onResponse: renewMediaCookie,
    sessionStreams: createSessionStreams({
      livingSessions: (ids) => livingSessions(kysely, ids),
      log: parts.logger,
    }),
    checkResponses: parts.checkResponses,
    phase: parts.phase,
    checks: {
      ...readinessChecks(parts.database, parts.index),
      ...(parts.registry === null ? {} : { registry: registryCheck(parts.registry.folder) }),
    },
    diskProblem: () => parts.database.diskProblem(),
    logger: parts.logger,
    settings: http,
    metrics,
    connections: parts.connections ?? createConnections(),
    exports: parts.exports ?? createRunningExports(),
    product: installation.brand.branding.product,
  });
  registerUpkeep(app, parts.database, { mails, scopes, today, logDays });
  await registerMedia(app, { services: catalogue, authentication, folders: parts.media });
  await registerOneClick(app, { kysely, key: dailyUpdate.key });
  await registerConfirmation(app, kysely, installation.brand);
  await registerAdministration(app, {
    services: { kysely, mails, installation, media: parts.media, today, logDays },
    token,
    rateLimits: http.rateLimits,
    onChanged: () => scopes.forget(),
  });
  if (releases !== null)
    await registerReleases(app, releases, parts, {
      metrics,
      rateLimits: http.rateLimits,
      async mayOverride(request) {
        if (overrideUsers === null) return true;
        const caller = await authentication.ofDeveloperRequest(request).catch(() => null);
        return caller !== null && isDeveloper(caller.username);
      },
    });
  return app;
}

interface Upkeep {
  readonly mails: MailQueue;
  readonly scopes: Scopes;
  readonly today: () => string;
  /** How long administrative changes are recorded. */
  readonly logDays: number;
}

/** What the server does without being called, until it closes. */
function registerUpkeep(
  app: FastifyInstance,
  database: Database,
  { mails, scopes, today, logDays }: Upkeep,
): void {
  const { kysely } = database;
  app.addHook('onReady', async () => mails.start());
  app.addHook('onClose', () => mails.stop());
  resumeWritesRegularly(app, kysely);
  const listening = database.listen(SUBSCRIPTIONS_CHANNEL, () => scopes.forget());
  app.addHook('onClose', () => listening.stop());
  runHourly(app, () => purgeExpired(kysely), 'expired sessions could not be deleted');
  runHourly(app, () => purgeDeletedItems(kysely), 'deleted searches and playlists could not be purged');
  runHourly(app, () => anonymiseVideoTags(kysely, today()), 'old views of videos could not be anonymised');
  runHourly(app, () => purgeLetters(kysely, today()), 'old letters of the daily update could not be deleted');
  runHourly(app, () => purgeChanges(kysely, logDays), 'old changes could not be removed from the record');
  // A first start fills the database meanwhile.
  runHourly(app, () => tidyEmbeddedDatabase(database), 'the embedded database could not be tidied up', {
    isAtStart: false,
  });
}

interface ReleaseOptions {
  readonly metrics: Metrics;
  /** Factor for all rate limits; 0 disables them. */
  readonly rateLimits: number;
  /** Whether the page of a request may load remotes from elsewhere. */
  readonly mayOverride: (request: FastifyRequest) => Promise<boolean>;
}

/** The pages and their telemetry, and the calls of the registry. */
async function registerReleases(
  app: FastifyInstance,
  { store, guard }: ManagedReleases,
  { installation, kitFolders, assetsUrl, overrideOrigins, site }: ServerParts,
  { metrics, rateLimits, mayOverride }: ReleaseOptions,
): Promise<void> {
  const registryFolder = store.folder;
  await app.register(telemetryPlugin, { store, guard, metrics: metrics.registry, rateLimits });
  await registerRegistryApi(app, store);
  followDeployTokens(app, registryFolder);
  serveKit(app, kitFolders, () => installation.publicUrl);
  await app.register(hostingPlugin, {
    registryFolder,
    assetsUrl,
    overrideOrigins,
    mayOverride,
    publicUrl: () => installation.publicUrl,
    brand: installation.brand,
    site,
  });
}

function managedReleases(store: RegistryStore | null): ManagedReleases | null {
  return store && { store, guard: createCanaryGuard(registryCanary(store)) };
}
