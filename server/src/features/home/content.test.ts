import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  HOME_LIST_DEFAULT,
  type FaqChapter,
  type HomeInsights,
  type HomeSavedSearch,
  type ProgrammeLine,
  type Report,
  type SearchResult,
} from '@airdex/shared-contracts/api';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type ListCall =
  | 'getNotaSelectionPrograms'
  | 'getUpCommingPrograms'
  | 'getLatestPrograms'
  | 'getAudienceBoosterPrograms';

describe.each([testDatabase()])('the content of pages on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let limited: string;
  let byId: Map<number, StoredProgramme>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    limited = await server.signIn('limited');
    byId = new Map((await storedProgrammes(server.database.kysely)).map((row) => [row.id, row]));
  });
  afterAll(() => server.close());

  const list = async (name: ListCall, limit?: number): Promise<StoredProgramme[]> => {
    const { status, json } = await server.call(name, {
      token: demo,
      params: limit === undefined ? {} : { limit },
    });
    expect(status).toBe(200);
    return (json as ProgrammeLine[]).flatMap(({ idProgram }) => byId.get(idProgram) ?? []);
  };

  test('[API-08] the four lists of the home page contain what their menus describe, in their order', async () => {
    const dates = (rows: readonly StoredProgramme[]): string[] => rows.map((row) => row.launch_date ?? '');
    const upcoming = dates(await list('getUpCommingPrograms', 120));
    expect(upcoming.length).toBeGreaterThan(0);
    expect(upcoming).toEqual([...upcoming].sort());
    expect(upcoming.every((date) => date >= '2026-11-20')).toBe(true);
    const latest = dates(await list('getLatestPrograms', 120));
    expect(latest).toEqual([...latest].sort().reverse());
    expect(latest.every((date) => date >= '2025-11-19' && date <= '2026-11-19')).toBe(true);
    const selection = await list('getNotaSelectionPrograms', 120);
    expect(selection.every((row) => row.is_nota_selection)).toBe(true);
    expect(dates(selection)).toEqual(dates(selection).sort().reverse());
    expect(dates(selection).every((date) => date <= '2026-11-20')).toBe(true);
    const boosters = await list('getAudienceBoosterPrograms', 120);
    expect(
      boosters.every((row) => (row.share_average ?? 0) >= 1.2 * (row.slot_share ?? Infinity) - 1e-9),
    ).toBe(true);
    expect(await list('getNotaSelectionPrograms')).toHaveLength(24);
    expect(await list('getNotaSelectionPrograms', 3)).toHaveLength(3);
  });

  test('[API-08] the saved searches of the home page include their programmes', async () => {
    const { json } = await server.call('getSavedSearchesPrograms', { token: demo });
    const searches = Object.values(json as Record<string, HomeSavedSearch>);
    expect(searches.map(({ searchName }) => searchName)).toEqual([
      'Game shows that travel',
      'Primetime drama, Europe',
    ]);
    expect(searches.some(({ programs }) => programs.length > 0)).toBe(true);
    for (const { filter, lastCall, programs, count } of searches) {
      const body = { ...filter, lastCall, resultsPerPage: HOME_LIST_DEFAULT };
      const found = (await server.call('getAdvancedSearchPrograms', { token: demo, body })).json;
      expect({ programs, count }).toEqual({
        programs: (found as SearchResult).programs,
        count: (found as SearchResult).count,
      });
    }
    expect((await server.call('getSavedSearchesPrograms', { token: limited })).json).toEqual({
      savedSearch1: null,
      savedSearch2: null,
    });
  });

  test('[REP-01] [API-09] reports and insights require the right to them, newest first', async () => {
    expect((await server.call('hasReports', { token: demo })).json).toBe(true);
    const reports = (await server.call('getReports', { token: demo })).json as Report[];
    expect(reports.map(({ startMonth }) => startMonth)).toEqual(['10/2026', '09/2026', '08/2026']);
    const insights = (await server.call('getNotaInsights', { token: demo })).json as HomeInsights;
    expect(insights.title).toBe(reports[0]?.title);
    expect((await server.call('hasReports', { token: limited })).json).toBe(false);
    expect((await server.call('getReports', { token: limited })).json).toEqual([]);
    expect((await server.call('getNotaInsights', { token: limited })).status).toBe(204);
  });

  test('[LNG-03] [FAQ-01] [API-09] questions and answers exist in both languages', async () => {
    const chapters = async (language: 'en' | 'ch'): Promise<FaqChapter[]> =>
      (await server.call('getFaqsChapters', { token: limited, language })).json as FaqChapter[];
    const english = await chapters('en');
    const chinese = await chapters('ch');
    expect(english.length).toBeGreaterThan(2);
    expect(chinese.map(({ id, faqs }) => [id, faqs.map((faq) => faq.id)])).toEqual(
      english.map(({ id, faqs }) => [id, faqs.map((faq) => faq.id)]),
    );
    for (const { name, faqs } of chinese)
      for (const text of [name, ...faqs.flatMap(({ question, content }) => [question, content])])
        expect(text).toMatch(/\p{Script=Han}/u);
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
  });
});
