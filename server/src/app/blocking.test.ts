import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registryCalls, UPLOAD_TYPE } from '@airdex/release-registry/http-api';
import { killServerProcesses } from '../../testing/server-process.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { STREAMS_OF_SESSION_MAX } from '../http/session-streams.ts';
import { FUZZ_TARGETS, type FuzzTarget } from '../../testing/fuzz/fuzz-targets.ts';
import { HOSTILE_MAKERS, type HostileBody } from '../../testing/fuzz/hostile-bodies.ts';
import { sendBody, type Sending } from '../../testing/fuzz/send-body.ts';
import { startWatchedServer, type WatchedServer } from '../../testing/fuzz/watched-server.ts';

/** Longest time that one call may block the event loop without a break, milliseconds of CPU of the usual machine. */
const BLOCK_MAX_MS = 50;
/** How long the usual machine takes to parse the reference of the watched server. A slower one gets more time. */
const PARSING_MS = 8;
/** How often to repeat a call that was slow, for example because of compilation or garbage collection. */
const TRIES = 6;
/** Bytes by which the server's memory may grow after everything was sent. */
const GROWTH_MAX = 48 * 1024 * 1024;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const SLOW_MS = 240_000;

/** 503 means that something is unavailable: a page that was never published. */
const isFault = (status: number): boolean => status >= 500 && status !== 503;

