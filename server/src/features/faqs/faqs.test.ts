import { parse as parseDisposition } from 'content-disposition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FaqChapter } from '@airdex/shared-contracts/api';
import { testDatabase } from '../../../testing/test-database.ts';
import { storeContentFile } from '../media/content-files.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('questions and answers on $name', (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('limited');
  });
  afterAll(() => server.close());

  const chapters = async (language: 'en' | 'ch' = 'en'): Promise<FaqChapter[]> =>
    (await server.call('getFaqsChapters', { token, language })).json as FaqChapter[];
  const attachment = (id: number | string, language: 'en' | 'ch' = 'en') =>
    server.app.inject({
      url: `/api/Faqs/GetAttachment/${id}`,
      headers: { authorization: `Bearer ${token}`, ...(language === 'ch' ? { languageid: '1' } : {}) },
    });
  const withAttachment = (all: readonly FaqChapter[]) =>
    all.flatMap(({ faqs }) => faqs).filter(({ hasAttachment }) => hasAttachment);

  test('[FAQ-01] [API-09] have a PDF for some answers, in the language of the call, its name in the FileName header', async () => {
    const files = withAttachment(await chapters());
    expect(files.length).toBeGreaterThan(1);
    for (const { id } of files)
      for (const language of ['en', 'ch'] as const) {
        const answer = await attachment(id, language);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toBe('application/pdf');
        expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
        expect(answer.rawPayload.subarray(-6).toString()).toBe('%%EOF\n');
        const name = String(answer.headers['filename']);
        expect(name).toMatch(/^[\x21-\x7e]+$/);
        expect(decodeURIComponent(name)).toMatch(
          language === 'en' ? /^Guide – .+\.pdf$/ : /^使用指南：.+\.pdf$/,
        );
        const disposition = parseDisposition(String(answer.headers['content-disposition']));
        expect(disposition).toMatchObject({
          type: 'attachment',
          parameters: { filename: decodeURIComponent(name) },
        });
      }
  });

  test('[FAQ-01] use the file of one language for the other, whatever its type and name', async () => {
    const { kysely } = server.database;
    const content = Buffer.from([0, 255, 13, 10, 0]);
    const fileName = 'Ångström "50%" / 测试; x=1.bin';
    const type = 'application/octet-stream';
    await storeContentFile(kysely, { name: 'odd', language: 'en', fileName, type, content });
    const [faq] = (await chapters()).flatMap(({ faqs }) => faqs);
    await kysely
      .updateTable('faq')
      .set({ attachment: 'odd' })
      .where('id', '=', faq?.id ?? 0)
      .execute();
    for (const language of ['en', 'ch'] as const) {
      const answer = await attachment(faq?.id ?? 0, language);
      expect(answer.rawPayload).toEqual(content);
      expect(decodeURIComponent(String(answer.headers['filename']))).toBe(fileName);
    }
    await storeContentFile(kysely, {
      name: 'odd',
      language: 'en',
      fileName,
      type,
      content: Buffer.from('new'),
    });
    expect((await attachment(faq?.id ?? 0)).body).toBe('new');
  });

  test('[FAQ-01] [API-09] return 404 without an attachment, 400 for an invalid id, and 401 without a session', async () => {
    const { kysely } = server.database;
    const [without] = (await chapters()).flatMap(({ faqs }) => faqs).filter((faq) => !faq.hasAttachment);
    for (const id of [without?.id ?? 0, 0, 999_999])
      expect((await attachment(id)).json()).toMatchObject({ error: 'not-found' });
    expect((await attachment(without?.id ?? 0)).statusCode).toBe(404);
    expect((await attachment('x')).json()).toMatchObject({ error: 'validation', field: 'id' });
    await kysely
      .updateTable('faq')
      .set({ attachment: 'gone' })
      .where('id', '=', without?.id ?? 0)
      .execute();
    expect((await attachment(without?.id ?? 0)).statusCode).toBe(404);
    for (const url of ['/api/Faqs/GetFaqsChapters/', `/api/Faqs/GetAttachment/${without?.id ?? 0}`])
      expect((await server.app.inject({ url })).statusCode).toBe(401);
  });

  test('[FAQ-01] have no attachments in an installation from before they existed', async () => {
    await server.database.kysely.updateTable('faq').set({ attachment: null }).execute();
    expect(withAttachment(await chapters())).toEqual([]);
    expect((await chapters()).length).toBeGreaterThan(2);
  });
});
