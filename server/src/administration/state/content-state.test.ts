import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { insertTestCatalogue } from '../../../testing/test-catalogue.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import type { AttachedFile } from '../files/source-file.ts';

const CONTENT = `reports:
  - title: October in numbers
    titleZh: 十月数据
    month: 2026-10
    summary: What started
    summaryZh: 新节目
    htmlSummary: <p onclick="x()">Much</p>
    picture: no
    pdf: files/october.pdf
    pdfZh: files/shi-yue.pdf
  - title: September in numbers
    titleZh: 九月数据
    month: 2026-09
    summary: Before
    summaryZh: 此前
chapters:
  - name: Searching
    nameZh: 搜索
    questions: []
  - name: Invoices
    nameZh: 发票
    questions:
      - question: Where are they?
        questionZh: 在哪里？
        content: <p>In your mail.</p>
        contentZh: <p>在您的邮件中。</p>
        attachment: files/guide.pdf
      - question: When?
        questionZh: 何时？
        content: <p>Monthly.</p>
        contentZh: <p>每月。</p>
selection:
  - test:1
  - test:2
`;

const pdf = (path: string, text = path): AttachedFile => ({
  path,
  base64: Buffer.from(`%PDF-1.7 ${text}`).toString('base64'),
});
const FILES = [pdf('files/october.pdf'), pdf('files/shi-yue.pdf'), pdf('files/guide.pdf')];

interface Result {
  readonly message: string;
  readonly data: { readonly hash: string };
}

