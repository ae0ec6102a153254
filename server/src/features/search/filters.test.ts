import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult } from '@airdex/shared-contracts/api';
import type { SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import { testDatabases } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { FILTER_CASES } from '../../../testing/filter-cases.ts';
import { loadCatalogue } from '../../catalogue/catalogue-watch.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each(testDatabases())('every filter field on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let all: StoredProgramme[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    all = await storedProgrammes(server.database.kysely);
  });
  afterAll(() => server.close());

  const search = async (body: SearchRequestInput): Promise<SearchResult> => {
    const { status, json } = await server.call('getAdvancedSearchPrograms', {
      token,
      body: { resultsPerPage: 1000, ...body },
    });
    expect(status).toBe(200);
    return json as SearchResult;
  };

  test.each(FILTER_CASES)('[API-04] %s', async (_, build) => {
    const { body, holds } = build(all);
    const expected = all.filter(holds).map(({ id }) => id);
    const { programs, count } = await search(body);
    expect(programs.map(({ idProgram }) => idProgram).sort((a, b) => a - b)).toEqual(expected);
    expect(count).toBe(expected.length);
    if (!('selectedCountries' in body)) expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
  });

  test.each([
    ['allBroadcastsSelected', { allBroadcastsSelected: true, selectedBroadcasts: [999_999] }],
    ['allProducedInSelected', { allProducedInSelected: true, selectedProducedIn: [999_999] }],
    ['allDevelopedInSelected', { allDevelopedInSelected: true, selectedDevelopedIn: [999_999] }],
    ['allGenresSelected', { allGenresSelected: true, selectedGenres: [999_999] }],
    ['allKeywordsSelected', { allKeywordsSelected: true, selectedKeywords: [999_999] }],
    ['allFrequenciesSelected', { allFrequenciesSelected: true, selectedFrequencies: [999_999] }],
    ['nothing', {}],
  ] as const)('[API-04] %s does not restrict', async (_, body) => {
    expect((await search(body as SearchRequestInput)).count).toBe(all.length);
  });

  test('[API-04] selectedPlaylists: own and shared ones, never those of others', async () => {
    const { kysely } = server.database;
    const playlist = await kysely
      .insertInto('playlist')
      .values({ user_id: await userId('demo'), name: 'mine' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const foreign = await kysely
      .insertInto('playlist')
      .values({ user_id: await userId('limited'), name: 'not mine' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const held = all.slice(10, 15).map(({ id }) => id);
    for (const playlist_id of [playlist.id, foreign.id])
      await kysely
        .insertInto('playlist_programme')
        .values(held.map((programme_id) => ({ playlist_id, programme_id })))
        .execute();
    const found = await search({ selectedPlaylists: [playlist.id] });
    expect(found.programs.map(({ idProgram }) => idProgram).sort((a, b) => a - b)).toEqual(held);
    expect((await search({ selectedPlaylists: [foreign.id] })).count).toBe(0);
    expect((await search({ selectedPlaylists: [999_999] })).count).toBe(0);
    await kysely
      .insertInto('playlist_share')
      .values({ playlist_id: foreign.id, user_id: await userId('demo') })
      .execute();
    expect((await search({ selectedPlaylists: [foreign.id] })).count).toBe(held.length);
  });

  test('[API-04] a term of ignored marks finds nothing, and a blank one everything', async () => {
    expect((await search({ term: '\u0301\u0301\u0301' })).count).toBe(0);
    expect((await search({ term: '   ' })).count).toBe(all.length);
  });

  test('a term is searched in the text of a description, not in its markup', async () => {
    const programme = all[0]?.id ?? 0;
    const html =
      '<p><strong>Sa</strong>lt &amp; sea</p>R&eacute;el <a href="https://a.example">&lt;s&gt;</a>';
    await server.database.kysely
      .updateTable('programme')
      .set({ description_en: html })
      .where('id', '=', programme)
      .execute();
    await loadCatalogue(server.database, server.index);
    const found = async (term: string) =>
      (await search({ term, selectedSearchTitles: ['Concept_Descriptions'] })).programs.map(
        ({ idProgram }) => idProgram,
      );
    for (const term of ['salt & sea reel', '<s>']) expect(await found(term)).toEqual([programme]);
    for (const term of ['strong>', 'amp;', 'href', 'eacute']) expect(await found(term)).toEqual([]);
  });

  async function userId(username: string): Promise<number> {
    const user = await server.database.kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return user.id;
  }
});
