import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { servePolicyReports } from './serve-policy-reports.ts';

let app: FastifyInstance;
let lines: string[];
beforeEach(async () => {
  lines = [];
  app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  servePolicyReports(app);
  await app.ready();
});
afterEach(() => app.close());

const send = (payload: unknown, type = 'application/csp-report', remoteAddress = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    remoteAddress,
  });
const logged = () => lines.map((line) => (JSON.parse(line) as { violation: unknown }).violation);

const report = {
  'csp-report': {
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?user=1',
    'document-uri': 'https://airdex.example/search?q=secret',
  },
};

describe('reports of violations', () => {
  test('are logged in either form, without search terms', async () => {
    expect((await send(report)).statusCode).toBe(204);
    const body = {
      effectiveDirective: 'script-src',
      blockedURL: 'eval',
      documentURL: 'https://a.example/card/7#x',
    };
    expect((await send([{ type: 'csp-violation', body }], 'application/reports+json')).statusCode).toBe(204);
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/search' },
      { directive: 'script-src', blocked: 'eval', page: '/card/:id' },
    ]);
  });

  test.each(['', '{', 'null', '[]', '{"csp-report":1}', '[{"type":"deprecation","body":{}}]'])(
    'are ignored if invalid: %s',
    async (text) => {
      expect((await send(text)).statusCode).toBeLessThan(500);
      expect(lines).toEqual([]);
    },
  );

  test('are limited, by address', async () => {
    for (let count = 0; count < 15; count += 1) await send(report);
    expect(lines).toHaveLength(10);
    await send(report, undefined, '10.0.0.2');
    expect(lines).toHaveLength(11);
  });

  test('are limited by the network of an IPv6 address', async () => {
    for (let count = 0; count < 15; count += 1) await send(report, undefined, `2001:db8::${count}`);
    expect(lines).toHaveLength(10);
  });

  test('are small', async () => {
    expect((await send({ ...report, more: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });

  test('do not break lines of the log', async () => {
    const wild = {
      'csp-report': { ...report['csp-report'], 'blocked-uri': `a\n{"level":60}${'y'.repeat(500)}` },
    };
    await send(wild);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThan(600);
  });
});