describe.each(testDatabases())('declared reports, questions and selection on $name', ({ open }) => {
  let database: Database;
  const run = (name: string, input: object) => runAsOperator(database, name, input);
  const perform = async (
    name: 'apply' | 'plan',
    text: string,
    {
      attached = FILES,
      ...options
    }: { attached?: readonly AttachedFile[]; prune?: boolean; expect?: string } = {},
  ) => (await run(name, { files: [{ name: 'state.yaml', text, attached }], ...options })) as Result;
  const lines = ({ message }: Result) => message.split('\n').slice(0, -2);
  const storedFiles = () =>
    database.kysely.selectFrom('content_file').select(['name', 'language', 'updated_at']).execute();
  const version = () =>
    database.kysely.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow();
  const log = async () => (await run('log list', {})).data;
  async function exported() {
    const { files = [] } = await run('export', { folder: true });
    const text = Buffer.from(files.at(-1)?.base64 ?? '', 'base64').toString();
    return { text, attached: files.slice(0, -1) };
  }
  const questions = async () =>
    ((await run('faq list', {})).data as { chapter: string; question: string }[]).map((faq) => faq.question);
  beforeAll(async () => {
    database = await open();
    await insertTestCatalogue(database.kysely);
    await database.kysely.updateTable('programme').set({ is_nota_selection: false }).execute();
  });
  afterAll(() => database.close());

  test('plan shows the changes, and stores no file', async () => {
    const planned = await perform('plan', CONTENT);
    expect(lines(planned)).toEqual([
      'add report 2026-10 October in numbers',
      'add report 2026-09 September in numbers',
      'add chapter Searching',
      'add chapter Invoices',
      'add question Invoices: Where are they?',
      'add question Invoices: When?',
      'change programme test:1: selected: "no" -> "yes"',
      'change programme test:2: selected: "no" -> "yes"',
    ]);
    expect(await storedFiles()).toEqual([]);
    expect(await run('report list', {})).toMatchObject({ data: [] });
  });

  test('apply makes the changes that plan showed, and stores the files', async () => {
    const { data: planned } = await perform('plan', CONTENT);
    const before = await version();
    const { data: made } = await perform('apply', CONTENT, { expect: planned.hash });
    expect(made).toEqual(planned);
    expect((await version()).version).toBe(before.version + 1);
    expect((await run('report list', {})).data).toEqual([
      expect.objectContaining({
        month: '2026-10',
        htmlSummary: '<p>Much</p>',
        picture: 'no',
        pdf: [
          expect.stringMatching(/^en october\.pdf [0-9a-f]{64}$/),
          expect.stringMatching(/^zh shi-yue\.pdf [0-9a-f]{64}$/),
        ],
      }),
      expect.objectContaining({ month: '2026-09', picture: 'yes', video: 'none', pdf: [] }),
    ]);
    expect(await questions()).toEqual(['Where are they?', 'When?']);
    expect((await run('programme list', {})).data).toHaveLength(2);
  });

  test('a second apply, and an apply of the export, change nothing, including files', async () => {
    const before = [await log(), await storedFiles(), await version()];
    expect(await perform('apply', CONTENT, { prune: true })).toMatchObject({ message: 'Nothing to change.' });
    const { text, attached } = await exported();
    expect(attached).toHaveLength(3);
    expect(await perform('apply', text, { attached, prune: true })).toMatchObject({
      message: 'Nothing to change.',
    });
    expect([await log(), await storedFiles(), await version()]).toEqual(before);
  });

  test('an export applies to an empty installation with the same result', async () => {
    const { text, attached } = await exported();
    const other = await open();
    try {
      await insertTestCatalogue(other.kysely);
      const files = [{ name: 'state.yaml', text, attached }];
      await runAsOperator(other, 'apply', { files, prune: true });
      const copy = await runAsOperator(other, 'export', { folder: true });
      const original = await run('export', { folder: true });
      expect(new Set(copy.files)).toEqual(new Set(original.files));
    } finally {
      await other.close();
    }
  });

  test('replaces and removes files by their content', async () => {
    const changed = CONTENT.replace('    pdfZh: files/shi-yue.pdf\n', '');
    const attached = [pdf('files/october.pdf', 'corrected'), pdf('files/guide.pdf')];
    const { message } = await perform('apply', changed, { attached });
    expect(message).toMatch(/^change report 2026-10 October in numbers: pdf: .*\n\n1 change made\.$/);
    const names = (await storedFiles()).map(({ name, language }) => `${name} ${language}`);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^report-\d+ en$/)]));
    expect(names).toHaveLength(2);
    await perform('apply', CONTENT);
  });

  test('moves chapters and questions into the order of the file', async () => {
    await run('faq add', {
      chapter: 'Invoices',
      question: 'First?',
      questionZh: '首先？',
      content: 'x',
      contentZh: 'x',
      position: 1,
    });
    const [head = '', first = '', rest = ''] = CONTENT.split(/(?= {6}- question)/);
    const swapped = `${head}${rest.replace(/selection:[^]*/, '')}${first}`;
    expect(lines(await perform('apply', swapped))).toEqual([
      'change order of questions of Invoices: order: ["First?","Where are they?","When?"] -> ["First?","When?","Where are they?"]',
    ]);
    expect(await questions()).toEqual(['First?', 'When?', 'Where are they?']);
    await perform('apply', CONTENT);
    expect(await questions()).toEqual(['First?', 'Where are they?', 'When?']);
  });

  test('prunes entries that the lists do not name, with their files, and leaves missing lists alone', async () => {
    expect(await perform('apply', 'companies: []\n', { prune: true })).toMatchObject({
      message: 'Nothing to change.',
    });
    const chapters = 'chapters:\n  - { name: Searching, nameZh: 搜索 }\n';
    expect(
      lines(await perform('apply', `reports: []\n${chapters}selection: [test:2]\n`, { prune: true })),
    ).toEqual([
      'remove report 2026-10 October in numbers',
      'remove report 2026-09 September in numbers',
      'remove chapter Invoices',
      'change programme test:1: selected: "yes" -> "no"',
    ]);
    expect(await storedFiles()).toEqual([]);
    expect(await perform('apply', chapters, { prune: true })).toMatchObject({
      message: 'Nothing to change.',
    });
    await perform('apply', CONTENT);
  });

  test.each([
    ['a file that was not sent', CONTENT.replace('october.pdf', 'missing.pdf'), FILES, 9, 'reports.0.pdf'],
    ['a path outside the folder', CONTENT.replace('files/', '../'), FILES, 9, 'reports.0.pdf'],
    ['an absolute path', CONTENT.replace('files/', '/etc/'), FILES, 9, 'reports.0.pdf'],
    [
      'a file that is no PDF',
      CONTENT.replace('selection:', 'selection:\n  - test:3'),
      [...FILES.slice(0, 2), { path: 'files/guide.pdf', base64: 'aGVsbG8=' }],
      27,
      'chapters.1.questions.0.attachment',
    ],
    ['a Chinese PDF alone', CONTENT.replace('    pdf: files/october.pdf\n', ''), FILES, 9, 'reports.0.pdfZh'],
    ['a month that does not exist', CONTENT.replace('2026-09', '2026-19'), FILES, 13, 'reports.1.month'],
    [
      'a report twice',
      CONTENT.replace('September', 'October').replace('2026-09', '2026-10'),
      FILES,
      11,
      'reports.1.title',
    ],
    [
      'a second report as the insights card',
      CONTENT.replaceAll(/( {4})(summaryZh: .*)/g, '$1$2\n$1insight: yes'),
      FILES,
      17,
      'reports.1.insight',
    ],
    ['a missing video', CONTENT.replace('picture: no', 'video: a.webm'), FILES, 8, 'reports.0.video'],
    ['a chapter twice', CONTENT.replace('Searching', 'Invoices'), FILES, 20, 'chapters.1.name'],
    [
      'a question twice',
      CONTENT.replace('When?', 'Where are they?'),
      FILES,
      28,
      'chapters.1.questions.1.question',
    ],
    [
      'an empty answer',
      CONTENT.replace('<p>Monthly.</p>', '""'),
      FILES,
      30,
      'chapters.1.questions.1.content',
    ],
    ['an unknown programme', CONTENT.replace('test:2', 'test:nothing'), FILES, 34, 'selection.1'],
    ['a programme twice', CONTENT.replace('test:2', 'test:1'), FILES, 34, 'selection.1'],
  ])('rejects %s with file, line and field, and changes nothing', async (_, text, attached, line, field) => {
    const before = [await exported(), await log(), await storedFiles()];
    await expect(perform('apply', text.replace('Before', 'Changed'), { attached })).rejects.toMatchObject({
      status: 400,
      details: {
        issues: expect.arrayContaining([expect.objectContaining({ file: 'state.yaml', line, field })]),
      },
    });
    expect([await exported(), await log(), await storedFiles()]).toEqual(before);
  });
});
