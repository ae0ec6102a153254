import { IANAZone } from 'luxon';
import { z } from 'zod';
import { parseBucketAddress } from '@airdex/release-registry/bucket';
import { isOriginPattern } from '@airdex/shared-contracts/overrides';
import { isProxy } from './network-names.ts';
import { smtpParameterFault } from './smtp-parameters.ts';

/** Decimal digits only: `0x50` and `8e3` are more likely mistakes than intended numbers. */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d+$/, 'should be a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `should be at least ${least}`).max(most, `should be at most ${most}`));
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `should be one of ${values.join(', ')}` });
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'should start with postgres:// or postgresql://', abort: true })
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

/** Browsers refuse to load anything from such an address, and it shows the password to everybody. */
function isWithoutUser(text: string): boolean {
  const url = URL.parse(text);
  return url === null || (url.username === '' && url.password === '');
}

function namesBucket(address: string): boolean {
  try {
    parseBucketAddress(address);
    return true;
  } catch {
    return false;
  }
}

/** Allows no origin. */
const NO_ORIGINS = 'none';

/**
 * The settings, by the name of their environment variable. An empty variable counts as not set. The descriptions are
 * the text of docs/configuration.md.
 */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(8080).describe('Port to listen on. 0 chooses a free port.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'should be the name or address of an interface, such as 0.0.0.0')
    .optional()
    .describe(
      'Interface to listen on. Unset: only this machine, over IPv4 and IPv6. `0.0.0.0` or `::`: every interface.',
    ),
  DATA_DIR: z
    .string()
    .default('./var')
    .describe(
      'Folder of the embedded database, the releases, pictures, videos, mails and the [stored search index](operations.md#the-stored-search-index). Without `DATABASE_URL`, only one server at a time can use it.',
    ),
  REGISTRY: z
    .string()
    .refine(namesBucket, 'should be the address of a bucket, such as s3://releases/airdex')
    .optional()
    .describe(
      'Bucket with the releases of shell and remotes ([a registry in a bucket](operations.md#a-registry-in-a-bucket)): `s3://BUCKET/PREFIX`. Unset: the folder `DATA_DIR/registry`.',
    ),
  ASSETS_URL: z
    .string()
    .refine(isSiteAddress, 'should be an address like https://cdn.example.com')
    .refine(isWithoutUser, 'should not contain a user or a password')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe(
      'Address from which browsers load shell and remotes, such as a CDN in front of the bucket: the paths of releases are added to it. Unset: this server.',
    ),
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      'PostgreSQL server to use instead of the embedded database: `postgres://user:password@host/name`.',
    ),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform(listOf)
    .pipe(z.array(postgresUrl))
    .default([])
    .describe(
      'Read replicas of `DATABASE_URL`, separated by commas. A replica that does not respond is not used.',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, {
      error: 'should start with smtp:// or smtps:// and name a host',
      abort: true,
    })
    .refine((text) => URL.canParse(text), { error: 'is not an address', abort: true })
    .superRefine((text, context) => {
      const message = smtpParameterFault(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .refine(
      (text) => /^(?:true|false)?$/.test(URL.parse(text)?.searchParams.get('requireTLS') ?? ''),
      'has a requireTLS that is neither true nor false',
    )
    .optional()
    .describe(
      'Mail server: `smtp://user:password@host:587`. The connection requires TLS, unless the server is this machine or you add `?requireTLS=false`. Unset: mails are written to files in `DATA_DIR/outbox`.',
    ),
  PUBLIC_URL: z
    .string()
    .refine(isSiteAddress, 'should be an address like https://catalogue.example.com')
    .refine(isWithoutUser, 'should not contain a user or a password')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe('Address that subscribers open. Links in mails start with it. Unset: `http://localhost:PORT`.'),
  PROVIDER_EMAIL: z
    .email('should be an email address')
    .default('contact@airdex.example')
    .describe('Mailbox that receives requests for free trials and further information.'),
  PRIVACY_POLICY_URL: z
    .url({ protocol: /^https?$/, error: 'should be an address like https://example.com/privacy' })
    .optional()
    .describe(
      'Address of the privacy policy that the pages link to. Unset: the page `/privacy` of the product.',
    ),
  BRANDING_FILE: z
    .string()
    .trim()
    .optional()
    .describe(
      'YAML file with the names, logo, colour, contact and texts of the provider ([branding](installation.md#branding)). Unset: those of the product.',
    ),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'should be an address, or a name and an <address>')
    .optional()
    .describe(
      'Sender of all mails. Unset: the name of the product and `<no-reply@…>` with the host of `PUBLIC_URL`.',
    ),
  DAILY_UPDATE_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'should be a time of the day such as 06:00')
    .default('06:00')
    .describe('Time of day at which the server starts to send daily letters.'),
  DAILY_UPDATE_TIME_ZONE: z
    .string()
    .refine((zone) => IANAZone.isValidZone(zone), 'should be a time zone such as Europe/Paris')
    .optional()
    .describe(
      'Time zone of `DAILY_UPDATE_TIME`, such as `Europe/Paris`. Unset: the time zone of the machine.',
    ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('Least severe level that is logged. `info` adds a line for every request.'),
  SHUTDOWN_TIMEOUT: wholeNumber(0, 3600)
    .default(20)
    .describe(
      'Seconds that running calls, including exports, may take to finish after the server is asked to stop.',
    ),
  TRUST_PROXY: z
    .string()
    .transform(listOf)
    .pipe(
      z.array(
        z
          .string()
          .refine((text) => !/\/0+$/.test(text), {
            error: 'should not trust every address, because any caller could then claim any address',
            abort: true,
          })
          .refine(isProxy, 'should list addresses, ranges such as 10.0.0.0/8, or loopback'),
      ),
    )
    .default([])
    .describe(
      'Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`, separated by commas. Unset: none.',
    ),
  RATE_LIMITS: z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, 'should be a number such as 2 or 0.5')
    .transform(Number)
    .pipe(z.number().min(0, 'should be at least 0').max(1000, 'should be at most 1000'))
    .default(1)
    .describe('Factor for the limits of calls: 2 doubles them, 0 turns them off.'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S*$/, 'should not contain spaces')
    .min(16, 'should have at least 16 characters')
    .optional()
    .describe(
      'Bearer token for `/metrics`, of 16 characters or more. Unset: only this machine can read `/metrics`.',
    ),
  ADMIN_TOKEN: z
    .string()
    .regex(/^\S*$/, 'should not contain spaces')
    .min(32, 'should have at least 32 characters')
    .optional()
    .describe(
      'Bearer token for [administration](installation.md) over HTTP, of 32 characters or more. Unset: these calls do not exist.',
    ),
  ADMIN_LOG_DAYS: wholeNumber(1, 36_500)
    .default(730)
    .describe('Days for which the record of administrative changes is kept.'),
  AIRDEX_BROWSER: z
    .string()
    .optional()
    .describe(
      'Path of the Chromium, Chrome or Edge that prints PDFs. Unset: the server looks for an installed browser. Without a browser, PDF exports get a 503 response.',
    ),
  SAMPLE_CATALOGUE: oneOf(['on', 'off'])
    .default('on')
    .describe(
      '`off`: an empty database gets no sample catalogue and no sample users. A database with imported data never gets them.',
    ),
  SAMPLE_PROGRAMMES: wholeNumber(1, 5_000_000)
    .default(60_000)
    .describe('Number of programmes in the sample catalogue that is created in an empty database.'),
  EVALUATION_FILTER: oneOf(['on', 'off'])
    .default('on')
    .describe('`off`: the advanced search has no filter for programmes with an evaluation.'),
  OVERRIDE_ORIGINS: z
    .string()
    .transform((text) => (text.trim() === NO_ORIGINS ? [] : listOf(text)))
    .pipe(
      z.array(
        z
          .string()
          .refine(
            isOriginPattern,
            'should list origins such as http://localhost:4102 or http://localhost:*, or be none',
          ),
      ),
    )
    .optional()
    .describe(
      'Origins from which a page may load a remote when its address requests it (`?mfe=…`), separated by commas. `:*` stands for any port, `none` allows no origin. Unset: `http://localhost:*` and `http://127.0.0.1:*` if `HOST` and `PUBLIC_URL` limit the site to this machine, otherwise none.',
    ),
  OVERRIDE_USERS: z
    .string()
    .transform(listOf)
    .optional()
    .describe(
      'Names of the users who may use such overrides after they agree, separated by commas. A change takes effect at the next sign-in. Unset: every user if the site is limited to this machine, otherwise no user.',
    ),
  SEARCH_WORKERS: wholeNumber(1, 64).default(2).describe('Number of threads that run searches.'),
});

/** The settings as the schema reads them. */
export type EnvironmentSettings = z.output<typeof environmentSchema>;
