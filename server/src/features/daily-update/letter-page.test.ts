import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createServer } from '../../app/create-server.ts';
import { DEFAULT_BRAND } from '../../branding/brand.ts';
import { letterStyleHash } from './letter/letter-style.ts';
import {
  enterProgrammes,
  letterFor,
  linkTo,
  runOnce,
  subgenresOf,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../../../testing/daily-update/letter-testbed.ts';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(2)'>\r\nBcc: victim@example.com`;

describe.each([testDatabase()])('the page of a letter on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let colleague: string;
  let limited: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    colleague = await server.signIn('colleague');
    limited = await server.signIn('limited');
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  const read = (token: string, idLetter: string) =>
    server.app.inject({
      url: `/api/DailyUpdate/GetDailyUpdateLetter/${idLetter}`,
      headers: { authorization: `Bearer ${token}` },
    });

  test('[API-09] [LET-01] shows a letter by its link only to the user it was sent to', async () => {
    const mail = await letterFor(server, 'demo');
    const idLetter = linkTo(mail.html, '/letter/').slice('/letter/'.length);
    expect(idLetter).toMatch(/^[\w-]{32}$/);
    const response = await read(demo, idLetter);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<!doctype html>');
    expect(response.body).toContain('Told of');
    expect(response.body).toContain(linkTo(mail.html, '/unSubscribe/'));

    for (const [token, id] of [
      [colleague, idLetter],
      [limited, idLetter],
      [demo, 'x'.repeat(32)],
      [demo, '1'],
      [demo, 'undefined'],
      [demo, '%F0%9F%8E%AC'],
    ] as const) {
      const empty = await read(token, id);
      expect([empty.statusCode, empty.body]).toEqual([200, '']);
    }
    expect((await read('nobody', idLetter)).statusCode).toBe(401);
    expect((await server.call('getDailyUpdateLetter', { params: { id: idLetter } })).status).toBe(401);
  });

  test('[LET-01] runs nothing that users or the catalogue wrote, and nothing else either', async () => {
    const idUser = await subscribe(server, 'demo', { [HOSTILE]: {} });
    await enterProgrammes(server, [{ local_title: HOSTILE, concept_en: HOSTILE }]);
    await runOnce(await testLetterServices(server), { isNow: true, idUser });
    const mail = await server.mailbox.next();
    const page = await read(demo, linkTo(mail.html, '/letter/').slice('/letter/'.length));
    for (const html of [mail.html || '', page.body]) {
      expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html).not.toMatch(/<script|<img|<iframe|<object|<form|<link|<base|javascript:/i);
      expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
    }
    expect(page.headers['content-security-policy']).toContain(
      `default-src 'none'; img-src 'self'; style-src ${letterStyleHash(DEFAULT_BRAND)};`,
    );
    const style = /<style>([^<]*)<\/style>/.exec(page.body)?.[1] ?? '';
    expect(`'sha256-${createHash('sha256').update(style).digest('base64')}'`).toBe(
      letterStyleHash(DEFAULT_BRAND),
    );
    expect(page.headers['content-security-policy']).toContain('sandbox');
    expect(page.headers['content-security-policy']).not.toMatch(/allow-scripts|script-src/);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect([mail.to].flat()[0]?.text).toBe('demo@example.com');
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.text).toContain('* "><script>alert(1)</script>');
  });

  test('[LET-01] leaves out what a changed subscription no longer includes', async () => {
    const { kysely } = server.database;
    const idUser = await subscribe(server, 'limited', { Everything: {} });
    const [drama = 0] = await subgenresOf(server, 'drama');
    await enterProgrammes(server, [
      { local_title: 'Stays inside', subgenre_id: drama },
      { local_title: 'Falls outside', subgenre_id: drama, launch_date: '2025-06-01' },
    ]);
    await runOnce(await testLetterServices(server), { isNow: true, idUser });
    const mail = await server.mailbox.next();
    expect(mail.subject).toContain('2 new programmes');
    const { company_id } = await kysely
      .selectFrom('app_user')
      .select('company_id')
      .where('id', '=', idUser)
      .executeTakeFirstOrThrow();
    const opens = (programmes_from: string) =>
      kysely.updateTable('access').set({ programmes_from }).where('company_id', '=', company_id).execute();
    await opens('2026-01-01');
    // Another server simulates the time after which the first one no longer remembers the subscription.
    const later = await createServer(server.parts);
    const page = await later.inject({
      url: `/api/DailyUpdate/GetDailyUpdateLetter/${linkTo(mail.html, '/letter/').slice('/letter/'.length)}`,
      headers: { authorization: `Bearer ${limited}` },
    });
    await opens('2023-01-01');
    await later.close();
    expect(page.body).toContain('Stays inside');
    expect(page.body).not.toContain('Falls outside');
    expect(page.body).toContain('1 new programme for you');
  });
});
