import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'should start with postgres:// or postgresql://')
  .refine((text) => URL.canParse(text), 'is not an address');
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `name@host`, or `Some Name <name@host>`. */
const SENDER = /^(?:[^<>\p{Cc}]+<[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/u;

function isSiteAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

/** What can be set from outside, by the name of its environment variable. An empty variable counts as not set. */
const environmentSchema = z.object({
  PORT: port.default(8080),
  /** Interface to listen on; unset means this machine only, by IPv4 and IPv6. */
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: z.string().transform(listOf).pipe(z.array(postgresUrl)).default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'should start with smtp:// or smtps://')
    .optional(),
  /** Address subscribers open the site by; links in mails begin with it. */
  PUBLIC_URL: z
    .string()
    .refine(isSiteAddress, 'should be an address like https://catalogue.example.com')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  PROVIDER_EMAIL: z.email().default('contact@airdex.example'),
  MAIL_FROM: z.string().regex(SENDER, 'should be an address, or a name and an <address>').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  SAMPLE_CATALOGUE: z.enum(['on', 'off']).default('on'),
  SAMPLE_PROGRAMMES: z.coerce.number().int().min(1).max(5_000_000).default(60_000),
  SEARCH_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
});

export interface Configuration {
  readonly port: number;
  readonly host: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrls: readonly string[];
  /** Null: mails are written into the outbox folder of the data folder. */
  readonly smtpUrl: string | null;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Mailbox of the provider. */
  readonly providerEmail: string;
  /** Sender of all mails: an address, or a name and an <address>. */
  readonly mailFrom: string;
  readonly logLevel: z.output<typeof environmentSchema>['LOG_LEVEL'];
  /** Programmes of the sample catalogue that an empty database is filled with; null for none. */
  readonly sampleProgrammes: number | null;
  /** Threads that answer searches. */
  readonly searchWorkers: number;
}

/** A setting that can't be used; the message has one line for each, naming its variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads the configuration from environment variables. Throws {@link ConfigurationError}. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues
        .map(
          ({ path, message }) => `${path[0] === undefined ? 'The environment' : String(path[0])}: ${message}`,
        )
        .join('\n'),
    );
  const settings = parsed.data;
  if (settings.DATABASE_REPLICA_URLS.length > 0 && settings.DATABASE_URL === undefined)
    throw new ConfigurationError(
      'DATABASE_REPLICA_URLS: needs DATABASE_URL, the server they are replicas of',
    );
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    port: settings.PORT,
    host: settings.HOST ?? null,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseReplicaUrls: settings.DATABASE_REPLICA_URLS,
    smtpUrl: settings.SMTP_URL ?? null,
    publicUrl,
    providerEmail: settings.PROVIDER_EMAIL,
    mailFrom: settings.MAIL_FROM ?? `Airdex <no-reply@${new URL(publicUrl).hostname}>`,
    logLevel: settings.LOG_LEVEL,
    sampleProgrammes: settings.SAMPLE_CATALOGUE === 'off' ? null : settings.SAMPLE_PROGRAMMES,
    searchWorkers: settings.SEARCH_WORKERS,
  };
}
