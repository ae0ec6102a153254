import path from 'node:path';
import { userInfo } from 'node:os';
import { z } from 'zod';
import {
  attachedFileSchema,
  OPERATOR_HEADER,
  operationPath,
  runOperation,
  type Operation,
  type OperationResult,
} from '../../administration/index.ts';
import { defaultSender } from '../../branding/brand.ts';
import { readBrand } from '../../branding-file/read-brand.ts';
import { readConfiguration } from '../../configuration.ts';
import { openDatabase } from '../../database/open-database.ts';
import { HttpError } from '../../http/http-error.ts';
import { installationOf } from '../../mail/installation.ts';
import { createMailer } from '../../mail/mailer.ts';
import { createMailQueue } from '../../mail/queue/mail-queue.ts';
import { mediaFolders } from '../../start/media-folders.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Runs an operation somewhere. Rejects with {@link HttpError} if it is refused. */
export type Perform = (operation: Operation, input: object) => Promise<OperationResult>;

/** The person at the command line, for the record. */
function operatorName(environment: Environment): string {
  return environment['AIRDEX_ADMIN_NAME']?.trim() || userInfo().username;
}

/** Runs operations on the database of the settings. */
export function performHere(environment: Environment): Perform {
  return async (operation, input) => {
    const configuration = readConfiguration(environment);
    const { databaseUrl, dataDir, publicUrl } = configuration;
    const brand = readBrand(configuration);
    const closers = new AsyncDisposableStack();
    try {
      const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl });
      closers.defer(() => database.close());
      const mailer = createMailer({
        smtpUrl: configuration.smtpUrl,
        outboxFolder: path.resolve(dataDir, 'outbox'),
        from: configuration.mailFrom ?? defaultSender(brand, publicUrl),
      });
      closers.defer(() => mailer.close());
      const installation = installationOf(configuration, brand);
      const { kysely } = database;
      return await runOperation(
        {
          kysely,
          // Never started: the server sends the mails.
          mails: createMailQueue({ kysely, mailer, installation, log: null }),
          installation,
          media: mediaFolders(dataDir),
          today: () => new Date().toISOString().slice(0, 10),
          logDays: configuration.adminLogDays,
        },
        { operation, input, operator: operatorName(environment) },
      );
    } finally {
      await closers.disposeAsync();
    }
  };
}

const resultSchema = z.object({
  message: z.string(),
  data: z.unknown().optional(),
  files: z.array(attachedFileSchema).optional(),
});
const errorSchema = z.object({
  message: z.string(),
  issues: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        file: z.string().optional(),
        line: z.number().optional(),
      }),
    )
    .optional(),
});

/** A server that can't be reached, or that is not an Airdex server. */
export class ServerUnreachableError extends Error {
  override readonly name = 'ServerUnreachableError';
}

/** Runs operations on a running server. */
export function performAt(server: string, environment: Environment): Perform {
  return async (operation, input) => {
    const token = environment['AIRDEX_ADMIN_TOKEN'] ?? '';
    if (token === '')
      throw new ServerUnreachableError('AIRDEX_ADMIN_TOKEN: set it to the ADMIN_TOKEN of the server');
    const url = URL.parse(`${server.replace(/\/+$/, '')}${operationPath(operation)}`);
    if (url === null) throw new ServerUnreachableError(`--server: '${server}' is not an address`);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        [OPERATOR_HEADER]: encodeURIComponent(operatorName(environment)),
      },
      body: JSON.stringify(input),
    }).catch((error: unknown) => {
      throw new ServerUnreachableError(`${server} does not answer: ${describe(error)}`);
    });
    const body: unknown = await response.json().catch(() => null);
    const result = resultSchema.safeParse(body);
    if (response.ok && result.success) return result.data;
    if (response.status === 404)
      throw new ServerUnreachableError(`${server} has no administration: set ADMIN_TOKEN there`);
    if (response.status === 413)
      throw new HttpError(
        'too-large',
        'The files are too large for one call: together they may have about 20 MB. Divide them.',
      );
    const refused = errorSchema.safeParse(body);
    if (!refused.success)
      throw new ServerUnreachableError(
        `${server} answered with ${response.status}, and not as an Airdex server`,
      );
    throw new HttpError(response.status === 409 ? 'conflict' : 'validation', refused.data.message, {
      status: response.status,
      issues: refused.data.issues ?? [],
    });
  };
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
