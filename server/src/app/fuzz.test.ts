import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  apiErrorSchema,
  endpoints,
  fillPath,
  pathParameters,
  type Endpoint,
  type EndpointName,
} from '@airdex/shared-contracts/api';
import * as fc from 'fast-check';
import { storedProgrammes } from '../../testing/expected-programmes.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createServer } from './create-server.ts';
import { SAMPLE_PASSWORD, SAMPLE_USERNAMES } from '../start/sample-users/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { change, damaged, HOSTILE_BODIES, HOSTILE_PARTS } from '../../testing/fuzz/damage.ts';
import { validBody } from '../../testing/fuzz/random-body.ts';

/** Bodies sent to each call. `FUZZ_RUNS=2000 FUZZ_SEED=…` searches more thoroughly. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** Milliseconds after which a call counts as hanging. */
const PATIENCE_MS = 15_000;
/** A stream of events is closed after this time, milliseconds: without an export it has no end. */
const EVENTS_MS = 100;

interface Sent {
  readonly url?: string;
  readonly payload?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Mostly none or one, so that many requests pass the first check. */
const changes = fc.oneof(
  { arbitrary: fc.constant([]), weight: 3 },
  { arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }), weight: 3 },
  { arbitrary: fc.array(change, { minLength: 2, maxLength: 3 }), weight: 1 },
);

const names = Object.keys(endpoints) as EndpointName[];
const entryOf = (name: EndpointName): Endpoint => endpoints[name];

