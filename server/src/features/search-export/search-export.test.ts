import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyInput, Endpoints, SearchResult } from '@airdex/shared-contracts/api';
import readWorkbook from 'read-excel-file/node';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { fileOfCall } from '../../../testing/file-of-call.ts';
import { limitedSubscription } from '../../../testing/limited-subscription.ts';
import { TEST_PROGRAMMES, TEST_TODAY } from '../../../testing/test-catalogue.ts';
import { startTestServer, TEST_INSTALLATION, type TestServer } from '../../../testing/test-server.ts';

type Body = BodyInput<Endpoints['getAdvancedSearchProgramsExport']>;
type Line = Readonly<Record<string, unknown>>;

describe.each([testDatabase()])('the export of results on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let stored: Map<number, StoredProgramme>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    stored = new Map((await storedProgrammes(server.database.kysely)).map((row) => [row.id, row]));
  });
  afterAll(() => server.close());

  const exported = (body: Body, options: { token?: string; language?: 'en' | 'ch' } = {}) =>
    fileOfCall(server, 'getAdvancedSearchProgramsExport', { token, body, ...options });

  /** The two sheets as an independent reader sees them; the programmes by their columns' headers. */
  async function read(body: Body, options: { token?: string; language?: 'en' | 'ch' } = {}) {
    const response = await exported(body, options);
    expect(response.statusCode).toBe(200);
    const [filters, programmes] = await readWorkbook(response.rawPayload, { trim: false });
    const [header = [], ...rows] = programmes?.data ?? [];
    const lines: Line[] = rows.map((row) =>
      Object.fromEntries(row.map((cell, at) => [String(header[at]), cell])),
    );
    return { filters, names: [filters?.sheet, programmes?.sheet], header, lines };
  }

  test('[EXP-02] [API-04] is a spreadsheet by name and type', async () => {
    const { headers } = await exported({ isAllSelected: true });
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      filename: 'Programme-Page-Report.xlsx',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toBe('attachment; filename=Programme-Page-Report.xlsx');
  });

  test('[EXP-02] has a line for every programme, as in the catalogue', async () => {
    const { lines, header } = await read({ isAllSelected: true });
    expect(lines).toHaveLength(TEST_PROGRAMMES);
    expect(header.slice(0, 5)).toEqual(['Country', 'Channel', 'Date', 'Time', 'Local title']);
    for (const line of lines) {
      const row = stored.get(Number(line['Id']));
      expect(line).toMatchObject({
        Country: row?.country_en ?? null,
        Channel: row?.channel,
        Time: row?.launch_time?.slice(0, 5) ?? null,
        'Local title': row?.local_title,
        Subgenre: row?.subgenre_en ?? null,
        'Premiere share %': row?.share_premiere ?? null,
        'Average share %': row?.share_average ?? null,
        Episodes: row?.number_of_episodes ?? null,
        'Duration (min)': row?.duration_minutes ?? null,
        Distributors: row?.distributors ?? null,
        'Programme card': `${TEST_INSTALLATION.publicUrl}/card/${String(row?.id)}`,
      });
      const { launch_date: date = null, launch_date_precision: precision } = row ?? {};
      const length = { day: 10, month: 7, year: 4 }[String(precision)];
      if (date === null) expect(line['Date']).toBeNull();
      else if (precision === 'day') expect(line['Date']).toEqual(new Date(`${date}T00:00:00Z`));
      else expect(line['Date']).toBe(date.slice(0, length));
    }
    expect(lines.some((line) => String(line['Keywords']).includes('; '))).toBe(true);
  });

  test('[EXP-02] applies the selection to the filter, in the order of the list', async () => {
    const orderBy = [{ sortExpression: 'SHR_PREMIERE', direction: 'Desc' } as const];
    const filter = { selectedPlatforms: [1 as const], orderBy };
    const list = await server.call('getAdvancedSearchPrograms', {
      token,
      body: { ...filter, resultsPerPage: 1000 },
    });
    const ids = (list.json as SearchResult).programs.map(({ idProgram }) => idProgram);
    const idsOf = async (body: Body): Promise<number[]> =>
      (await read(body)).lines.map((line) => Number(line['Id']));
    expect(ids.length).toBeGreaterThan(20);
    expect(await idsOf({ ...filter, selectMode: 'Exclude', selectedIds: [] })).toEqual(ids);
    const excluded = ids.slice(3, 9);
    expect(await idsOf({ ...filter, selectMode: 'Exclude', selectedIds: excluded })).toEqual(
      ids.filter((id) => !excluded.includes(id)),
    );
    const outside = [...stored.keys()].filter((id) => !ids.includes(id));
    expect(
      await idsOf({ ...filter, selectMode: 'Include', selectedIds: [...excluded].reverse().concat(outside) }),
    ).toEqual(excluded);
  });

  const recapFilters: Body['recapFilters'] = [
    {
      translationKey: 'filters.broadcasts',
      field: 'Broadcasts',
      label: 'Countries & channels',
      values: [
        {
          id: 75,
          name: 'France',
          childs: [
            { id: 1, name: 'Canal <Sept>' },
            { id: 2, name: 'Deux' },
          ],
        },
      ],
      isAllSelected: false,
    },
    { translationKey: 'filters.genres', field: 'Genres', label: 'Genres', values: [], isAllSelected: true },
  ];

  test("[EXP-02] lists the filters' labels and values on the first sheet", async () => {
    const { filters, names } = await read({ isAllSelected: true, recapFilters });
    expect(names).toEqual(['Filters', 'Programmes']);
    expect(filters?.data).toEqual([
      ['Filter', 'Value', 'Details'],
      ['Programmes', TEST_PROGRAMMES, null],
      ['Exported on', new Date(TEST_TODAY), null],
      ['Exported by', 'demo', null],
      ['Countries & channels', 'France', 'Canal <Sept>; Deux'],
      ['Genres', 'All', null],
    ]);
  });

  test('[EXP-02] accepts filter and options separately, and names a filter without a label by its key', async () => {
    const expectedIds = [...stored.values()].filter((row) => row.format_type === 1).map((row) => row.id);
    expect(expectedIds.length).toBeGreaterThan(0);
    const { lines, filters } = await read({
      filter: { SelectedFormatTypes: [1] },
      options: { isAllSelected: true },
      recapFilters: [
        {
          TranslationKey: 'formatTypes',
          Field: 'selectedFormatTypes',
          Values: [{ Id: 1, Name: 'Original', Childs: null }],
        },
      ],
    } as unknown as Body);
    expect(new Set(lines.map((line) => Number(line['Id'])))).toEqual(new Set(expectedIds));
    expect(filters?.data.at(-1)).toEqual(['formatTypes', 'Original', null]);
  });

  test('[EXP-02] [LNG-03] has names and headers in the language of the call', async () => {
    const { names, header, lines } = await read({ isAllSelected: true }, { language: 'ch' });
    expect(names).toEqual(['筛选条件', '节目']);
    expect(header).toEqual(expect.arrayContaining(['国家/地区', '频道', '首播份额%', '发行商']));
    const line = lines.find((one) => stored.get(Number(one['编号']))?.subgenre_zh);
    expect(line?.['子类型']).toBe(stored.get(Number(line?.['编号']))?.subgenre_zh);
  });

  test.each([
    ['nothing ticked', { selectMode: 'Include' as const }, /请至少选择/],
    [
      'ids that are not there',
      { selectMode: 'Include' as const, selectedIds: [999_999] },
      /所选节目均不可用/,
    ],
    [
      'a filter without programmes',
      { isAllSelected: true, term: 'no such title anywhere' },
      /所选节目均不可用/,
    ],
  ])('[EXP-02] rejects %s, and says why', async (_, body, reason) => {
    const english = await exported(body);
    expect(english.statusCode).toBe(400);
    expect(english.json()).toMatchObject({ error: 'validation', field: 'selectedIds' });
    expect((await exported(body, { language: 'ch' })).json<{ message: string }>().message).toMatch(reason);
  });

  test('[API-11] contains nothing outside a small subscription', async () => {
    const limited = await server.signIn('limited');
    const { holds, opensResults } = await limitedSubscription(server.database.kysely);
    const all: Body = { selectMode: 'Include', selectedIds: [...stored.keys()] };
    const { lines } = await read(all, { token: limited });
    const inside = [...stored.values()].filter(holds);
    expect(lines.map((line) => Number(line['Id'])).sort((a, b) => a - b)).toEqual(inside.map(({ id }) => id));
    expect(inside.length).toBeGreaterThan(3);
    for (const line of lines) {
      const row = stored.get(Number(line['Id']));
      const shown = row !== undefined && opensResults(row);
      expect(line['Premiere share %']).toBe(shown ? row.share_premiere : null);
      expect(line['Slot share %']).toBe(shown ? row.slot_share : null);
    }
    const outside = [...stored.values()].filter((row) => !holds(row)).map(({ id }) => id);
    expect(
      (await exported({ selectMode: 'Include', selectedIds: outside }, { token: limited })).statusCode,
    ).toBe(400);
  });

  test('has no columns for audience results without them in the subscription', async () => {
    const { kysely } = server.database;
    const close = (opened: boolean) =>
      kysely
        .updateTable('access')
        .set({ all_channels_have_audience_results: opened })
        .where('all_channels', '=', true);
    await close(false).execute();
    const closed = await startAnother();
    try {
      const response = await fileOfCall(closed, 'getAdvancedSearchProgramsExport', {
        token,
        body: { isAllSelected: true },
      });
      const [, programmes] = await readWorkbook(response.rawPayload);
      expect(programmes?.data[0]?.join()).not.toContain('share');
      expect(programmes?.data).toHaveLength(TEST_PROGRAMMES + 1);
    } finally {
      await closed.app.close();
      await close(true).execute();
    }
  });

  /** A second server on the same catalogue, which has no subscription cached yet. */
  async function startAnother(): Promise<TestServer> {
    return { ...server, app: await createServer(server.parts) };
  }

  test('requires a session', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Search/GetAdvancedSearchProgramsExport',
      payload: {},
    });
    expect(response.statusCode).toBe(401);
  });
});
