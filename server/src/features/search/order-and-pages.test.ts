import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProgrammeLine, SearchResult } from '@airdex/shared-contracts/api';
import { languageTag } from '@airdex/shared-contracts/constants';
import {
  SORT_EXPRESSIONS,
  type SearchRequestInput,
  type SortExpression,
} from '@airdex/shared-contracts/search-filter';
import { testDatabase } from '../../../testing/test-database.ts';
import { TEST_PROGRAMMES } from '../../../testing/test-catalogue.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** The value that each sort expression uses, as far as the list shows it. */
const SHOWN: Readonly<Record<SortExpression, (line: ProgrammeLine) => string | number | null>> = {
  CHANNELS_GROUP: (line) => line.country,
  CHANNEL: (line) => line.channel,
  LAUNCHDATE: (line) => line.date,
  LOCALTITLE: (line) => line.localTitle,
  SUBGENRE: (line) => line.subGenre,
  ORIGINAL_TYPENAME: (line) => line.formatType,
  SHR_PREMIERE: (line) => line.shrPremiere,
  SHR_AVERAGE: (line) => line.shrAverage,
};

/** Texts follow the collation of the language. */
const { compare: compareTexts } = new Intl.Collator(languageTag('en'));

function compare(left: string | number, right: string | number): number {
  return typeof left === 'number' ? left - Number(right) : compareTexts(left, String(right));
}

describe.each([testDatabase()])('results on $name', (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
  });
  afterAll(() => server.close());

  const search = async (body: SearchRequestInput): Promise<SearchResult> => {
    const { status, json } = await server.call('getAdvancedSearchPrograms', { token, body });
    expect(status).toBe(200);
    return json as SearchResult;
  };
  const idsOf = (result: SearchResult): number[] => result.programs.map(({ idProgram }) => idProgram);

  const orders = SORT_EXPRESSIONS.flatMap((sortExpression) =>
    (['Asc', 'Desc'] as const).map((direction) => [sortExpression, direction] as const),
  );

  test.each(orders)(
    '[SRT-02] %s %s: are sorted, unknown values last, the same across pages',
    async (sortExpression, direction) => {
      const orderBy = [{ sortExpression, direction }];
      const whole = await search({ orderBy, resultsPerPage: 1000 });
      expect(whole.programs).toHaveLength(TEST_PROGRAMMES);
      const values = whole.programs.map(SHOWN[sortExpression]);
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known);
      expect(new Set(known).size).toBeGreaterThan(2);
      const sign = direction === 'Asc' ? 1 : -1;
      expect(known).toEqual(known.toSorted((a, b) => sign * compare(a, b)));
      const paged: number[] = [];
      for (let page = 1; page <= 7; page++)
        paged.push(...idsOf(await search({ orderBy, resultsPerPage: 50, page })));
      expect(paged).toEqual(idsOf(whole));
      expect(new Set(paged).size).toBe(TEST_PROGRAMMES);
    },
  );

  test('[SRT-02] several levels: the second sorts what is equal in the first', async () => {
    const { programs } = await search({
      resultsPerPage: 1000,
      orderBy: [
        { sortExpression: 'ORIGINAL_TYPENAME', direction: 'Asc' },
        { sortExpression: 'SHR_AVERAGE', direction: 'Desc' },
      ],
    });
    const types = programs.map(({ formatType }) => formatType);
    const groups = types.filter((type, index) => index === 0 || type !== types[index - 1]);
    expect(groups).toEqual(['Acquired', 'Adaptation', 'Original', null]);
    for (const type of groups) {
      const shares = programs
        .filter(({ formatType }) => formatType === type)
        .map(({ shrAverage }) => shrAverage);
      const known = shares.filter((share) => share !== null);
      expect(known).toEqual([...known].sort((a, b) => b - a));
      expect(shares.slice(known.length).every((share) => share === null)).toBe(true);
    }
  });

  test('[API-04] have the newest launch first without an order', async () => {
    const dates = (await search({ resultsPerPage: 1000 })).programs
      .map(({ date }) => date)
      .filter((date) => date !== null);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('[API-04] have pages of 120 by default, the last one shorter, none after it', async () => {
    expect((await search({})).programs).toHaveLength(120);
    expect((await search({ page: 3 })).programs).toHaveLength(TEST_PROGRAMMES - 240);
    const beyond = await search({ page: 4 });
    expect(beyond).toMatchObject({ programs: [], count: TEST_PROGRAMMES });
    expect(idsOf(await search({ page: 0 }))).toEqual(idsOf(await search({ page: 1 })));
  });

  test('[API-04] leave out the count with ignoreCount', async () => {
    expect((await search({ ignoreCount: true, resultsPerPage: 1 })).count).toBeNull();
    expect((await search({ resultsPerPage: 1 })).count).toBe(TEST_PROGRAMMES);
  });

  test('[API-04] are restricted by Include, Exclude and isAllSelected', async () => {
    const everything = idsOf(await search({ resultsPerPage: 1000 }));
    const chosen = everything.slice(3, 6);
    const included = await search({
      selectMode: 'Include',
      selectedIds: [...chosen, 999_999],
      resultsPerPage: 1000,
    });
    expect(idsOf(included)).toEqual(chosen);
    expect(included.count).toBe(3);
    const excluded = await search({ selectMode: 'Exclude', selectedIds: chosen, resultsPerPage: 1000 });
    expect(idsOf(excluded)).toEqual(everything.filter((id) => !chosen.includes(id)));
    expect((await search({ selectMode: 'Include', selectedIds: [] })).count).toBe(0);
    expect((await search({ selectMode: 'Include', isAllSelected: true })).count).toBe(TEST_PROGRAMMES);
  });

  test('[LNG-03] follow the LanguageId header, and fall back to English', async () => {
    const lines = async (language: 'en' | 'ch'): Promise<ProgrammeLine[]> => {
      const body = { resultsPerPage: 1000 };
      const { json } = await server.call('getAdvancedSearchPrograms', { token, body, language });
      return (json as SearchResult).programs;
    };
    const english = await lines('en');
    const chinese = await lines('ch');
    const isChinese = (text: string | null): boolean => /\p{Script=Han}/u.test(text ?? '');
    for (const [index, line] of english.entries()) {
      const other = chinese[index];
      expect(other?.idProgram).toBe(line.idProgram);
      expect(other?.localTitle).toBe(line.localTitle);
      for (const field of ['country', 'genre', 'subGenre'] as const) {
        expect(isChinese(line[field])).toBe(false);
        expect(other?.[field] === null).toBe(line[field] === null);
        if (other?.[field] != null) expect(isChinese(other[field])).toBe(true);
      }
      if (line.concept !== null) expect(other?.concept).not.toBeNull();
    }
    expect(chinese.some(({ concept }) => isChinese(concept))).toBe(true);
  });

  test('show what is new since the last view', async () => {
    const newest = async (lastCall: string | null): Promise<number> =>
      (await search({ resultsPerPage: 1000, lastCall })).programs.filter(({ isNew }) => isNew).length;
    expect(await newest('2100-01-01T00:00:00Z')).toBe(0);
    expect(await newest('2000-01-01T00:00:00Z')).toBe(TEST_PROGRAMMES);
    const tenDays = await newest('2026-11-10T00:00:00Z');
    expect(tenDays).toBeGreaterThan(0);
    expect(tenDays).toBeLessThan(TEST_PROGRAMMES);
    const { rows } = {
      rows: await server.database.kysely.selectFrom('programme').select('created_at').execute(),
    };
    expect(tenDays).toBe(rows.filter(({ created_at }) => created_at > '2026-11-10T00:00:00.000Z').length);
  });
});
