import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyInput, Endpoints } from '@airdex/shared-contracts/api';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { fileOfCall } from '../../../testing/file-of-call.ts';
import { limitedSubscription } from '../../../testing/limited-subscription.ts';
import { notingPrinter, PRINTED } from '../../../testing/noting-printer.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { PrinterUnavailable, type PrintFailure } from './card-printer.ts';

type Body = BodyInput<Endpoints['getCardPdf']>;

describe.each([testDatabase()])('the export of cards on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let stored: StoredProgramme[];
  const noted = notingPrinter();
  beforeAll(async () => {
    const started = await startTestServer(kind);
    await started.app.close();
    server = { ...started, app: await createServer({ ...started.parts, printer: noted.printer }) };
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    stored = await storedProgrammes(server.database.kysely);
    token = await signIn('demo');
  });
  afterAll(async () => {
    await server.app.close();
    await server.close();
  });

  const signIn = async (username: string): Promise<string> => {
    const response = await fileOfCall(server, 'authenticate', {
      body: { username, password: 'Demo2026', forceLogin: true },
    });
    return response.json<{ token: string }>().token;
  };
  const printed = (body: Body, options: { token?: string; language?: 'en' | 'ch' } = {}) =>
    fileOfCall(server, 'getCardPdf', { token, body, ...options });
  const idsOf = (rows: readonly StoredProgramme[]): number[] => rows.map(({ id }) => id);

  test('[CRD-09] [API-02] names the card of a page by its id', async () => {
    const id = stored[5]?.id ?? 0;
    const response = await printed({ selectedIds: [id] });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      filename: `Programme-Page-${id}.pdf`,
    });
    expect(response.rawPayload.equals(Buffer.from(PRINTED))).toBe(true);
    expect(noted.last()).toMatchObject({ ids: [id], language: 'en' });
  });

  test('[EXP-01] [API-02] prints those of a list into one file, in the order of the list', async () => {
    const ids = idsOf(stored.slice(0, 50));
    const orderBy = [{ sortExpression: 'LOCALTITLE', direction: 'Asc' } as const];
    const response = await printed({ selectMode: 'Include', selectedIds: ids, orderBy }, { language: 'ch' });
    expect(response.headers).toMatchObject({ filename: 'Programme-Page.pdf' });
    const list = await fileOfCall(server, 'getAdvancedSearchPrograms', {
      token,
      language: 'ch',
      body: { selectMode: 'Include', selectedIds: ids, orderBy },
    });
    const order = list
      .json<{ programs: { idProgram: number }[] }>()
      .programs.map(({ idProgram }) => idProgram);
    expect(noted.last()).toMatchObject({ ids: order, language: 'ch' });
    expect(order).toHaveLength(50);
  });

  test.each([
    ['en', 'Please, PDF export is limited up to 50 programmes. Try other criteria or contact the '],
    ['ch', 'PDF 导出最多支持 50 个节目'],
  ] as const)('[EXP-01] rejects more than 50 (%s)', async (language, text) => {
    const before = noted.requests.length;
    for (const body of [
      { selectMode: 'Include' as const, selectedIds: idsOf(stored.slice(0, 51)) },
      { selectMode: 'Exclude' as const },
    ]) {
      const response = await printed(body, { language });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        error: 'limit-exceeded',
        message: expect.stringContaining(text),
      });
    }
    expect(noted.requests).toHaveLength(before);
  });

  test('prints two to four programmes side by side, in the order of their ids', async () => {
    const [a = 0, b = 0, c = 0] = idsOf(stored);
    const response = await printed({ layout: 'compare', selectMode: 'Include', selectedIds: [c, a, b, a] });
    expect(response.headers).toMatchObject({ filename: 'Programme-Comparison.pdf' });
    expect(noted.last()).toMatchObject({ ids: [c, a, b], layout: 'compare' });
    await printed({ selectedIds: [a] });
    expect(noted.last()).toMatchObject({ ids: [a], layout: 'cards' });
  });

  test.each([
    { selectMode: 'Include', selectedIds: [1] },
    { selectMode: 'Include', selectedIds: [1, -2] },
    { selectMode: 'Include', selectedIds: [1, 2, 3, 4, 5] },
    { selectMode: 'Exclude', selectedIds: [] },
  ] as const)('rejects any other number of programmes: %j', async ({ selectMode, selectedIds }) => {
    const before = noted.requests.length;
    const response = await printed({ layout: 'compare', selectMode, selectedIds: [...selectedIds] });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      field: 'selectedIds',
      message: 'Please select two to four programmes to compare.',
    });
    expect(noted.requests).toHaveLength(before);
  });

  test('[EXP-01] rejects an empty selection', async () => {
    const response = await printed({ selectMode: 'Include' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'validation', field: 'selectedIds' });
  });

  test('[API-11] never prints what is outside the subscription', async () => {
    const limited = await signIn('limited');
    const { holds } = await limitedSubscription(server.database.kysely);
    const inside = stored.filter(holds).slice(0, 5);
    const outside = stored.filter((row) => !holds(row)).slice(0, 20);
    await printed({ selectedIds: idsOf([...outside, ...inside]) }, { token: limited });
    expect([...noted.last().ids].sort((a, b) => a - b)).toEqual(idsOf(inside));
    const before = noted.requests.length;
    expect((await printed({ selectedIds: idsOf(outside) }, { token: limited })).statusCode).toBe(400);
    expect(noted.requests).toHaveLength(before);
  });

  describe('the session lent to the browser', () => {
    const card = (bearer: string, id = stored[0]?.id ?? 0) =>
      fileOfCall(server, 'getCard', { token: bearer, params: { id, forExport: true } });

    test("has its owner's rights on what is printed, and on nothing else", async () => {
      const id = stored[0]?.id ?? 0;
      const seen: number[] = [];
      noted.answerWith(async (given) => {
        expect(given.token).not.toBe(token);
        seen.push((await card(given.token)).statusCode);
        const cookie = { cookie: `airdex-media=${given.token}` };
        seen.push(
          (await server.app.inject({ url: `/media/pictures/${id}.svg`, headers: cookie })).statusCode,
        );
        for (const name of ['getSavedSearches', 'logOut', 'getFaqsChapters'] as const)
          seen.push((await fileOfCall(server, name, { token: given.token })).statusCode);
        return PRINTED;
      });
      await printed({ selectedIds: [id] });
      expect(seen).toEqual([200, 200, 401, 401, 401]);
    });

    test('ends with the printing', async () => {
      noted.answerWith(() => Promise.resolve(PRINTED));
      await printed({ selectedIds: [stored[0]?.id ?? 0] });
      expect((await card(noted.last().token)).statusCode).toBe(401);
    });

    test("ends with its owner's", async () => {
      const own = await signIn('colleague');
      const seen: number[] = [];
      noted.answerWith(async (given) => {
        seen.push((await card(given.token)).statusCode);
        await fileOfCall(server, 'logOut', { token: own });
        seen.push((await card(given.token)).statusCode);
        return PRINTED;
      });
      await printed({ selectedIds: [stored[0]?.id ?? 0] }, { token: own });
      noted.answerWith(() => Promise.resolve(PRINTED));
      expect(seen).toEqual([200, 401]);
    });
  });

  test.each(['no-browser', 'too-slow', 'failed'] satisfies PrintFailure[])(
    '[EXP-01] reports that there is no PDF (%s), and tries the next one again',
    async (failure) => {
      noted.answerWith(() => Promise.reject(new PrinterUnavailable(failure, 'inside')));
      const body: Body = { selectedIds: [stored[0]?.id ?? 0] };
      const english = await printed(body);
      expect(english.statusCode).toBe(503);
      expect(english.headers['retry-after']).toMatch(/^\d+$/);
      expect(english.json()).toMatchObject({ error: 'unavailable', message: expect.stringMatching(/PDF/) });
      expect((await printed(body, { language: 'ch' })).json<{ message: string }>().message).toMatch(
        /\p{Script=Han}/u,
      );
      noted.answerWith(() => Promise.resolve(PRINTED));
      expect((await printed(body)).statusCode).toBe(200);
    },
  );

  test('[EXP-01] cancels printing when the connection is closed', async () => {
    const cancelled = new Promise<void>((resolve) => {
      noted.answerWith(({ signal }) => {
        signal.addEventListener('abort', () => resolve());
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('cancelled'))),
        );
      });
    });
    const before = noted.requests.length;
    const { port } = server.app.server.address() as AddressInfo;
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/api/Card/GetCardPdf',
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify({ selectedIds: [stored[0]?.id ?? 0] }));
    while (noted.requests.length === before) await setImmediate();
    call.destroy();
    await cancelled;
    noted.answerWith(() => Promise.resolve(PRINTED));
    expect(noted.last().signal.aborted).toBe(true);
  });

  test('[EXP-01] prints ten files of fifty cards, two at a time', async () => {
    let running = 0;
    let most = 0;
    noted.answerWith(async () => {
      running += 1;
      most = Math.max(most, running);
      while (most < 2) await setImmediate();
      // Time for a third print, which must not start.
      for (let turn = 0; turn < 50; turn += 1) await setImmediate();
      running -= 1;
      return PRINTED;
    });
    const body: Body = { selectMode: 'Include', selectedIds: idsOf(stored.slice(0, 50)) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => printed(body)));
    noted.answerWith(() => Promise.resolve(PRINTED));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(most).toBe(2);
  });

  test('reports that a server has no printer', async () => {
    const silent = await createServer({ ...server.parts, printer: null });
    const response = await fileOfCall({ ...server, app: silent }, 'getCardPdf', {
      token,
      body: { selectedIds: [stored[0]?.id ?? 0] },
    });
    await silent.close();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ error: 'unavailable' });
  });
});
