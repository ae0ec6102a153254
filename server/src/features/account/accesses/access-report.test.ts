import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import readWorkbook from 'read-excel-file/node';
import { testDatabase } from '../../../../testing/test-database.ts';
import { responseOf } from '../../../../testing/response-of-call.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

describe.each([testDatabase()])('the report of an access on $name', (kind) => {
  let server: TestServer;
  let tokens: Record<'demo' | 'limited', string>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    tokens = { demo: await server.signIn('demo'), limited: await server.signIn('limited') };
  });
  afterAll(() => server.close());

  const accessesOf = (user: 'demo' | 'limited', language: 'en' | 'ch' = 'en') =>
    responseOf(server, 'getAccesses', { token: tokens[user], language });
  const report = async (id: number, token: string, languageid = '') =>
    server.app.inject({
      url: `/api/Account/GetAccessReport/${id}`,
      headers: { authorization: `Bearer ${token}`, languageid },
    });
  test('[SUB-01] [API-01] is a workbook with the access, its genres and its channels', async () => {
    const [access] = await accessesOf('limited');
    const response = await report(access?.id ?? 0, tokens.limited);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('spreadsheetml');
    expect(response.headers['filename']).toBe('Subscription-Report.xlsx');
    const sheets = await readWorkbook(response.rawPayload);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Access', 'Genres', 'Channels']);
    const [own, genres, channels] = sheets.map(({ data }) => data);
    expect(own?.[1]?.slice(0, 6)).toEqual([
      'France, Belgium and Japan: selected genres',
      'Launches since 2023; audience results of France and Japan.',
      new Date('2023-01-01'),
      new Date('2027-12-31'),
      new Date('2023-01-01'),
      new Date('2027-12-31'),
    ]);
    expect(own?.[1]?.slice(6)).toEqual([4, (genres?.length ?? 0) - 1, 12]);
    expect(genres?.slice(1)).toEqual(
      access?.genres.flatMap(({ name, subGenres }) => subGenres.map((entry) => [name, entry.name])),
    );
    expect(channels?.[0]).toEqual(['Country', 'Channel', 'Audience results']);
    expect(channels?.slice(1)).toEqual(
      access?.channelsGroups.flatMap((group) =>
        group.channels.map((channel) => [group.name, channel.name, group.hasMsh ? 'Included' : 'Excluded']),
      ),
    );
  });

  test('[LNG-03] has labels and names in the language of the call', async () => {
    const [access] = await accessesOf('limited', 'ch');
    const sheets = await readWorkbook((await report(access?.id ?? 0, tokens.limited, '1')).rawPayload);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['订阅权限', '类型', '频道']);
    expect(sheets[2]?.data[0]).toEqual(['国家/地区', '频道', '收视数据']);
    expect(sheets[0]?.data[1]?.[0]).toBe(access?.name);
  });

  test('[API-01] of another company gets the same response as one that does not exist', async () => {
    const [others] = await accessesOf('demo');
    for (const id of [others?.id ?? 0, 0, 2_147_483_647]) {
      const response = await report(id, tokens.limited);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ error: 'not-found', message: 'There is no such access' });
    }
    expect((await report(others?.id ?? 0, tokens.limited, '1')).json()).toMatchObject({
      message: '没有此订阅权限',
    });
    expect(
      (await server.call('getAccessReport', { params: { id: 'x' }, token: tokens.demo })).json,
    ).toMatchObject({
      error: 'validation',
      field: 'id',
    });
  });
});
