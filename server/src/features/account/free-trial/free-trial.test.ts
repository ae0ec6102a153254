import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { testDatabase } from '../../../../testing/test-database.ts';
import type { TestResponse } from '../../../../testing/test-call.ts';
import { startTestServer, TEST_INSTALLATION, type TestServer } from '../../../../testing/test-server.ts';

const request = {
  firstName: 'Ada',
  lastName: '王',
  country: 'Belgium',
  phoneNumber: '+3221234567',
  jobTitle: 'Head of formats',
  companyName: 'Éditions & Fils <Ltd>',
  email: 'ada@example.org',
  message: 'We would like to see\nthe catalogue.',
};

describe.each([testDatabase()])('requesting a free trial on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const ask = (changes: Record<string, unknown> = {}, language: 'en' | 'ch' = 'en'): Promise<TestResponse> =>
    server.call('freeTrial', { body: { ...request, ...changes }, language });

  test("[FTR-02] [API-01] reaches the provider's mailbox with every field, and replies go to the sender", async () => {
    expect(await ask({}, 'ch')).toMatchObject({ status: 200, json: true });
    const mail = await server.mailbox.next();
    expect(server.mailbox.envelopes().at(-1)).toEqual([TEST_INSTALLATION.providerEmail]);
    expect(mail.replyTo?.value).toMatchObject([{ address: 'ada@example.org' }]);
    expect(mail.from?.value).toMatchObject([{ address: 'no-reply@example.com' }]);
    expect(mail.subject).toBe('Free trial request: Éditions & Fils <Ltd>');
    for (const value of Object.values(request)) expect(mail.text).toContain(value);
    expect(mail.text).toContain('Language of the page: Chinese');
    expect(mail.html).toContain('Éditions &amp; Fils &lt;Ltd&gt;');
    expect(mail.html).not.toContain('<Ltd>');
  });

  test('[FTR-02] lets no field add a header or a recipient, or imitate another field', async () => {
    const before = server.mailbox.received().length;
    await ask({
      companyName: 'X\r\nBcc: victim@example.com\r\nSubject: other',
      firstName: 'Ada\nEmail: forged@example.com',
    });
    const mail = await server.mailbox.next();
    expect(mail.subject).toBe('Free trial request: X Bcc: victim@example.com Subject: other');
    expect(mail.headers.has('bcc')).toBe(false);
    expect(server.mailbox.envelopes().slice(before)).toEqual([[TEST_INSTALLATION.providerEmail]]);
    expect(mail.text).toContain('First name: Ada Email: forged@example.com');
    expect(mail.text?.match(/^Email: .*$/gm)).toEqual(['Email: ada@example.org']);
    expect(await ask({ email: 'ada@example.org\r\nCc: victim@example.com' })).toMatchObject({
      status: 400,
      json: { field: 'email' },
    });
  });

  test.each(Object.keys(request))(
    '[FTR-02] [API-01] is rejected by field without %s, or with a blank one',
    async (field) => {
      const before = server.mailbox.received().length;
      for (const value of [undefined, '', '  ', 5])
        expect(await ask({ [field]: value })).toMatchObject({
          status: 400,
          json: { error: 'validation', field },
        });
      expect(server.mailbox.received()).toHaveLength(before);
    },
  );

  test.each(['12a', '1+2', '++1', '+', '(0)2'])(
    '[FTR-02] rejects %s as a phone number',
    async (phoneNumber) => {
      expect(await ask({ phoneNumber })).toMatchObject({ status: 400, json: { field: 'phoneNumber' } });
    },
  );

  test('[FTR-02] makes too many requests from one address wait, but not those from another', async () => {
    const app = await createServer({ ...server.parts, http: { rateLimits: 0.1 } });
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/Account/FreeTrial/', remoteAddress, payload: request });
    for (let count = 0; count < 2; count++) expect((await from('10.8.0.1')).statusCode).toBe(200);
    const refused = await from('10.8.0.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.8.0.2')).statusCode).toBe(200);
    await app.close();
  });

  test('[FTR-02] is kept while the mail server is unavailable, and reaches the provider once', async () => {
    const before = server.mailbox.received().length;
    server.mailbox.failNext(1);
    expect(await ask({ companyName: 'Kept' })).toMatchObject({ status: 200, json: true });
    expect((await server.mailbox.next(({ subject = '' }) => subject.endsWith('Kept'))).text).toContain(
      'Kept',
    );
    expect(server.mailbox.received()).toHaveLength(before + 1);
  });
});