describe.each([testDatabase()])('random requests on $name', (kind) => {
  let server: TestServer;
  let tokens: Map<string, string>;
  let video: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    const all = await storedProgrammes(server.database.kysely);
    video = `/media/videos/${all.find((row) => row.video !== null)?.id ?? 0}.webm`;
    tokens = new Map();
    for (const username of SAMPLE_USERNAMES) tokens.set(username, await server.signIn(username));
  });
  afterAll(() => server.close());

  /** A path of the call with ids that exist for some user. */
  const pathOf = (name: EndpointName): string => {
    const { path } = entryOf(name);
    const values = pathParameters(path).map(({ name: parameter }) => [
      parameter,
      /^(with|for|daily)/.test(parameter) ? 'true' : '1',
    ]);
    return fillPath(path, Object.fromEntries(values) as Record<string, string>);
  };

  /** The response to a user's call; opens a new session if a call has ended the old one. */
  const send = async (name: EndpointName, sent: Sent, username = 'demo') => {
    const entry = entryOf(name);
    const hanging = new AbortController();
    const isStream = entry.response.kind === 'events';
    const timer = setTimeout(() => hanging.abort(), isStream ? EVENTS_MS : PATIENCE_MS);
    try {
      const response = await server.app.inject({
        method: entry.method,
        url: sent.url ?? pathOf(name),
        headers: { authorization: `Bearer ${tokens.get(username) ?? ''}`, ...sent.headers },
        ...(sent.payload === undefined ? {} : { payload: sent.payload }),
        signal: hanging.signal,
      });
      if (name === 'logOut') tokens.set(username, await server.signIn(username));
      return response;
    } catch (error) {
      if (isStream && hanging.signal.aborted) return null;
      throw new Error(`${name} hangs or breaks off`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  /**
   * What must hold for every response. `namesField`: the body was JSON, so that an error can name the field.
   */
  const check = async (name: EndpointName, sent: Sent, namesField: boolean, username?: string) => {
    const response = await send(name, sent, username);
    if (response === null || response.statusCode < 400) return;
    const { statusCode, headers, body } = response;
    const described = `${name} ${sent.url ?? ''} ${String(sent.payload).slice(0, 300)} -> ${statusCode} ${body.slice(0, 300)}`;
    if (statusCode >= 500 && statusCode !== 503) throw new Error(described);
    expect(headers['content-type']).toContain('application/json');
    const error = apiErrorSchema.parse(JSON.parse(body));
    expect(error.message).not.toBe('');
    if (statusCode === 400 && namesField && error.field === undefined)
      throw new Error(`No field: ${described}`);
  };

  const json = (body: unknown): Sent => ({
    payload: JSON.stringify(body) ?? '',
    headers: { 'content-type': 'application/json' },
  });

  test.each(names.filter((name) => entryOf(name).body !== undefined))(
    'valid and damaged bodies of %s',
    async (name) => {
      const body = validBody(name);
      if (!body) throw new Error('It has no body');
      await fc.assert(
        fc.asyncProperty(
          body,
          changes,
          fc.constantFrom(...SAMPLE_USERNAMES),
          async (right, made, username) => {
            await check(name, json(made.reduce<unknown>(damaged, right)), true, username);
          },
        ),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
    },
    120_000,
  );

  test.each(names.filter((name) => pathParameters(entryOf(name).path).length > 0))(
    'the path parameters of %s',
    async (name) => {
      const { path, body } = entryOf(name);
      const parameters = pathParameters(path).map((parameter) => parameter.name);
      for (const parameter of parameters)
        for (const part of HOSTILE_PARTS) {
          const url = `/${path}`.replace(/\{(\w+)\??\}/g, (_, each: string) =>
            each === parameter ? part : '1',
          );
          await expect(check(name, { ...(body ? json([1]) : {}), url }, false)).resolves.toBeUndefined();
        }
    },
    120_000,
  );

  test.each(names)(
    'invalid bodies of %s',
    async (name) => {
      for (const [payload, type] of HOSTILE_BODIES) {
        const headers = type === null ? {} : { 'content-type': type };
        await expect(check(name, { payload, headers }, false)).resolves.toBeUndefined();
      }
    },
    120_000,
  );

  test.each([
    ['LanguageId', 200, ['x'.repeat(5000), '2', '{}', '1, 1']],
    ['Authorization', 401, ['Bearer', 'Bearer a b', `Bearer ${'x'.repeat(8000)}`, 'Bearer ..', 'Basic eA==']],
    ['Cookie', 200, ['airdex-media=; ;;==', 'x'.repeat(8000)]],
    ['Range', 200, ['bytes=1-0', 'bytes=a-b', 'bytes=0-0,1-1,2-2']],
    ['Range', 206, ['bytes=0-0', `bytes=0-${'9'.repeat(400)}`]],
    ['Range', 416, ['bytes=-0', `bytes=${'9'.repeat(400)}-`]],
    ['Accept-Encoding', 200, ['gzip;q=nonsense', '*;q=0', 'x'.repeat(5000)]],
    ['Content-Encoding', 200, ['gzip', 'nonsense']],
    ['If-None-Match', 200, ['"', 'W/""']],
    ['If-None-Match', 304, ['*']],
  ])('unusual values of the header %s get a video with the status %i', async (header, status, values) => {
    for (const value of values) {
      await check('getGenres', { ...json({}), headers: { ...json({}).headers, [header]: value } }, false);
      const { statusCode } = await server.app.inject({
        url: video,
        headers: { authorization: `Bearer ${tokens.get('demo') ?? ''}`, [header]: value },
      });
      expect([value, statusCode]).toEqual([value, status]);
    }
  });

  test('unusual addresses from a trusted proxy', async () => {
    const http = { rateLimits: 1, trustedProxies: ['loopback'] };
    const app = await createServer({ ...server.parts, http });
    for (const address of ['nonsense', '::ffff:1.2.3.4.5', '[::1]:80', '', ',', 'é', 'x'.repeat(8000)]) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/Account/Authenticate',
        headers: { 'x-forwarded-for': address },
        payload: { username: 'demo', password: SAMPLE_PASSWORD },
      });
      expect([address, statusCode]).toEqual([address, 200]);
    }
    await app.close();
  });

  test('the server still works as before', async () => {
    const token = await server.signIn('demo');
    expect(
      await server.call('getAdvancedSearchPrograms', { token, body: { resultsPerPage: 1 } }),
    ).toMatchObject({
      status: 200,
    });
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    expect(({} as Record<string, unknown>)['page']).toBeUndefined();
  });
});
