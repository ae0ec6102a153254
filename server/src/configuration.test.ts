import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfiguration({ PATH: '/bin', PORT: '' })).toEqual({
      port: 8080,
      host: null,
      dataDir: './var',
      databaseUrl: null,
      databaseReplicaUrls: [],
      smtpUrl: null,
      publicUrl: 'http://localhost:8080',
      providerEmail: 'contact@airdex.example',
      mailFrom: 'Airdex <no-reply@localhost>',
      logLevel: 'warn',
      sampleProgrammes: 60_000,
      searchWorkers: 2,
    });
  });

  test('takes every setting', () => {
    const configuration = readConfiguration({
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgres://a@b/c',
      DATABASE_REPLICA_URLS: 'postgres://a@d/c, postgres://a@e/c',
      SMTP_URL: 'smtp://mail:25',
      PUBLIC_URL: 'https://tv.example.com/catalogue/',
      PROVIDER_EMAIL: 'desk@example.com',
      MAIL_FROM: 'TV desk <desk@example.com>',
      LOG_LEVEL: 'info',
      SAMPLE_CATALOGUE: 'off',
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
    });
  });

  test('mails come from the site by default', () => {
    expect(readConfiguration({ PUBLIC_URL: 'https://tv.example.com' }).mailFrom).toBe(
      'Airdex <no-reply@tv.example.com>',
    );
  });

  test.each([
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: should start with postgres/],
    [{ DATABASE_REPLICA_URLS: 'postgres://x' }, /^DATABASE_REPLICA_URLS: needs DATABASE_URL/],
    [{ PUBLIC_URL: 'tv.example.com' }, /^PUBLIC_URL: should be an address/],
    [{ PUBLIC_URL: 'https://tv.example.com/?a=1' }, /^PUBLIC_URL: /],
    [{ PROVIDER_EMAIL: 'desk' }, /^PROVIDER_EMAIL: /],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, /^MAIL_FROM: /],
    [{ SAMPLE_PROGRAMMES: '0' }, /^SAMPLE_PROGRAMMES: /],
  ])('names the variable of a bad value: %j', (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment)).toThrow(message);
  });
});
