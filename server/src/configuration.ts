import { Settings } from 'luxon';
import { LOOPBACK_ORIGINS } from '@airdex/shared-contracts/overrides';
import type { SiteSettings } from '@airdex/shared-contracts/remote-contract';
import { environmentSchema, type EnvironmentSettings } from './environment-schema.ts';
import { isForThisMachine } from './network-names.ts';

export interface Configuration {
  readonly port: number;
  readonly host: string | null;
  readonly dataDir: string;
  /** Bucket of the releases, such as `s3://releases/airdex`; null: they are in the data folder. */
  readonly registry: string | null;
  /** Address that browsers load releases from, without a slash at its end; null: this server. */
  readonly assetsUrl: string | null;
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrls: readonly string[];
  /** Null: mails are written to the outbox folder of the data folder. */
  readonly smtpUrl: string | null;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Mailbox of the provider. */
  readonly providerEmail: string;
  /** Sender of all mails: an address, or a name and an <address>. Null: the product, with an address of the site. */
  readonly mailFrom: string | null;
  /** File with the provider's names, logo, colour, contact and texts; null: those of the product. */
  readonly brandingFile: string | null;
  /** When daily letters are sent: HH:MM in an IANA time zone. */
  readonly dailyUpdate: { readonly time: string; readonly zone: string };
  readonly logLevel: EnvironmentSettings['LOG_LEVEL'];
  /** Number of sample programmes for an empty database; null for none. */
  readonly sampleProgrammes: number | null;
  /** Threads for searching. */
  readonly searchWorkers: number;
  /** Milliseconds that pending calls may take to end when the server stops. */
  readonly shutdownTimeoutMs: number;
  /** Addresses, ranges and names of ranges of trusted proxies. */
  readonly trustedProxies: readonly string[];
  /** Factor for all rate limits; 0 disables them. */
  readonly rateLimits: number;
  /** Settings passed to the pages. */
  readonly site: SiteSettings;
  /** Origins from which pages may load remotes if their users agree; `:*` stands for any port. */
  readonly overrideOrigins: readonly string[];
  /** Names of the users whose pages may; null: all users. */
  readonly overrideUsers: readonly string[] | null;
  /** Null: metrics are for this machine only. */
  readonly metricsToken: string | null;
  /** Token of operators; null: no administration over HTTP. */
  readonly adminToken: string | null;
  /** How long administrative changes are recorded. */
  readonly adminLogDays: number;
  /** Program that prints PDFs; null searches for one. */
  readonly browserPath: string | null;
}

/** An invalid setting; the message has one line for each, naming its variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration from environment variables. Throws {@link ConfigurationError}. */
export function readConfiguration(environment: Environment): Configuration {
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
  const isLocal = isForThisMachine(settings.HOST, publicUrl);
  return {
    port: settings.PORT,
    host: settings.HOST ?? null,
    dataDir: settings.DATA_DIR,
    registry: settings.REGISTRY ?? null,
    assetsUrl: settings.ASSETS_URL ?? null,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseReplicaUrls: settings.DATABASE_REPLICA_URLS,
    smtpUrl: settings.SMTP_URL ?? null,
    publicUrl,
    providerEmail: settings.PROVIDER_EMAIL,
    dailyUpdate: {
      time: settings.DAILY_UPDATE_TIME,
      zone: settings.DAILY_UPDATE_TIME_ZONE ?? Settings.defaultZone.name,
    },
    mailFrom: settings.MAIL_FROM ?? null,
    brandingFile: settings.BRANDING_FILE ?? null,
    logLevel: settings.LOG_LEVEL,
    sampleProgrammes: settings.SAMPLE_CATALOGUE === 'off' ? null : settings.SAMPLE_PROGRAMMES,
    searchWorkers: settings.SEARCH_WORKERS,
    shutdownTimeoutMs: settings.SHUTDOWN_TIMEOUT * 1000,
    trustedProxies: settings.TRUST_PROXY,
    rateLimits: settings.RATE_LIMITS,
    site: {
      hasEvaluationFilter: settings.EVALUATION_FILTER === 'on',
      ...(settings.PRIVACY_POLICY_URL === undefined ? {} : { privacyPolicyUrl: settings.PRIVACY_POLICY_URL }),
    },
    overrideOrigins: settings.OVERRIDE_ORIGINS ?? (isLocal ? LOOPBACK_ORIGINS : []),
    overrideUsers: settings.OVERRIDE_USERS ?? (isLocal ? null : []),
    metricsToken: settings.METRICS_TOKEN ?? null,
    adminToken: settings.ADMIN_TOKEN ?? null,
    adminLogDays: settings.ADMIN_LOG_DAYS,
    browserPath: settings.AIRDEX_BROWSER ?? null,
  };
}
