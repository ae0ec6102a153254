import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FaqChapter, HomeInsights, Report } from '@airdex/shared-contracts/api';
import { fileOfCall } from '../../../testing/file-of-call.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const pdf = (text: string) => ({
  name: 'Report.pdf',
  base64: Buffer.from(`%PDF-1.7 ${text}`).toString('base64'),
});

describe.each(testDatabases())('administering reports and questions on $name', (kind) => {
  let server: TestServer;
  let token: string;
  const run = (name: string, input: object) => runAsOperator(server.database, name, input);
  const log = async () => (await run('log list', {})).data as { subject: string }[];
  const files = () =>
    server.database.kysely.selectFrom('content_file').select(['name', 'language']).execute();
  const reports = async (language: 'en' | 'ch' = 'en') =>
    (await server.call('getReports', { token, language })).json as Report[];
  const chapters = async (language: 'en' | 'ch' = 'en') =>
    (await server.call('getFaqsChapters', { token, language })).json as FaqChapter[];
  const media = async (url: string | null | undefined) =>
    (await server.app.inject({ url: url ?? '', headers: { authorization: `Bearer ${token}` } })).body;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
  });
  afterAll(() => server.close());

  describe('report', () => {
    const report = {
      title: 'November in numbers',
      titleZh: '十一月数据',
      month: '2026-11',
      summary: 'What started',
      summaryZh: '新节目',
    };
    let id: number;

    test('publishes a report with its PDF, in both languages, as the newest and as the insights', async () => {
      const htmlSummary = '<p onclick="x()">Much</p><script>x()</script>';
      const before = await reports();
      const { data } = await run('report add', { ...report, htmlSummary, pdf: pdf('en'), pdfZh: pdf('zh') });
      id = data as number;
      const [english, ...others] = await reports();
      expect(others).toEqual(before);
      expect(english).toMatchObject({
        idLetter: id,
        title: report.title,
        startMonth: '11/2026',
        htmlSummary: '<p>Much</p>',
        video: null,
      });
      expect((await reports('ch'))[0]).toMatchObject({ title: report.titleZh, summary: report.summaryZh });
      expect(await media(english?.pdf)).toBe('%PDF-1.7 en');
      expect(await media((await reports('ch'))[0]?.pdf)).toBe('%PDF-1.7 zh');
      expect(await media(english?.image)).toContain('<svg');
      const insights = (await server.call('getNotaInsights', { token })).json as HomeInsights;
      expect(insights.title).toBe(report.title);
      await expect(run('report add', report)).rejects.toMatchObject({
        details: { issues: [{ field: 'title', message: expect.stringMatching(/already/) }] },
      });
    });

    test('changes the given fields, and records that without the file itself', async () => {
      await run('report change', { id, title: 'November', picture: 'no', pdf: pdf('new') });
      const [changed] = await reports();
      expect(changed).toMatchObject({ title: 'November', summary: report.summary, image: null });
      expect(await media(changed?.pdf)).toBe('%PDF-1.7 new');
      expect((await log())[0]).toMatchObject({
        subject: `report 2026-11 ${report.title}`,
        before: {
          title: report.title,
          pdf: [expect.stringMatching(/^en Report\.pdf [0-9a-f]{64}$/), expect.anything()],
        },
        after: { title: 'November', picture: 'no' },
      });
      await run('report change', { id, removePdf: true });
      expect((await reports())[0]?.pdf).toBeNull();
    });

    test.each([
      ['a file that is no PDF', { pdf: { name: 'a.pdf', base64: 'aGVsbG8=' } }, 'pdf'],
      ['a Chinese PDF alone', { pdfZh: pdf('zh') }, 'pdfZh'],
      ['a month that does not exist', { month: '2026-13' }, 'month'],
      ['a video that does not exist', { video: 'missing.webm' }, 'video'],
      ['a picture that does not exist', { picture: 'missing.jpg' }, 'picture'],
      ['a video in another folder', { video: '../a.webm' }, 'video'],
      ['HTML without any text', { htmlSummary: '<script>x()</script>' }, 'htmlSummary'],
      ['a PDF that is added and removed', { pdf: pdf('x'), removePdf: true }, 'removePdf'],
      ['an unknown report', { id: 999_999 }, 'id'],
    ])('rejects %s and changes nothing', async (_, input, field) => {
      const before = [await reports(), await files(), await log()];
      await expect(run('report change', { id, ...input })).rejects.toMatchObject({
        status: 400,
        details: { issues: [{ field }] },
      });
      expect([await reports(), await files(), await log()]).toEqual(before);
    });

    test('accepts a file as the picture, for both languages', async () => {
      const [folder = ''] = server.parts.media.pictures;
      await writeFile(path.join(folder, 'cover.png'), 'a cover');
      await server.database.kysely
        .updateTable('report')
        .set({ image: 'cover.png' })
        .where('id', '=', id)
        .execute();
      for (const language of ['en', 'ch'] as const) {
        const image = (await reports(language))[0]?.image;
        expect(image).toBe(`/media/reports/${id}.${language}.png`);
        expect(await media(image)).toBe('a cover');
      }
      const { data } = await run('report list', {});
      expect(data).toContainEqual(expect.objectContaining({ id, picture: 'cover.png' }));
    });

    test('uses the newest report for the insights card, or the chosen one until a reset', async () => {
      const shown = async (language: 'en' | 'ch' = 'en') =>
        ((await server.call('getNotaInsights', { token, language })).json as HomeInsights).title;
      const all = await reports();
      const [newest, older] = all;
      await run('insight set', { report: older?.idLetter });
      expect([await shown(), await shown('ch')]).toEqual([older?.title, (await reports('ch'))[1]?.title]);
      expect((await run('insight show', {})).data).toMatchObject([{ id: older?.idLetter, insight: 'yes' }]);
      expect(await reports()).toEqual(all);
      await run('insight set', { report: newest?.idLetter });
      expect(await shown()).toBe(newest?.title);
      await run('report change', { id: older?.idLetter, insight: 'yes' });
      expect(await shown()).toBe(older?.title);
      await run('insight reset', {});
      expect(await shown()).toBe(newest?.title);
      await expect(run('insight set', { report: 999_999 })).rejects.toMatchObject({
        details: { issues: [{ field: 'report' }] },
      });
    });

    test('removes a report with its files', async () => {
      await run('report change', { id, pdf: pdf('last') });
      expect((await files()).map(({ name }) => name)).toContain(`report-${id}`);
      await run('report remove', { id });
      expect((await reports()).map(({ idLetter }) => idLetter)).not.toContain(id);
      expect((await files()).map(({ name }) => name)).not.toContain(`report-${id}`);
    });
  });

  describe('faq', () => {
    const question = {
      chapter: 'Invoices',
      question: 'Where are they?',
      questionZh: '在哪里？',
      content: '<p>Here</p><iframe></iframe>',
      contentZh: '<p>这里</p>',
    };
    const order = async () =>
      ((await run('faq list', {})).data as { chapter: string; question: string }[])
        .filter(({ chapter }) => chapter === 'Invoices')
        .map((faq) => faq.question);
    let id: number;

    test('adds a chapter and questions at their places, with an attachment', async () => {
      await run('faq add-chapter', { name: 'Invoices', nameZh: '发票', position: 1 });
      id = (await run('faq add', { ...question, attachment: pdf('guide') })).data as number;
      await run('faq add', { ...question, question: 'Last?' });
      await run('faq add', { ...question, question: 'First?', position: 1 });
      const [english] = await chapters();
      expect(english).toMatchObject({ name: 'Invoices' });
      expect(english?.faqs.map((faq) => [faq.question, faq.hasAttachment])).toEqual([
        ['First?', false],
        ['Where are they?', true],
        ['Last?', false],
      ]);
      expect(english?.faqs[0]?.content).toBe('<p>Here</p>');
      expect((await chapters('ch'))[0]).toMatchObject({ name: '发票' });
      const file = await fileOfCall(server, 'getAttachment', { token, params: { id } });
      expect(file.body).toBe('%PDF-1.7 guide');
    });

    test('moves and changes questions and chapters', async () => {
      await run('faq change', { id, question: 'Where?', position: 3 });
      expect(await order()).toEqual(['First?', 'Last?', 'Where?']);
      await run('faq change-chapter', { name: 'Invoices', newName: 'Bills', position: 2 });
      const names = ((await run('faq list-chapters', {})).data as { name: string }[]).map(({ name }) => name);
      expect(names.indexOf('Bills')).toBe(1);
      const other = names[0] ?? '';
      await run('faq change', { id, chapter: other });
      const all = await chapters();
      expect(all[0]?.faqs.at(-1)).toMatchObject({ id, question: 'Where?' });
      await run('faq change', { id, chapter: 'Bills', removeAttachment: true });
      expect((await chapters())[1]?.faqs.at(-1)).toMatchObject({ id, hasAttachment: false });
      expect((await files()).map(({ name }) => name)).not.toContain(`faq-${id}`);
      await run('faq change-chapter', { name: 'Bills', newName: 'Invoices' });
    });

    test.each([
      ['faq add', { ...question, chapter: 'Nothing' }, 'chapter'],
      ['faq add', { ...question, content: ' ' }, 'content'],
      ['faq add', { ...question, question: 'Last?' }, 'question'],
      ['faq add', { ...question, position: 'last' }, 'position'],
      ['faq change', { id: 999_999, question: 'x' }, 'id'],
      ['faq add-chapter', { name: 'Invoices', nameZh: '发票' }, 'name'],
      ['faq remove-chapter', { name: 'Invoices' }, 'withQuestions'],
    ])('%s rejects invalid input with its field, and changes nothing', async (name, input, field) => {
      const before = [await chapters(), await log()];
      await expect(run(name, input)).rejects.toMatchObject({
        status: 400,
        details: { issues: [expect.objectContaining({ field })] },
      });
      expect([await chapters(), await log()]).toEqual(before);
    });

    test('removes questions and chapters with their files', async () => {
      await run('faq change', { id, attachment: pdf('guide') });
      await run('faq remove', { id });
      expect(await order()).toEqual(['First?', 'Last?']);
      await run('faq remove-chapter', { name: 'Invoices', withQuestions: true });
      expect((await chapters()).map(({ name }) => name)).not.toContain('Invoices');
      expect((await files()).map(({ name }) => name)).not.toContain(`faq-${id}`);
    });
  });
});
