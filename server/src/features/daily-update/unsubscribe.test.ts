import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { idOfUser, letterFor, linkTo, withoutLetters } from '../../../testing/daily-update/letter-testbed.ts';

describe.each([testDatabase()])('unsubscribing from the daily update on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let colleague: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    colleague = await server.signIn('colleague');
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  const settingsOf = async (token: string) => (await server.call('getDailyUpdateConfig', { token })).json;
  const disable = (path: string) =>
    server.call('disableDailyUpdate', {
      params: { idLetter: path.split('/')[2] ?? '', idUser: path.split('/')[3] ?? '' },
    });

  test('[API-01] [UNS-01] the link of a letter ends the daily update of its reader, each time, and no other', async () => {
    const others = await letterFor(server, 'colleague');
    const mail = await letterFor(server, 'demo');
    const link = linkTo(mail.html, '/unSubscribe/');
    const foreign = linkTo(others.html, '/unSubscribe/');
    const [, , idLetter = '', idUser = ''] = link.split('/');
    const [, , otherLetter = '', otherUser = ''] = foreign.split('/');
    for (const wrong of [
      `/unSubscribe/${idLetter}/${otherUser}`,
      `/unSubscribe/${otherLetter}/${idUser}`,
      `/unSubscribe/${idUser}/${idLetter}`,
      `/unSubscribe/${idLetter}/${idLetter}`,
      `/unSubscribe/1/${await idOfUser(server, 'demo')}`,
      `/unSubscribe/${idLetter}/${idUser.slice(0, -1)}`,
    ])
      expect(await disable(wrong)).toMatchObject({ status: 200, json: false });
    expect(await settingsOf(demo)).toMatchObject({ isActive: true });

    for (let time = 0; time < 2; time++) {
      expect(await disable(link)).toMatchObject({ status: 200, json: true });
      expect(await settingsOf(demo)).toMatchObject({ isActive: false });
    }
    expect(await settingsOf(colleague)).toMatchObject({ isActive: true });
  });

  test('neither part of a link is stored', async () => {
    const link = linkTo((await letterFor(server, 'demo')).html, '/unSubscribe/');
    const rows = JSON.stringify(
      await server.database.kysely.selectFrom('daily_letter').selectAll().execute(),
    );
    for (const part of link.split('/').slice(2)) expect(rows).not.toContain(part);
  });

  const oneClick = (url: string, type: string, payload: string) =>
    server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const FORM = 'application/x-www-form-urlencoded';
  const MULTIPART = 'multipart/form-data; boundary=xyz';
  const multipart = (name: string) =>
    `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nOne-Click\r\n--xyz--\r\n`;

  test.each([
    ['a form', FORM, 'List-Unsubscribe=One-Click'],
    ['a multipart form', MULTIPART, multipart('List-Unsubscribe')],
  ])(
    '[UNS-01] mail programs unsubscribe by one POST of %s to the address in the header',
    async (_, type, body) => {
      const url = linkTo((await letterFor(server, 'demo')).html, '/unSubscribe/');
      const response = await oneClick(url, type, body);
      expect([response.statusCode, response.body]).toEqual([200, 'Unsubscribed']);
      expect(await settingsOf(demo)).toMatchObject({ isActive: false });
      expect((await oneClick(url, type, body)).statusCode).toBe(200);
    },
  );

  test('a POST without that field, or of an invalid link, changes nothing', async () => {
    const url = linkTo((await letterFor(server, 'demo')).html, '/unSubscribe/');
    const field = 'List-Unsubscribe=One-Click';
    for (const [type, body, status] of [
      [FORM, 'x=List-Unsubscribe=One-Click', 400],
      [FORM, '', 400],
      [MULTIPART, multipart('Other'), 400],
      ['application/json', '{}', 415],
      [FORM, field + '&'.repeat(5000), 413],
    ] as const)
      expect((await oneClick(url, type, body)).statusCode).toBe(status);
    expect((await oneClick(`${url}x`, FORM, field)).statusCode).toBe(404);
    expect(await settingsOf(demo)).toMatchObject({ isActive: true });
  });
});
