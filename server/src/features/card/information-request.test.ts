import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { limitedSubscription } from '../../../testing/limited-subscription.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('requests for more analysis on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let programme: StoredProgramme;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    const { kysely } = server.database;
    const title = 'Night & <Day>\r\nBcc: someone@example.com';
    const [row] = await storedProgrammes(kysely);
    await kysely
      .updateTable('programme')
      .set({ local_title: title })
      .where('id', '=', row?.id ?? 0)
      .execute();
    programme = { ...(row as StoredProgramme), local_title: title };
  });
  afterAll(() => server.close());

  const request = (fields: Record<string, unknown> = {}, token: string | undefined = demo) =>
    server.call('informationRequest', {
      ...(token === undefined ? {} : { token }),
      body: {
        launchId: programme.id,
        localTitle: 'What the page showed',
        country: 'France',
        channel: 'A channel',
        request: 3,
        indicators: [2, 1],
        message: 'How did it do <b>against</b> the others?\nThank you.',
        ...fields,
      },
    });

  test('[INF-01] [API-02] reach the provider with the subject of the request, and replies go to the user', async () => {
    expect(await request()).toMatchObject({ status: 200, json: true });
    const mail = await server.mailbox.next();
    expect(mail.to).toMatchObject({ text: 'provider@example.com' });
    expect(mail.replyTo).toMatchObject({ text: 'demo@example.com' });
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.subject).toBe(
      'Information request: Competition analysis – Night & <Day> Bcc: someone@example.com',
    );
    for (const part of [
      'Competition analysis',
      'How did it do <b>against</b> the others?\nThank you.',
      'Indicators: Market share percentage (Msh%), Rating percentage (Rat%)',
      'Programme: Night & <Day>',
      `Channel: ${programme.channel}`,
      'From: demo, Lantern Bay Media (sample)',
      'Terms shown to the user: included in the subscription',
      `https://tv.example.com/card/${programme.id}`,
    ])
      expect(mail.text).toContain(part);
    expect(mail.text).not.toContain('What the page showed');
    const html = String(mail.html);
    expect(html).toContain('How did it do &lt;b&gt;against&lt;/b&gt; the others?<br>Thank you.');
    expect(html).not.toContain('<Day>');
    expect(html).toContain(`href="https://tv.example.com/card/${programme.id}"`);
  });

  test.each([
    [1, 'Additional performances of the programme'],
    [2, 'Tracking of the programme broadcasts'],
    [3, 'Competition analysis'],
    [4, 'Channel contextual analysis'],
    [5, 'Content evaluation'],
    [6, 'Additional video elements'],
    [7, 'Other information request'],
  ])('[INF-01] request type %i is %s', async (type, name) => {
    expect((await request({ request: type, indicators: undefined })).status).toBe(200);
    const mail = await server.mailbox.next();
    expect(mail.subject).toContain(`Information request: ${name} – `);
    expect(mail.text).toContain('Indicators: not specified');
  });

  test('accept null for optional fields', async () => {
    expect((await request({ indicators: null, country: null, channel: null })).status).toBe(200);
    expect((await server.mailbox.next()).text).toContain('Indicators: not specified');
  });

  test.each([
    [{ message: ' \n ' }, 'message'],
    [{ message: undefined }, 'message'],
    [{ request: undefined }, 'request'],
    [{ request: 8 }, 'request'],
    [{ request: '3' }, 'request'],
    [{ indicators: [9] }, 'indicators.0'],
    [{ launchId: 'x' }, 'launchId'],
    [{ message: 'x'.repeat(5001) }, 'message'],
  ])('[INF-01] reject %j, naming the field', async (fields, field) => {
    const mails = server.mailbox.received().length;
    expect(await request(fields)).toMatchObject({ status: 400, json: { error: 'validation', field } });
    expect(server.mailbox.received()).toHaveLength(mails);
  });

  test('say on the card, and in the mail, which kinds the subscription includes', async () => {
    const { opensResults, holds } = await limitedSubscription(server.database.kysely);
    const limited = await server.signIn('limited');
    const all = await storedProgrammes(server.database.kysely);
    const included = async (id: number | undefined, token: string) => {
      const { json } = await server.call('getCard', { token, params: { id: id ?? 0, forExport: false } });
      return (json as ProgrammeCard).includedRequests;
    };
    expect(await included(programme.id, demo)).toEqual([1, 3, 4, 5]);
    expect(await included(all.find(opensResults)?.id, limited)).toEqual([1, 3, 4]);
    const withoutResults = all.find((row) => holds(row) && !opensResults(row))?.id ?? 0;
    expect(await included(withoutResults, limited)).toEqual([]);
    expect((await request({ launchId: withoutResults }, limited)).status).toBe(200);
    expect((await server.mailbox.next()).text).toContain('Terms shown to the user: carries a fee');
  });

  test('[API-11] treat a programme outside the subscription as unknown', async () => {
    const { holds } = await limitedSubscription(server.database.kysely);
    const limited = await server.signIn('limited');
    const outside = (await storedProgrammes(server.database.kysely)).find((row) => !holds(row));
    const mails = server.mailbox.received().length;
    for (const launchId of [outside?.id, 999_999, 4_000_000_000, -1])
      expect(await request({ launchId }, limited)).toMatchObject({
        status: 404,
        json: { error: 'not-found' },
      });
    expect(server.mailbox.received()).toHaveLength(mails);
    expect((await server.call('informationRequest', { body: {} as never })).status).toBe(401);
  });

  test('[INF-01] are kept while the mail server is unavailable, and reach the provider', async () => {
    server.mailbox.failNext(1);
    expect(await request({ message: 'Kept' })).toMatchObject({ status: 200, json: true });
    await server.mailbox.next(({ text = '' }) => text.includes('Kept'));
  });
});
