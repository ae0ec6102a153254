import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { environmentSchema } from './environment-schema.ts';

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfiguration({ PATH: '/bin', PORT: '' })).toEqual({
      port: 8080,
      host: null,
      dataDir: './var',
      registry: null,
      assetsUrl: null,
      databaseUrl: null,
      databaseReplicaUrls: [],
      smtpUrl: null,
      publicUrl: 'http://localhost:8080',
      providerEmail: 'contact@airdex.example',
      mailFrom: null,
      brandingFile: null,
      dailyUpdate: { time: '06:00', zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      logLevel: 'warn',
      sampleProgrammes: 60_000,
      searchWorkers: 2,
      shutdownTimeoutMs: 20_000,
      trustedProxies: [],
      rateLimits: 1,
      site: { hasEvaluationFilter: true },
      overrideOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
      overrideUsers: null,
      metricsToken: null,
      adminToken: null,
      adminLogDays: 730,
      browserPath: null,
    });
  });

  test('reads every setting', () => {
    const configuration = readConfiguration({
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgres://a@b/c',
      DATABASE_REPLICA_URLS: 'postgres://a@d/c, postgres://a@e/c',
      SMTP_URL: 'smtp://mail:25',
      PUBLIC_URL: 'https://tv.example.com/catalogue/',
      PROVIDER_EMAIL: 'desk@example.com',
      PRIVACY_POLICY_URL: 'https://example.com/privacy',
      MAIL_FROM: 'TV desk <desk@example.com>',
      DAILY_UPDATE_TIME: '07:30',
      DAILY_UPDATE_TIME_ZONE: 'Asia/Shanghai',
      LOG_LEVEL: 'info',
      SAMPLE_CATALOGUE: 'off',
      SHUTDOWN_TIMEOUT: '90',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1',
      RATE_LIMITS: '2.5',
      EVALUATION_FILTER: 'off',
      OVERRIDE_ORIGINS: 'https://dev.example.com, http://localhost:*',
      OVERRIDE_USERS: 'Ada, grace',
      METRICS_TOKEN: 'a-long-enough-token',
      ADMIN_TOKEN: 'the-long-token-of-operators-of-this-site',
      ADMIN_LOG_DAYS: '30',
    });
    expect(configuration).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      dataDir: '/data',
      databaseReplicaUrls: ['postgres://a@d/c', 'postgres://a@e/c'],
      sampleProgrammes: null,
      smtpUrl: 'smtp://mail:25',
      publicUrl: 'https://tv.example.com/catalogue',
      providerEmail: 'desk@example.com',
      mailFrom: 'TV desk <desk@example.com>',
      brandingFile: null,
      dailyUpdate: { time: '07:30', zone: 'Asia/Shanghai' },
      shutdownTimeoutMs: 90_000,
      trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::1'],
      rateLimits: 2.5,
      site: { hasEvaluationFilter: false, privacyPolicyUrl: 'https://example.com/privacy' },
      overrideOrigins: ['https://dev.example.com', 'http://localhost:*'],
      overrideUsers: ['Ada', 'grace'],
      metricsToken: 'a-long-enough-token',
      adminToken: 'the-long-token-of-operators-of-this-site',
      adminLogDays: 30,
    });
  });

  test.each([
    [{ PUBLIC_URL: 'https://tv.example.com' }],
    [{ HOST: '0.0.0.0' }],
    [{ OVERRIDE_ORIGINS: 'none' }],
    [{ HOST: '::', PUBLIC_URL: 'http://localhost:8080' }],
  ])(
    '[MFE-05] pages load remotes only from this server once other users can open them: %j',
    (environment) => {
      expect(readConfiguration(environment).overrideOrigins).toEqual([]);
    },
  );

  test('[MFE-05] allowed origins apply only to the named users once others can open the site', () => {
    const allowed = { HOST: '0.0.0.0', OVERRIDE_ORIGINS: 'http://localhost:*' };
    expect(readConfiguration(allowed).overrideUsers).toEqual([]);
    expect(readConfiguration({ ...allowed, OVERRIDE_USERS: 'ada' }).overrideUsers).toEqual(['ada']);
    expect(readConfiguration({ OVERRIDE_USERS: 'ada' }).overrideUsers).toEqual(['ada']);
    expect(readConfiguration({}).overrideUsers).toBeNull();
  });

  test('[MFE-05] pages for this machine only load remotes from its dev servers', () => {
    for (const environment of [{}, { HOST: '127.0.0.1' }, { PUBLIC_URL: 'http://localhost:9000' }])
      expect(readConfiguration(environment).overrideOrigins).toEqual([
        'http://localhost:*',
        'http://127.0.0.1:*',
      ]);
  });

  test.each([
    [{ PORT: 'eighty' }, /^PORT: should be a whole number$/],
    [{ PORT: '80.5' }, /^PORT: should be a whole number$/],
    [{ PORT: '0x50' }, /^PORT: should be a whole number$/],
    [{ PORT: '8e3' }, /^PORT: should be a whole number$/],
    [{ RATE_LIMITS: '0x2' }, /^RATE_LIMITS: should be a number such as 2 or 0.5$/],
    [{ PORT: '70000' }, /^PORT: should be at most 65535$/],
    [{ HOST: 'http://0.0.0.0' }, /^HOST: should be the name or address/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: should be one of fatal, error, warn/],
    [{ REGISTRY: 's3://' }, /^REGISTRY: should be the address of a bucket/],
    [{ DATABASE_URL: 'postgres://[x' }, /^DATABASE_URL: is not an address/],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL: should start with smtp:.*$/],
    [{ SMTP_URL: 'smtp://mail?requireTLS=no' }, /^SMTP_URL: has a requireTLS that is neither/],
    [
      { SMTP_URL: 'smtp://mail?requiretls=false' },
      /^SMTP_URL: has the parameter requiretls, which is not known$/,
    ],
    [{ SMTP_URL: 'smtp://ada:1?secret@mail' }, /^SMTP_URL: contains a \? before the host; write it as %3F$/],
    [{ SHUTDOWN_TIMEOUT: '20s' }, /^SHUTDOWN_TIMEOUT: should be a whole number$/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY: should list addresses/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY: should list addresses/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY: should not trust every address/],
    [{ TRUST_PROXY: '::/0' }, /^TRUST_PROXY: should not trust every address/],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, /^TRUST_PROXY: should list addresses/],
    [{ RATE_LIMITS: '-1' }, /^RATE_LIMITS: should be at least 0$/],
    [{ METRICS_TOKEN: 'a token with a few spaces' }, /^METRICS_TOKEN: should not contain spaces$/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: should have at least 16 characters$/],
    [{ ADMIN_TOKEN: 'a-token-that-is-short' }, /^ADMIN_TOKEN: should have at least 32 characters$/],
    [{ ADMIN_LOG_DAYS: '0' }, /^ADMIN_LOG_DAYS: should be at least 1$/],
    [{ DATABASE_URL: 'catalogue' }, /^DATABASE_URL: should start with postgres:.*$/],
    [{ DATABASE_REPLICA_URLS: 'postgres://x' }, /^DATABASE_REPLICA_URLS: needs DATABASE_URL/],
    [{ PUBLIC_URL: 'tv.example.com' }, /^PUBLIC_URL: should be an address/],
    [{ PUBLIC_URL: 'https://tv.example.com/?a=1' }, /^PUBLIC_URL: /],
    [
      { PUBLIC_URL: 'https://ada:pw@tv.example.com' },
      /^PUBLIC_URL: should not contain a user or a password$/,
    ],
    [{ ASSETS_URL: 'https://ada@cdn.example.com' }, /^ASSETS_URL: should not contain a user or a password$/],
    [{ PROVIDER_EMAIL: 'desk' }, /^PROVIDER_EMAIL: /],
    [{ PRIVACY_POLICY_URL: 'example.com/privacy' }, /^PRIVACY_POLICY_URL: should be an address/],
    [{ PRIVACY_POLICY_URL: 'javascript:alert(1)' }, /^PRIVACY_POLICY_URL: should be an address/],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, /^MAIL_FROM: /],
    [{ DAILY_UPDATE_TIME: '24:00' }, /^DAILY_UPDATE_TIME: should be a time of the day/],
    [{ DAILY_UPDATE_TIME_ZONE: 'Paris' }, /^DAILY_UPDATE_TIME_ZONE: should be a time zone/],
    [{ OVERRIDE_ORIGINS: '*' }, /^OVERRIDE_ORIGINS: should list origins/],
    [{ OVERRIDE_ORIGINS: 'localhost:4102' }, /^OVERRIDE_ORIGINS: should list origins/],
    [{ SAMPLE_PROGRAMMES: '0' }, /^SAMPLE_PROGRAMMES: /],
  ])('names the variable of an invalid value: %j', (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment)).toThrow(message);
  });

  test.each(['smtp://mail', 'smtps://ada:pw@mail:465?tls.rejectUnauthorized=false&name=tv&requireTLS=true'])(
    'accepts the mail server %s',
    (SMTP_URL) => {
      expect(readConfiguration({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
    },
  );

  test('names every invalid variable on its own line, and shows no secret', () => {
    const secret = { PORT: 'x', DATABASE_URL: 'mysql://user:secret@host', METRICS_TOKEN: 'secret' };
    const read = (): unknown => readConfiguration(secret);
    expect(read).toThrow(/^PORT: .*\nDATABASE_URL: .*\nMETRICS_TOKEN: [^\n]*$/);
    expect(read).not.toThrow(/secret/);
  });

  test('is documented setting by setting in docs/configuration.md', async () => {
    const page = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
    const cells = page
      .split('\n')
      .filter((line) => /^\| `[A-Z_]+`/.test(line))
      .map((line) => line.split('|').slice(1, -1))
      .map((row) => row.map((cell) => cell.trim()));
    const settings = Object.entries(environmentSchema.shape).map(([name, schema]) => {
      const initial = schema.safeParse(undefined).data ?? [];
      const shown = Array.isArray(initial) ? '–' : `\`${initial}\``;
      return [`\`${name}\``, shown, schema.description];
    });
    expect(cells).toEqual(settings);
  });
});
