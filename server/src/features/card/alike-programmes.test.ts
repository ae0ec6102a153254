import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InternationalFlow, ProgrammeLine } from '@airdex/shared-contracts/api';
import { sql } from 'kysely';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { programmesInsideLimited } from '../../../testing/limited-subscription.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { RELATED_MAX } from './alike-programmes.ts';

describe.each([testDatabase()])('programmes related to a card on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let limited: string;
  let all: StoredProgramme[];
  let insideLimited: StoredProgramme[];
  /** Launches of one format: some inside the small subscription, some not. */
  let travelled: StoredProgramme[];
  /** Without a format, but with the same title and genre. */
  let namesake: StoredProgramme;
  /** The same title in another genre. */
  let stranger: StoredProgramme;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    limited = await server.signIn('limited');
    const { kysely } = server.database;
    insideLimited = await programmesInsideLimited(kysely);
    const [one] = insideLimited;
    const known = await storedProgrammes(kysely);
    const isInside = ({ id }: StoredProgramme): boolean => insideLimited.some((row) => row.id === id);
    const outside = known.filter((row) => !isInside(row) && row.launch_date !== null);
    const { id } = await kysely
      .insertInto('format')
      .values({ source_key: 'test:format', title: 'The Travelling Format' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = [...insideLimited.slice(0, 4), ...outside.slice(0, 3)].map((row) => row.id);
    await kysely.updateTable('programme').set({ format_id: id }).where('id', 'in', ids).execute();
    const others = known.filter((row) => !ids.includes(row.id));
    const rename = async (row: StoredProgramme | undefined): Promise<void> => {
      const local_title = one?.local_title.toUpperCase() ?? '';
      await kysely
        .updateTable('programme')
        .set({ local_title })
        .where('id', '=', row?.id ?? 0)
        .execute();
    };
    await rename(others.find((row) => row.genre_id === one?.genre_id));
    await rename(others.find((row) => row.genre_id !== null && row.genre_id !== one?.genre_id));
    all = await storedProgrammes(kysely);
    travelled = all.filter((row) => ids.includes(row.id));
    [namesake, stranger] = [
      all.find((row) => row.id === others.find((each) => each.genre_id === one?.genre_id)?.id),
      all.find(
        (row) =>
          row.id === others.find((each) => each.genre_id !== null && each.genre_id !== one?.genre_id)?.id,
      ),
    ] as [StoredProgramme, StoredProgramme];
  });
  afterAll(() => server.close());

  type ListCall = 'getAlso' | 'getRelated';
  const list = async (
    name: ListCall,
    id: number,
    token = demo,
    language: 'en' | 'ch' = 'en',
  ): Promise<ProgrammeLine[]> => {
    const { status, json } = await server.call(name, { token, language, params: { id } });
    expect(status).toBe(200);
    return json as ProgrammeLine[];
  };
  const flow = async (id: number, token = demo, language: 'en' | 'ch' = 'en'): Promise<InternationalFlow> => {
    const { status, json } = await server.call('getInternationalFlow', { token, language, params: { id } });
    expect(status).toBe(200);
    return json as InternationalFlow;
  };
  const idsOf = (lines: readonly { idProgram: number }[]): number[] =>
    lines.map(({ idProgram }) => idProgram);
  const ascending = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);
  const first = (): StoredProgramme =>
    travelled.find((row) => row.id === insideLimited[0]?.id) as StoredProgramme;

  test('[API-02] include other launches of the same format or title, newest first', async () => {
    const one = first();
    const lines = await list('getAlso', one.id);
    const expected = [...travelled.filter(({ id }) => id !== one.id), namesake];
    expect(ascending(idsOf(lines))).toEqual(ascending(expected.map(({ id }) => id)));
    expect(idsOf(lines)).not.toContain(stranger.id);
    const dates = lines.map(({ date }) => date ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    // Related by title, in the other direction too.
    expect(idsOf(await list('getAlso', namesake.id))).toEqual([one.id]);
    expect(await list('getAlso', 999_999)).toEqual([]);
  });

  test('[API-02] show where a format travelled, first launch first, in both languages', async () => {
    const one = first();
    const { formatTitle, launches } = await flow(one.id);
    expect(formatTitle).toBe('The Travelling Format');
    expect(ascending(idsOf(launches))).toEqual(ascending([...travelled, namesake].map(({ id }) => id)));
    const dates = launches.map(({ date }) => date ?? '9999');
    expect(dates).toEqual([...dates].sort());
    const codes = await server.database.kysely.selectFrom('country').selectAll().execute();
    const chinese = (await flow(one.id, demo, 'ch')).launches;
    for (const [place, launch] of launches.entries()) {
      const row = all.find(({ id }) => id === launch.idProgram);
      const country = codes.find(({ id }) => id === row?.country_id);
      expect(launch).toMatchObject({
        localTitle: row?.local_title,
        idCountry: country?.id ?? null,
        countryCode: country?.code ?? null,
        country: country?.name_en ?? null,
        channel: row?.channel,
        datePrecision: 'day',
        isDatePreview: (row?.launch_date ?? '') > '2026-11-20',
      });
      expect(chinese[place]?.country).toBe(country?.name_zh ?? null);
    }
    const alone = all.find(
      ({ format_id, id }) => format_id === null && ![namesake.id, stranger.id].includes(id),
    );
    expect(idsOf((await flow(alone?.id ?? 0)).launches)).toContain(alone?.id);
  });

  test('[API-02] include similar ones: of its genre or with its keywords, each family once, never its own', async () => {
    const content = (row: StoredProgramme | undefined): string[] => [
      ...(row?.genre_id == null ? [] : [`genre ${row.genre_id}`]),
      ...(row?.keywords ?? []).map((keyword) => `keyword ${keyword}`),
    ];
    let shown = 0;
    for (const one of [first(), ...all.slice(0, 40)]) {
      const related = idsOf(await list('getRelated', one.id));
      const also = idsOf(await list('getAlso', one.id));
      shown = Math.max(shown, related.length);
      expect(related).not.toContain(one.id);
      expect(related.filter((id) => also.includes(id))).toEqual([]);
      const rows = related.map((id) => all.find((row) => row.id === id));
      for (const row of rows)
        expect(content(row).filter((each) => content(one).includes(each))).not.toEqual([]);
      const families = rows.map((row) => row?.local_title.toLowerCase());
      expect(new Set(families).size).toBe(families.length);
      expect(rows.filter((row) => row?.format_id != null).length).toBeLessThanOrEqual(1);
    }
    expect(shown).toBe(RELATED_MAX);
  });

  test('[API-02] list the most similar first, in a stable order', async () => {
    const one = all.find((row) => row.subgenre_id !== null && row.keywords.length > 1) as StoredProgramme;
    // A twin with everything in common, but too far away in time to score for anything but its subject.
    const { kysely } = server.database;
    const related = idsOf(await list('getRelated', one.id));
    const shared = (id: number): number =>
      all.find((row) => row.id === id)?.keywords.filter((keyword) => one.keywords.includes(keyword)).length ??
      0;
    const isSameSubGenre = (id: number): boolean =>
      all.find((row) => row.id === id)?.subgenre_id === one.subgenre_id;
    const best = all
      .filter(({ id, format_id }) => id !== one.id && format_id === null)
      .map(({ id }) => shared(id) * 12 + (isSameSubGenre(id) ? 40 : 0));
    const [top] = related;
    // Format type and date weigh 28 at most.
    expect(shared(top ?? 0) * 12 + (isSameSubGenre(top ?? 0) ? 40 : 0)).toBeGreaterThanOrEqual(
      Math.max(...best) - 28,
    );
    for (let again = 0; again < 3; again++) expect(idsOf(await list('getRelated', one.id))).toEqual(related);
    const { count } = await kysely
      .selectFrom('programme')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(all.length);
  });

  test('[API-11] include nothing outside the subscription, and do not exist for a card outside it', async () => {
    const inside = new Set(insideLimited.map(({ id }) => id));
    for (const { id } of insideLimited) {
      const shown = [
        ...idsOf(await list('getAlso', id, limited)),
        ...idsOf(await list('getRelated', id, limited)),
        ...idsOf((await flow(id, limited)).launches),
      ];
      expect(shown.filter((each) => !inside.has(each))).toEqual([]);
    }
    const one = first();
    const family = new Set([...travelled, namesake].map(({ id }) => id));
    const mine = insideLimited.map(({ id }) => id).filter((id) => family.has(id));
    expect(ascending(idsOf((await flow(one.id, limited)).launches))).toEqual(ascending(mine));
    for (const { id } of travelled.filter((row) => !inside.has(row.id))) {
      expect(await list('getAlso', id, limited)).toEqual([]);
      expect(await list('getRelated', id, limited)).toEqual([]);
      expect(await flow(id, limited)).toEqual({ formatTitle: null, launches: [] });
    }
  });

  test('[LNG-03] follow the LanguageId header', async () => {
    const lines = await list('getRelated', first().id, demo, 'ch');
    expect(lines.length).toBeGreaterThan(0);
    for (const { genre, idProgram } of lines)
      if (all.find(({ id }) => id === idProgram)?.genre_id != null) expect(genre).toMatch(/\p{Script=Han}/u);
  });

  test.each(['getAlso', 'getRelated', 'getInternationalFlow'] as const)(
    '[API-02] %s: return 401 without a session, and 400 for an invalid id',
    async (name) => {
      expect((await server.call(name, { params: { id: 1 } })).status).toBe(401);
      expect(await server.call(name, { token: demo, params: { id: '1.5' } })).toMatchObject({
        status: 400,
        json: { error: 'validation', field: 'id' },
      });
    },
  );
});
