import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routeOfPage, SECRET_PATHS, withoutSecrets } from './secret-paths.ts';

describe('secrets in addresses', () => {
  test('are those of one-time links and letters', () => {
    expect(SECRET_PATHS).toEqual(
      expect.arrayContaining([
        '/recoverPassword/:hash',
        '/unSubscribe/:idLetter/:idUser',
        '/letter/:id',
        '/confirmEmail/:secret',
        '/api/Account/DisableDailyUpdate/{idLetter}/{idUser}',
      ]),
    );
  });

  test.each(SECRET_PATHS)('are not logged: %s appears without its parameters', (path) => {
    const address = path.replace(/[:{]\w+}?/g, 's3cret-Value_9');
    for (const text of [
      address,
      `https://tv.example.com${address}?next=1`,
      `fetch of "${address.toLowerCase()}" failed`,
      `GET ${address.toUpperCase()}/`,
    ])
      expect(withoutSecrets(text)).not.toMatch(/s3cret/i);
  });

  test.each(SECRET_PATHS)('of %s stay out of the access log of the nginx in the guide', (path) => {
    const guide = readFileSync(new URL('../../../docs/operations/nginx.conf', import.meta.url), 'utf8');
    const pattern = /~\*(\S+) "\(one-time link\)"/.exec(guide)?.[1] ?? '(?!)';
    expect(path).toMatch(new RegExp(pattern, 'i'));
    expect(guide).toMatch(/log_format airdex (?:(?!request_uri|http_referer|\$request\b)[^;])*;/);
  });

  test('are the only change: programmes and sources in stack traces stay', () => {
    for (const text of [
      'https://tv.example.com/card/17',
      '/recoverPassword',
      'at send (file:///srv/server/src/daily-update/letter/letter-style.ts:10:4)',
      'at send (file:///srv/server/src/daily-update/letter/parts/letter.mjs:1:4)',
    ])
      expect(withoutSecrets(text)).toBe(text);
  });

  test.each([
    ['https://tv.example.com/card/17?x=1', '/card/:id'],
    ['https://tv.example.com/RECOVERPASSWORD/abc/', '/recoverPassword/:hash'],
    ['https://tv.example.com/', '/'],
    ['https://tv.example.com/recover%50assword/abc', null],
    ['https://tv.example.com/made/up', null],
    ['nonsense', null],
  ])('do not appear in the route of %s, which is %s', (address, route) => {
    expect(routeOfPage(address)).toBe(route);
  });
});
