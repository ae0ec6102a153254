import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import {
  brandFolder,
  TEST_BRANDING,
  testPng,
  TEST_LOGO,
  type BrandFolder,
} from '../../testing/brand-file.ts';
import {
  enterProgrammes,
  runOnce,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../../testing/daily-update/letter-testbed.ts';
import { injectCall } from '../../testing/inject-call.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { attackMail } from '../features/account/sign-in-limits/attack-mail.ts';
import { confirmationMail } from '../features/daily-update/address/confirmation-mail.ts';
import { letterStyleHash } from '../features/daily-update/letter/letter-style.ts';
import { exportMessages } from '../features/exports/export-messages.ts';
import type { Brand } from '../branding/brand.ts';

/** Of one database: branding is not stored. */
const kind = testDatabase();

describe('an installation with a provider', () => {
  let folder: BrandFolder;
  let registry: TestRegistry;
  let server: TestServer;
  let brand: Brand;
  beforeAll(async () => {
    folder = await brandFolder();
    await folder.add('logo.png', testPng(60, 30));
    await folder.write({ ...TEST_BRANDING, icon: 'logo.png' });
    brand = folder.read();
    registry = await createTestRegistry();
    await registry.publish('first');
    server = await startTestServer(kind, { brand, registryFolder: registry.folder });
  });
  afterAll(async () => {
    await server.close();
    await registry.remove();
    await folder.remove();
  });

  const get = (url: string): Promise<LightMyRequestResponse> =>
    server.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
  /** Names in lower case belong to scripts and attributes. */
  const expectOwnName = (text: string): void => {
    expect(text).toContain('Screenline');
    expect(text).not.toContain('Airdex');
  };

  test.each(['/', '/login', '/no/such/page', '/confirmEmail/unknown', '/api/docs', '/api/openapi.json'])(
    'has %s under its own name',
    async (url) => {
      const { body } = await get(url);
      expect(body).toContain('Screenline');
      expect(body).not.toContain('Airdex');
    },
  );

  test('gives pages its colours, names and icon, within the policy', async () => {
    const { body, headers } = await get('/');
    const nonce = /<style nonce="([^"]+)">:root:root\{--color-accent:light-dark\(#0c5e58,/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(body).toContain(`url("${brand.logo?.path}")`);
    expect(body).toContain(`<link rel="icon" href="${brand.icon?.path}" type="image/png" />`);
    expect(body).toContain('Screenline could not be started');
    expect(body).not.toContain('og:image');
    const settings = /id="airdex-settings">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(settings)).toEqual({ hasEvaluationFilter: true, branding: brand.branding });
  });

  test('has no picture of the product', async () => {
    for (const url of ['/favicon.ico', '/preview.png']) expect((await get(url)).statusCode).toBe(404);
    expect((await get('/robots.txt')).statusCode).toBe(200);
  });

  test('serves its logo with a permanent cache lifetime, without its scripts', async () => {
    const { statusCode, headers, body } = await get(brand.logo?.path ?? '');
    expect([statusCode, body]).toEqual([200, TEST_LOGO]);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('shows its own name on the maintenance page', async () => {
    const empty = await createTestRegistry();
    const away = await startTestServer(kind, { brand, registryFolder: empty.folder });
    const { statusCode, body } = await away.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await away.close();
    await empty.remove();
    expect(statusCode).toBe(503);
    expect(body).toContain('<title>Screenline</title>');
    expectOwnName(body);
  });

  test('sends mails under its own name, in its colour', async () => {
    await server.call('recoverPassword', { body: { email: 'demo@example.com' } });
    const { subject, text, html, from } = await server.mailbox.next();
    expect(from?.text).toBe('"Screenline" <no-reply@example.com>');
    expect(subject).toBe('Reset your Screenline password');
    for (const part of [text ?? '', html || '']) expectOwnName(part);
    expect(html).toContain(brand.palette.light.accent);
    expect(html).not.toContain('#4338ca');
  });

  test.each(['en', 'ch'] as const)(
    'sends no mail about the account with the name of the product in %s',
    (language) => {
      const { installation } = server.parts;
      const user = { email: 'a@example.com', username: 'ada', language };
      for (const mail of [
        attackMail(user, installation),
        confirmationMail(
          { ...user, idUser: 1 } as Parameters<typeof confirmationMail>[0],
          'secret',
          installation,
        ),
      ])
        for (const part of [mail.subject, mail.text, mail.html ?? '']) {
          expect(part).toContain('Screenline');
          expect(part).not.toContain('Airdex');
        }
    },
  );

  test.each([
    ['SVG', 'logo.svg', false],
    ['PNG', 'logo.png', true],
  ])(
    'sends letters under its own name, with a logo that is %s only where mail programs show it',
    async (_, logo, isShown) => {
      await folder.write({ ...TEST_BRANDING, logo });
      const lettered = folder.read();
      const branded = {
        ...server,
        parts: { ...server.parts, installation: { ...server.parts.installation, brand: lettered } },
      };
      await withoutLetters(server);
      await subscribe(server, 'demo', { Everything: {} });
      await enterProgrammes(server, [{ local_title: `Launch ${logo}` }]);
      await runOnce(await testLetterServices(branded), { isNow: true });
      const { text, html } = await server.mailbox.next();
      for (const part of [text ?? '', html || '']) {
        expectOwnName(part);
        expect(part).toContain('Nordlys Media AS, Bergen');
      }
      const address = `https://tv.example.com${lettered.logo?.path}`;
      expect((html || '').includes(`src="${address}"`)).toBe(isShown);
      expect(html).toContain(brand.palette.light.soft);
    },
  );

  test('allows the style of its letters on the page that shows one', async () => {
    expect((await get('/letter/7')).headers['content-security-policy']).toContain(letterStyleHash(brand));
  });

  test('names files after itself, and its team in messages', async () => {
    const token = await server.signIn('demo');
    const { headers } = await injectCall(server.app, 'getMyData', { token });
    expect(headers['filename']).toBe('Screenline-My-Data.json');
    const pdf = await injectCall(server.app, 'getCardPdf', { token, body: { selectedIds: [1] } });
    expect(pdf.json()).toMatchObject({
      message: 'PDF export is not available at the moment. Please contact the Nordlys Media team.',
    });
    for (const texts of Object.values(exportMessages('Nordlys Media')))
      for (const text of Object.values(texts)) expect(text).not.toContain('Airdex');
  });
});
