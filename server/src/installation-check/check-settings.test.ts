import { expect, test } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { checkSettings, readSettings } from './check-settings.ts';

/** A public site with all required settings. */
const SITE = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://tv.example.com',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  TRUST_PROXY: 'loopback',
  PROVIDER_EMAIL: 'sales@tv.example.com',
};

const TOKEN = '4f1d9a07c2b8e6530f1d9a07c2b8e653';

const found = (environment: Readonly<Record<string, string>>): string[] =>
  checkSettings(readConfiguration(environment)).map(({ level, setting }) => `${level} ${setting ?? ''}`);

test('a site with safe settings, and a server for this machine only, have no finding', () => {
  expect(found(SITE)).toEqual([]);
  expect(found({})).toEqual([]);
  const usual = {
    TRUST_PROXY: '10.0.0.0/8,2001:db8::/32',
    SMTP_URL: 'smtp://127.0.0.1?requireTLS=false',
    MAIL_FROM: 'Sales <sales@tv.example.com>',
  };
  expect(found({ ...SITE, ...usual })).toEqual([]);
});

test.each([
  ['error PUBLIC_URL', { PUBLIC_URL: 'http://tv.example.com' }],
  ['error PUBLIC_URL', { PUBLIC_URL: 'http://localhost:8080' }],
  ['error SMTP_URL', { SMTP_URL: '' }],
  ['warning TRUST_PROXY', { TRUST_PROXY: '' }],
  ['error PROVIDER_EMAIL', { PROVIDER_EMAIL: '' }],
  ['error METRICS_TOKEN', { METRICS_TOKEN: '0000000000000000' }],
  ['error ADMIN_TOKEN', { ADMIN_TOKEN: 'change-me-change-me-change-me-change-me' }],
  ['error DATABASE_URL', { DATABASE_URL: 'postgres://airdex:airdex@db.example.com/airdex' }],
  ['warning DATABASE_URL', { DATABASE_URL: 'postgres://airdex:airdex@localhost/airdex' }],
  ['warning RATE_LIMITS', { RATE_LIMITS: '0' }],
  ['error TRUST_PROXY', { TRUST_PROXY: 'loopback,0.0.0.0/1' }],
  ['error TRUST_PROXY', { TRUST_PROXY: '::/1' }],
  ['warning SMTP_URL', { SMTP_URL: 'smtp://mail.example.com?requireTLS=false' }],
  ['error MAIL_FROM', { MAIL_FROM: 'Airdex <no-reply@airdex.example>' }],
  ['error MAIL_FROM', { MAIL_FROM: 'no-reply@localhost' }],
  ['warning LOG_LEVEL', { LOG_LEVEL: 'silent' }],
  ['warning PORT', { PORT: '0' }],
  ['error ADMIN_TOKEN', { ADMIN_TOKEN: TOKEN, METRICS_TOKEN: TOKEN }],
  [
    'error DATABASE_REPLICA_URLS',
    {
      DATABASE_URL: 'postgres://airdex:9f2c51d0@db.example.com/airdex',
      DATABASE_REPLICA_URLS: 'postgres://airdex:airdex@replica.example.com/airdex',
    },
  ],
])('reports %s for %j', (finding, settings) => {
  expect(found({ ...SITE, ...settings })).toEqual([finding]);
});

test.each([
  [['error OVERRIDE_ORIGINS'], 'http://dev.example.com', 'demo'],
  [['warning OVERRIDE_ORIGINS'], 'https://dev.example.com,http://localhost:*', 'demo'],
  [[], 'none', 'demo'],
])('reports %j for code from %s', (findings, OVERRIDE_ORIGINS, OVERRIDE_USERS) => {
  expect(found({ ...SITE, OVERRIDE_ORIGINS, OVERRIDE_USERS })).toEqual(findings);
});

test('names each invalid setting', () => {
  expect(readSettings({ PORT: 'eighty', LOG_LEVEL: 'loud' })).toEqual([
    { level: 'error', setting: 'PORT', text: 'The value should be a whole number.' },
    {
      level: 'error',
      setting: 'LOG_LEVEL',
      text: 'The value should be one of fatal, error, warn, info, debug, trace, silent.',
    },
  ]);
});
