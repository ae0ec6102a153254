import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAuthentication } from './account/authentication.ts';
import { createLoginAttempts } from './account/login-attempts.ts';
import { serverSecret } from './account/server-secret.ts';
import type { Database } from './database/database.ts';
import { hostingPlugin } from './hosting/index.ts';
import { createApp } from './http/create-app.ts';
import { createHandlers } from './http/create-handlers.ts';
import type { Installation } from './mail/installation.ts';
import type { Mailer } from './mail/mailer.ts';
import { registerMedia } from './media/register-media.ts';
import type { SearchIndex } from './search-index/index.ts';
import { createScopes } from './subscription-scope/scopes.ts';

export interface ServerParts {
  readonly database: Database;
  readonly index: SearchIndex;
  readonly logger: FastifyBaseLogger | null;
  readonly mailer: Mailer;
  readonly installation: Installation;
  /** Folders videos are looked for in; they must exist. */
  readonly videoFolders: readonly string[];
  /** Folder that releases of shell and remotes are published into; null serves no pages. */
  readonly registryFolder: string | null;
  /** Whether calls may be answered already. */
  readonly isReady: () => boolean;
  /** True: answers are checked against their schemas. */
  readonly checkAnswers: boolean;
  /** The day the server is in, YYYY-MM-DD. */
  readonly today?: () => string;
}

/** Puts the parts together: the API, the media, the pages. Nothing listens yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { kysely, reader } = parts.database;
  const tokenKey = await serverSecret(kysely, 'token-key');
  const today = parts.today ?? currentDay;
  const catalogue = { kysely, reader, index: parts.index, scopes: createScopes(kysely, today), today };
  const authentication = createAuthentication(kysely, tokenKey);
  const app = await createApp({
    handlers: createHandlers({ kysely, tokenKey, loginAttempts: createLoginAttempts() }, catalogue),
    authenticate: (request) => authentication.ofRequest(request),
    checkAnswers: parts.checkAnswers,
    isReady: parts.isReady,
    logger: parts.logger,
  });
  await registerMedia(app, { services: catalogue, authentication, videoFolders: parts.videoFolders });
  if (parts.registryFolder !== null)
    await app.register(hostingPlugin, { registryFolder: parts.registryFolder });
  return app;
}

function currentDay(): string {
  return new Date().toISOString().slice(0, 10);
}
