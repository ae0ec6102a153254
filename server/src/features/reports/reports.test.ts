import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HomeInsights, Report } from '@airdex/shared-contracts/api';
import { SAMPLE_VIDEOS } from '@airdex/catalogue-data/sample';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, TEST_VIDEO, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('reports on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let limited: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    limited = await server.signIn('limited');
    const { kysely } = server.database;
    const videos = await kysely.selectFrom('report').select('video').where('video', 'is not', null).execute();
    // The sample names its own clips; this server has one with another name.
    for (const { video } of videos) expect(SAMPLE_VIDEOS).toContain(video);
    await kysely.updateTable('report').set({ video: 'test.webm' }).where('video', 'is not', null).execute();
  });
  afterAll(() => server.close());

  const get = (url: string, token: string | null = demo, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ url, method, headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  const reports = async (language: 'en' | 'ch' = 'en'): Promise<Report[]> =>
    (await server.call('getReports', { token: demo, language })).json as Report[];

  test('[REP-01] [API-09] have a PDF and a picture in the requested language, some a video', async () => {
    for (const language of ['en', 'ch'] as const) {
      const all = await reports(language);
      expect(all).toHaveLength(3);
      expect(all.filter(({ video }) => video !== null)).toHaveLength(2);
      for (const { idLetter, image, pdf, video, title } of all) {
        expect([image, pdf]).toEqual([
          `/media/reports/${idLetter}.${language}.svg`,
          `/media/reports/${idLetter}.${language}.pdf`,
        ]);
        const picture = await get(image ?? '');
        expect(picture).toMatchObject({ statusCode: 200 });
        expect(picture.headers['content-type']).toContain('image/svg+xml');
        const document = await get(pdf ?? '');
        expect(document.statusCode).toBe(200);
        expect(document.headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-length': String(document.rawPayload.length),
        });
        expect(document.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
        expect(document.rawPayload.toString('latin1')).toContain(
          Buffer.from(title, 'utf16le').swap16().toString('hex'),
        );
        expect(decodeURIComponent(String(document.headers['content-disposition']))).toContain(title);
        if (video !== null) expect((await get(video)).rawPayload).toEqual(TEST_VIDEO);
      }
    }
  });

  test('[REP-01] [API-09] have a PDF that supports ranges and conditional requests', async () => {
    const [report] = await reports();
    const whole = await get(report?.pdf ?? '');
    const headers = { authorization: `Bearer ${demo}` };
    const part = await server.app.inject({
      url: report?.pdf ?? '',
      headers: { ...headers, range: 'bytes=10-99' },
    });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 100));
    const again = await server.app.inject({
      url: report?.pdf ?? '',
      headers: { ...headers, 'if-none-match': String(whole.headers.etag) },
    });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  test('[REP-01] [API-11] are hidden without the rights to both reports and selection, and so are their files', async () => {
    const { kysely } = server.database;
    const [report] = (await reports()).filter(({ video }) => video !== null);
    const files = [report?.image, report?.pdf, report?.video].map(String);
    const isOpenTo = async (token: string | null, status: number): Promise<void> => {
      for (const url of files)
        for (const method of ['GET', 'HEAD'] as const)
          expect([url, (await get(url, token, method)).statusCode]).toEqual([url, status]);
    };
    await isOpenTo(demo, 200);
    await isOpenTo(limited, 404);
    await isOpenTo(null, 401);
    for (const rights of [
      { has_reports: true, has_nota_selection: false },
      { has_reports: false, has_nota_selection: true },
    ]) {
      await kysely.updateTable('app_user').set(rights).where('username', '=', 'limited').execute();
      await isOpenTo(limited, 404);
      expect((await server.call('hasReports', { token: limited })).json).toBe(false);
      expect((await server.call('getReports', { token: limited })).json).toEqual([]);
      expect((await server.call('getNotaInsights', { token: limited })).status).toBe(204);
    }
    await kysely
      .updateTable('app_user')
      .set({ has_reports: true, has_nota_selection: true })
      .where('username', '=', 'limited')
      .execute();
    await isOpenTo(limited, 200);
    expect((await server.call('hasReports', { token: limited })).json).toBe(true);
  });

  test('[API-08] [API-09] the insights of the home page are the newest report with its files, and require a session', async () => {
    for (const language of ['en', 'ch'] as const) {
      const [newest] = await reports(language);
      const insights = (await server.call('getNotaInsights', { token: demo, language })).json as HomeInsights;
      const { title, summary, pdf, video, image } = newest as Report;
      expect(insights).toEqual({ title, summary, pdf, video, image });
      expect(insights.video).not.toBeNull();
    }
    for (const name of ['getReports', 'hasReports', 'getNotaInsights'] as const)
      expect((await server.call(name)).status).toBe(401);
  });

  test('[API-08] an installation without reports, or with reports without files, shows none', async () => {
    const { kysely } = server.database;
    await kysely.updateTable('report').set({ image: null, video: null, pdf: null }).execute();
    const [report] = await reports();
    expect(report).toMatchObject({ image: null, video: null, pdf: null });
    for (const file of ['en.pdf', 'en.svg', 'webm'])
      expect((await get(`/media/reports/${report?.idLetter ?? 0}.${file}`)).statusCode).toBe(404);
    await kysely.deleteFrom('report').execute();
    expect((await server.call('getNotaInsights', { token: demo })).status).toBe(204);
    expect((await server.call('hasReports', { token: demo })).json).toBe(false);
  });
});