describe('requests of any kind', () => {
  let server: WatchedServer;
  let memoryBefore: number;
  beforeAll(async () => {
    server = await startWatchedServer();
  }, SLOW_MS);
  afterAll(async () => {
    await server.close();
    killServerProcesses();
  }, SLOW_MS);

  /** Milliseconds of CPU of the usual machine, which other load of this one may have slowed down. */
  const ofUsualMachine = async (milliseconds: number): Promise<number> =>
    milliseconds <= BLOCK_MAX_MS
      ? milliseconds
      : milliseconds / Math.max(1, (await server.parsing()) / PARSING_MS);

  /** Shortest of several tries, and the response statuses. */
  const leastBlock = async (send: () => Promise<number>): Promise<{ block: number; status: number }> => {
    let block = Number.POSITIVE_INFINITY;
    let status = 0;
    for (let tries = 0; tries < TRIES && block > BLOCK_MAX_MS; tries += 1) {
      await server.longestBlock();
      status = await send();
      block = Math.min(block, await ofUsualMachine(await server.longestBlock()));
    }
    return { block, status };
  };

  const sendTo = async (target: FuzzTarget, { headers, ...body }: HostileBody): Promise<number> =>
    sendBody(`${server.address}${target.path}`, {
      ...body,
      method: target.method,
      headers: { 'content-type': target.type, ...authorization(target.caller), ...headers },
    });
  const authorization = (caller: FuzzTarget['caller']): Readonly<Record<string, string>> =>
    caller === 'nobody' ? {} : { authorization: `Bearer ${server.tokens[caller]}` };

  /** Calls that block for too long, or fail. */
  const faultsOf = async (target: FuzzTarget): Promise<string[]> => {
    const faults: string[] = [];
    for (const [kind, make] of Object.entries(HOSTILE_MAKERS)) {
      const body = make(target.bytes, target.example, SEED);
      const { block, status } = await leastBlock(() => sendTo(target, body));
      if (block > BLOCK_MAX_MS) faults.push(`${kind}: ${block.toFixed(0)} ms, ${String(status)}`);
      if (isFault(status)) faults.push(`${kind}: ${String(status)}`);
    }
    return faults;
  };

  test(
    'a warm server uses a stable amount of memory',
    async () => {
      for (const target of FUZZ_TARGETS.slice(0, 4)) await faultsOf(target);
      memoryBefore = await server.memory();
      expect(memoryBefore).toBeGreaterThan(0);
    },
    SLOW_MS,
  );

  test('the measurement detects blocking calls', async () => {
    await server.longestBlock();
    await server.block();
    expect(await server.longestBlock()).toBeGreaterThan(BLOCK_MAX_MS);
    expect(await server.longestBlock()).toBeLessThan(BLOCK_MAX_MS);
  });

  test.each(FUZZ_TARGETS.map((target) => [target.name, target] as const))(
    'bodies to %s do not block other requests',
    async (_, target) => {
      expect(await faultsOf(target)).toEqual([]);
    },
    SLOW_MS,
  );

  test(
    'addresses and headers do not block other requests',
    async () => {
      const random = seededRandom(SEED);
      const noise = (length: number): string =>
        Array.from({ length }, () => '%&=;/?.,:a0'[Math.floor(random() * 11)] ?? '').join('');
      for (const path of [
        '/',
        '/search',
        '/media/posters/1.svg',
        '/api/Card/GetCard/1/true',
        '/registry/',
        '/x',
      ])
        for (const length of [100, 14_000]) {
          const header = noise(length);
          const requests: readonly Omit<Sending, 'body'>[] = [
            { method: 'GET', headers: { cookie: header } },
            { method: 'GET', headers: { accept: header, 'accept-encoding': header } },
            { method: 'GET', headers: { range: `bytes=${header}`, 'if-none-match': header } },
          ];
          for (const each of requests) {
            const { block, status } = await leastBlock(() =>
              sendBody(`${server.address}${path}`, { ...each, body: '' }),
            );
            expect([path, block <= BLOCK_MAX_MS, isFault(status)]).toEqual([path, true, false]);
          }
          const url = `${server.address}${path}?${encodeURI(noise(length))}`;
          const { block } = await leastBlock(() => sendBody(url, { method: 'GET', body: '' }));
          expect([path, block <= BLOCK_MAX_MS]).toEqual([path, true]);
        }
    },
    SLOW_MS,
  );

  test(
    'many streams of events do not block other requests',
    async () => {
      const open = async (index: number): Promise<IncomingMessage> => {
        const call = request(`${server.address}/api/Export/Progress/made-up-${String(index)}`, {
          agent: false,
          headers: { authorization: `Bearer ${server.tokens.user}` },
        }).end();
        const [stream] = (await once(call, 'response')) as [IncomingMessage];
        return stream.resume();
      };
      const openMany = async (): Promise<number> => {
        const streams: IncomingMessage[] = [];
        for (let index = 0; index < STREAMS_OF_SESSION_MAX * 5; index += 1) streams.push(await open(index));
        const accepted = streams.filter(({ statusCode }) => statusCode === 200).length;
        expect(accepted).toBeLessThanOrEqual(STREAMS_OF_SESSION_MAX);
        for (const stream of streams) stream.destroy();
        return 200;
      };
      expect((await leastBlock(openMany)).block).toBeLessThanOrEqual(BLOCK_MAX_MS);
    },
    SLOW_MS,
  );

  test(
    'invalid release uploads do not block other requests',
    async () => {
      const random = seededRandom(SEED);
      const bytes = Buffer.from(Array.from({ length: 2 * 1024 * 1024 }, () => random() * 256));
      const archives = [bytes, Buffer.alloc(bytes.length), Buffer.alloc(bytes.length, 'mfe-card/\0')];
      const url = `${server.address}${registryCalls.upload.path}`;
      for (const caller of ['deploy', 'nobody'] as const)
        for (const body of archives) {
          const headers = { 'content-type': UPLOAD_TYPE, ...authorization(caller) };
          const { block, status } = await leastBlock(() => sendBody(url, { method: 'POST', headers, body }));
          expect([caller, block <= BLOCK_MAX_MS, isFault(status)]).toEqual([caller, true, false]);
        }
    },
    SLOW_MS,
  );

  test('the server still works afterwards, and uses no more memory than before', async () => {
    expect(server.isAlive()).toBe(true);
    expect(await sendBody(`${server.address}/healthz`, { method: 'GET', body: '' })).toBe(200);
    expect((await server.memory()) - memoryBefore).toBeLessThan(GROWTH_MAX);
  });
});
