import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '@airdex/shared-contracts/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { testDatabase } from '../../../testing/test-database.ts';
import { routePath } from '../../http/route-path.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { BODY_EXAMPLES } from './body-examples.ts';
import { openApiDocument } from './openapi-document.ts';
import type { Operation } from './openapi-types.ts';

const document = openApiDocument('1.2.3', 'Airdex');
const operations: readonly (Operation & { path: string; method: string })[] = Object.entries(
  document.paths,
).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
);

describe('the OpenAPI document', () => {
  test('is valid', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('names every call of the table once, under its service', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(endpoints)));
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const operation of operations) for (const tag of operation.tags) expect(tags).toContain(tag);
    expect(operations.find(({ operationId }) => operationId === 'getCard')).toMatchObject({
      path: '/api/Card/GetCard/{id}/{forExport}',
      tags: ['Card'],
    });
  });

  test('contains everything that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, at]) => at ?? '',
    );
    expect(references.length).toBeGreaterThan(100);
    for (const reference of references) {
      const found = reference
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect([reference, found]).toEqual([reference, expect.anything()]);
    }
  });

  test('says who may call what', () => {
    const open = operations
      .filter(({ security }) => security?.length === 0)
      .map(({ operationId }) => operationId);
    for (const [name, { access }] of Object.entries(endpoints))
      expect([name, open.includes(name)]).toEqual([name, access === 'public']);
  });

  test('has a valid example for every body', () => {
    const withBody = Object.entries(endpoints).filter(([, entry]) => 'body' in entry);
    expect(Object.keys(BODY_EXAMPLES).sort()).toEqual(withBody.map(([name]) => name).sort());
    for (const [name, entry] of withBody) {
      const parsed =
        'body' in entry && entry.body.safeParse(BODY_EXAMPLES[name as keyof typeof BODY_EXAMPLES]);
      expect([name, parsed]).toEqual([name, expect.objectContaining({ success: true })]);
    }
  });

  test('describes fields as they may be sent: defaults, lists of values, formats', () => {
    const { SearchFilter, OrderBy } = document.components.schemas;
    expect(SearchFilter).toMatchObject({
      properties: {
        term: { default: '' },
        selectedBroadcasts: { default: [] },
        startDate: { anyOf: expect.arrayContaining([expect.objectContaining({ type: 'null' })]) },
        savedSearchId: expect.anything(),
      },
    });
    expect(OrderBy).toMatchObject({ properties: { direction: { enum: ['Asc', 'Desc'] } } });
  });
});

describe.each([testDatabase()])('the server on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('has the routes of the document, and no others but pages and their files', () => {
    const split = (url: string): string[] =>
      url.endsWith('?') ? [url.replace(/\/:\w+\?$/, ''), url.slice(0, -1)] : [url];
    const registered = server.app.routeList.flatMap(({ method, url }) =>
      split(url).map((each) => `${method} ${each}`),
    );
    const described = operations.map(({ method, path }) => `${method} ${routePath(path.slice(1))}`);
    const beside = [
      'GET /api/docs/start.js',
      'GET /api/docs/swagger-ui.css',
      'GET /api/docs/swagger-ui-bundle.js',
    ];
    // All other paths with this prefix return 404; HEAD works wherever GET does.
    const catchAll = /^HEAD |^\w+ \/(api|api\/\*|media\/\*|admin-api\/\*)$/;
    expect(new Set(registered.filter((route) => !catchAll.test(route)))).toEqual(
      new Set([...described, ...beside].filter((route) => !catchAll.test(route))),
    );
  });

  test('serves the document unchanged', async () => {
    const { statusCode, headers, body } = await server.app.inject('/api/openapi.json');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    const { info, ...rest } = JSON.parse(body) as typeof document;
    expect(info).toMatchObject({ title: 'Airdex API', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(rest).toEqual({ ...JSON.parse(JSON.stringify(document)), info: undefined });
  });

  test('serves pages of it, with nothing from another host and nothing inline', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toContain('unsafe');
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, source]) => source ?? '');
    expect(sources).toHaveLength(4);
    for (const source of sources.filter((each) => each !== 'data:,')) {
      const file = await server.app.inject(source);
      expect([source, file.statusCode]).toEqual([source, 200]);
      expect(file.headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/);
      expect(file.body.length).toBeGreaterThan(50);
      const zipped = await server.app.inject({ url: source, headers: { 'accept-encoding': 'gzip, br' } });
      if (zipped.headers['content-encoding'] === 'gzip')
        expect(gunzipSync(zipped.rawPayload)).toEqual(file.rawPayload);
      expect([source, zipped.headers['content-encoding']]).toEqual([
        source,
        file.body.length > 2048 ? 'gzip' : undefined,
      ]);
    }
    expect(page.body).not.toMatch(/<script(?![^>]* src=)/);
  });

  test.each(Object.keys(endpoints) as EndpointName[])('documents %s', (name) => {
    const { method, path } = endpoints[name];
    expect(server.app.hasRoute({ method, url: routePath(path) })).toBe(true);
  });
});
