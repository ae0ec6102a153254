import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '@airdex/release-registry';
import type { EndpointName } from '@airdex/shared-contracts/api';
import { DEFAULT_SITE_SETTINGS } from '@airdex/shared-contracts/remote-contract';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerParts } from '../src/app/create-server.ts';
import type { Database } from '../src/database/database.ts';
import type { TestDatabaseKind } from './test-database.ts';
import { SAMPLE_PASSWORD } from '../src/start/sample-users/index.ts';
import { loadCatalogue } from '../src/catalogue/catalogue-watch.ts';
import { SearchIndex } from '../src/search-index/index.ts';
import { DEFAULT_BRAND, defaultSender, type Brand } from '../src/branding/brand.ts';
import type { Installation } from '../src/mail/installation.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { fillTestDatabase } from './fill-test-database.ts';
import { injectCall } from './inject-call.ts';
import { openMailbox, type TestMailbox } from './mailbox.ts';
import type { CallOptions, TestResponse } from './test-call.ts';
import { TEST_TODAY } from './test-catalogue.ts';

/** The real server over a real database, with the test catalogue and the sample users. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly index: SearchIndex;
  /** Receives the mails of the server. */
  readonly mailbox: TestMailbox;
  /** The parts of the server, for assembling another one. */
  readonly parts: ServerParts;
  call<Name extends EndpointName>(name: Name, options?: CallOptions<Name>): Promise<TestResponse>;
  /** Signs in, ending the user's other sessions, and returns the token. */
  signIn(username: string): Promise<string>;
  close(): Promise<void>;
}

/** The content of videos in tests. */
export const TEST_VIDEO = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));

export const TEST_INSTALLATION: Installation = {
  publicUrl: 'https://tv.example.com',
  providerEmail: 'provider@example.com',
  brand: DEFAULT_BRAND,
};

export interface TestServerOptions {
  /** Changes the catalogue before the server has read it. */
  readonly prepare?: (kysely: Database['kysely']) => Promise<void>;
  /** The branding of the installation; unset: the product's. */
  readonly brand?: Brand;
  /** Published releases; unset: the server has no pages. */
  readonly registryFolder?: string;
}

export async function startTestServer(
  kind: TestDatabaseKind,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const { brand = DEFAULT_BRAND, prepare } = options;
  const filled = prepare === undefined ? await kind.openFilled?.() : undefined;
  const database = filled ?? (await kind.open());
  if (filled === undefined) await fillTestDatabase(database.kysely, { prepare });
  const index = await SearchIndex.open({ workers: 1 });
  await loadCatalogue(database, index);
  const videos = await mkdtemp(path.join(tmpdir(), 'airdex-videos-'));
  await writeFile(path.join(videos, 'test.webm'), TEST_VIDEO);
  const mailbox = await openMailbox();
  const mailer = createMailer({
    smtpUrl: mailbox.url,
    outboxFolder: path.join(videos, 'outbox'),
    from: defaultSender(brand, 'https://example.com'),
  });
  const parts: ServerParts = {
    database,
    index,
    logger: null,
    mailer,
    printer: null,
    installation: { ...TEST_INSTALLATION, brand },
    media: { pictures: [videos], videos: [videos] },
    registry: options.registryFolder === undefined ? null : folderStore(options.registryFolder),
    assetsUrl: null,
    kitFolders: [],
    site: DEFAULT_SITE_SETTINGS,
    overrideOrigins: [],
    overrideUsers: [],
    phase: () => 'ready',
    // Tests exceed the usual limits; those of the limits enable them.
    http: { rateLimits: 0 },
    administration: { token: null, logDays: 730 },
    checkResponses: true,
    today: () => TEST_TODAY,
  };
  const app = await createServer(parts);
  const call: TestServer['call'] = async (name, options = {}) => {
    const response = await injectCall(app, name, options);
    return {
      status: response.statusCode,
      json: response.body === '' ? undefined : JSON.parse(response.body),
      headers: response.headers,
    };
  };
  return {
    app,
    database,
    index,
    mailbox,
    parts,
    call,
    async signIn(username) {
      const body = { username, password: SAMPLE_PASSWORD, forceLogin: true };
      const { json } = await call('authenticate', { body });
      return (json as { token: string }).token;
    },
    async close() {
      await app.close();
      await mailer.close();
      await mailbox.close();
      await index.close();
      await database.close();
      await rm(videos, { recursive: true });
    },
  };
}
