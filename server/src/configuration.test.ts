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
      LOG_LEVEL: 'info',
      SAMPLE_CATALOGUE: 'off',
    });
    expect(configuration).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      dataDir: '/data',
      databaseReplicaUrls: ['postgres://a@d/c', 'postgres://a@e/c'],
      sampleProgrammes: null,
    });
  });

  test.each([
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: should start with postgres/],
    [{ DATABASE_REPLICA_URLS: 'postgres://x' }, /^DATABASE_REPLICA_URLS: needs DATABASE_URL/],
    [{ SAMPLE_PROGRAMMES: '0' }, /^SAMPLE_PROGRAMMES: /],
  ])('names the variable of a bad value: %j', (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment)).toThrow(message);
  });
});
