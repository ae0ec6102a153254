import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCatalogueVersion } from '../../catalogue/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { insertTestCatalogue } from '../../../testing/test-catalogue.ts';
import { testDatabases } from '../../../testing/test-database.ts';

describe.each(testDatabases())("the provider's additions to programmes on $name", ({ open }) => {
  let database: Database;
  let ids: readonly number[];
  let dataDir: string;
  const run = (name: string, input: object) => runAsOperator(database, name, input, { dataDir });
  const show = async (programme: string) =>
    ((await run('programme show', { programme })).data as Record<string, unknown>[])[0];
  const change = (programme: string, input: object) => run('programme change', { programme, ...input });
  const load = (...texts: string[]) =>
    run('programme change-many', {
      files: texts.map((text, index) => ({ name: `${index + 1}.csv`, text })),
    });
  const changes = async () => (await run('log list', {})).data as { subject: string }[];
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-media-'));
    await mkdir(path.join(dataDir, 'media', 'pictures'), { recursive: true });
    const pictures = path.join(dataDir, 'media', 'pictures');
    await sharp({ create: { width: 4, height: 2, channels: 3, background: 'teal' } }).toFile(
      path.join(pictures, 'photo.jpg'),
    );
    await writeFile(path.join(pictures, 'text.png'), 'a text');
    database = await open();
    await insertTestCatalogue(database.kysely);
    const rows = await database.kysely.selectFrom('programme').select('id').orderBy('id').limit(3).execute();
    ids = rows.map(({ id }) => id);
    await database.kysely.updateTable('programme').set({ is_nota_selection: false }).execute();
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  test('selects programmes by id and by key, lists and unselects them', async () => {
    const version = await readCatalogueVersion(database.kysely);
    const programmes = [String(ids[0]), 'test:1'];
    expect((await run('programme select', { programmes })).message).toBe('2 programmes were changed.');
    const selected = (await run('programme list', {})).data as { key: string }[];
    expect(selected.map(({ key }) => key).sort()).toEqual(['test:0', 'test:1']);
    const selectedVersion = await readCatalogueVersion(database.kysely);
    expect(selectedVersion).not.toBe(version);
    await run('programme select', { programmes });
    expect(await readCatalogueVersion(database.kysely)).toBe(selectedVersion);
    await run('programme unselect', { programmes });
    expect((await run('programme list', {})).data).toEqual([]);
  });

  test('changes only the given fields, sanitises HTML, and removes a field set to none', async () => {
    await change('test:0', {
      verdict: '<p onclick="x()">Strong</p><script>x()</script>',
      verdictZh: '强',
      video: 'skyline.webm',
      editLink: 'https://editor.example.com/0',
    });
    const before = await show('test:0');
    expect(before).toMatchObject({
      verdict: '<p>Strong</p>',
      verdictZh: '强',
      video: 'skyline.webm',
      editLink: 'https://editor.example.com/0',
    });
    await change('test:0', { video: 'none', picture: 'yes' });
    expect(await show('test:0')).toEqual({ ...before, video: 'none', picture: 'yes' });
    const [latest] = (await run('log list', {})).data as object[];
    expect(latest).toMatchObject({
      subject: 'programme test:0',
      before: { video: 'skyline.webm' },
      after: { video: 'none' },
    });
  });

  test('changes many from CSV; empty cells change nothing, quoted ones may have several lines', async () => {
    await change('test:1', { evaluationZh: '好' });
    const csv = `\uFEFFprogramme,selected,evaluation,evaluationZh\r\ntest:1,yes,"First line\nsecond, line",\r\n${ids[2]},,none,不错\r\n`;
    expect((await load(csv)).message).toBe('2 programmes were changed.');
    expect(await show('test:1')).toMatchObject({
      selected: 'yes',
      evaluation: 'First line\nsecond, line',
      evaluationZh: '好',
    });
    expect(await show(String(ids[2]))).toMatchObject({
      selected: 'no',
      evaluation: 'none',
      evaluationZh: '不错',
    });
    expect((await load(csv)).message).toBe('0 programmes were changed.');
  });

  test('names a programme by its id in the imported file, unless it is a number', async () => {
    const { kysely } = database;
    const rename = (from: string, to: string) =>
      kysely.updateTable('programme').set({ source_key: to }).where('source_key', '=', from).execute();
    await rename('test:3', 'programme:tvm:10584');
    expect(await show('tvm:10584')).toMatchObject({ key: 'programme:tvm:10584' });
    expect((await load('programme,verdict\ntvm:10584,Good\n')).message).toBe('1 programme was changed.');
    expect(await show('programme:tvm:10584')).toMatchObject({ verdict: 'Good' });
    await expect(load('programme,verdict\ntvm:10584,One\nprogramme:tvm:10584,Two\n')).rejects.toMatchObject({
      details: { issues: [{ line: 3, message: "names the programme 'programme:tvm:10584' again" }] },
    });
    await rename('programme:tvm:10584', `programme:${ids[0]}`);
    expect(await show(String(ids[0]))).toMatchObject({ key: 'test:0' });
    await rename(`programme:${ids[0]}`, 'programme:999999999');
    await expect(show('999999999')).rejects.toThrow(/no programme/i);
    await rename('programme:999999999', 'test:3');
  });

  test.each([
    ['an unknown programme', 'programme,selected\ntest:0,yes\ntest:none,yes\n', 3, 'programme'],
    ['a programme twice', 'programme,selected\ntest:0,yes\n\ntest:0,no\n', 4, 'programme'],
    ['an unknown column', 'programme,chosen\ntest:0,yes\n', 1, 'chosen'],
    ['no column of programmes', 'selected\nyes\n', 1, 'programme'],
    ['an empty file', '', 1, 'programme'],
    ['a row without its programme', 'programme,selected\n,yes\n', 2, 'programme'],
    [
      'a value that is not known',
      'programme,verdict,selected\ntest:0,"a\nb",yes\ntest:1,c,maybe\n',
      4,
      'selected',
    ],
    ['a link that runs code', 'programme,editLink\ntest:0,javascript:x()\n', 2, 'editLink'],
    ['a video in another folder', 'programme,video\ntest:0,../a.webm\n', 2, 'video'],
    ['a video that does not exist', 'programme,video\ntest:0,skyline.webm\ntest:1,a.webm\n', 3, 'video'],
    ['a picture that does not exist', 'programme,picture\ntest:0,photo.jpg\ntest:1,a.png\n', 3, 'picture'],
    ['a row with too many cells', 'programme,selected\ntest:0,yes,no\n', 2, ''],
    ['a quote that is not closed', 'programme,verdict\ntest:0,"a"\ntest:1,"a\ntest:2,b\n', 3, ''],
  ])('rejects %s with file, line and field, and changes nothing', async (_, text, line, field) => {
    const before = await changes();
    await expect(load('programme,selected\ntest:2,yes\n', text)).rejects.toMatchObject({
      status: 400,
      details: { issues: expect.arrayContaining([expect.objectContaining({ file: '2.csv', line, field })]) },
    });
    expect(await changes()).toEqual(before);
    expect(await show('test:2')).toMatchObject({ selected: 'no' });
  });

  test('names a picture of the installation, or one that shows the title', async () => {
    for (const picture of ['photo.jpg', 'yes', 'no']) {
      await change('test:2', { picture });
      expect(await show('test:2')).toMatchObject({ picture });
    }
  });

  test.each([
    [{ video: 'missing.webm' }, 'video', /^There is no file 'missing\.webm' in .*media\/videos\.$/],
    [{ picture: 'missing.jpg' }, 'picture', /^There is no file 'missing\.jpg' in .*media\/pictures\.$/],
    [{ picture: 'text.png' }, 'picture', /^'text\.png' is not a picture in AVIF, JPEG, PNG or WebP\.$/],
    [{ picture: 'photo.svg' }, 'picture', /^should be yes or no, or the name of a file that ends in \.avif/],
    [{ picture: 'perhaps' }, 'picture', /^should be yes or no, or the name of a file/],
  ])('rejects %o and changes nothing', async (input, field, message) => {
    const before = await show('test:2');
    await expect(change('test:2', { verdict: 'x', ...input })).rejects.toMatchObject({
      details: { issues: [{ field, message: expect.stringMatching(message) }] },
    });
    expect(await show('test:2')).toEqual(before);
  });

  test('rejects an option with its field', async () => {
    await expect(change('test:nowhere', { selected: 'yes' })).rejects.toMatchObject({
      details: { issues: [{ field: 'programme' }] },
    });
    await expect(change('test:0', { verdict: '<script>x()</script>' })).rejects.toMatchObject({
      details: { issues: [{ field: 'verdict', message: 'contains nothing that may be shown' }] },
    });
  });
});
