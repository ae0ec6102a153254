import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const HOSTILE =
  '<p onclick="alert(1)">Kept</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
const HARMLESS = '<p>Kept</p><a>x</a>';

describe.each([testDatabase()])('outgoing HTML on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let idProgramme: number;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    const { kysely } = server.database;
    const both = <Name extends string>(name: Name): Record<`${Name}_en` | `${Name}_zh`, string> =>
      ({ [`${name}_en`]: HOSTILE, [`${name}_zh`]: HOSTILE }) as Record<`${Name}_en` | `${Name}_zh`, string>;
    const programme = await kysely.selectFrom('programme').select('id').executeTakeFirstOrThrow();
    idProgramme = programme.id;
    await kysely
      .updateTable('programme')
      .set({
        ...both('description'),
        ...both('hot_factors'),
        ...both('verdict'),
        ...both('evaluation'),
        ...both('environment'),
        programme_page: 'javascript:alert(1)',
        facebook_page: 'data:text/html,<script>alert(1)</script>',
        twitter_page: 'https://example.com/a',
        edit_url: 'JavaScript:alert(1)',
      })
      .where('id', '=', idProgramme)
      .execute();
    await kysely.updateTable('report').set(both('html_summary')).execute();
    await kysely.updateTable('faq').set(both('content')).execute();
    await kysely.updateTable('playlist').set({ description: HOSTILE }).execute();
  });
  afterAll(() => server.close());

  test.each(['en', 'ch'] as const)('contains nothing active (%s)', async (language) => {
    const params = { id: idProgramme, forExport: false };
    expect((await server.call('getCard', { token, language, params })).json).toMatchObject({
      description: HARMLESS,
      hotFactors: HARMLESS,
      verdict: HARMLESS,
      evaluation: HARMLESS,
      environment: HARMLESS,
      programmePage: null,
      facebookPage: null,
      twitterPage: 'https://example.com/a',
      editUrl: null,
    });
    const reports = (await server.call('getReports', { token, language })).json as { htmlSummary: string }[];
    expect(reports.map(({ htmlSummary }) => htmlSummary)).toEqual([HARMLESS, HARMLESS, HARMLESS]);
    const chapters = (await server.call('getFaqsChapters', { token, language })).json as {
      faqs: { content: string }[];
    }[];
    const contents = chapters.flatMap(({ faqs }) => faqs.map(({ content }) => content));
    expect(new Set(contents)).toEqual(new Set([HARMLESS]));
    const playlists = (
      await server.call('getPlaylists', { token, language, params: { withShared: true, withCounts: true } })
    ).json as { description: string }[];
    expect(new Set(playlists.map(({ description }) => description))).toEqual(new Set([HARMLESS]));
  });
});
