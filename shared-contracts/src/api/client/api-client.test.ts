import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createApiClient, type ApiClientOptions } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';
import { SESSION_REPLACED } from './session-replaced.ts';

const servers: Server[] = [];

async function clientOf(listener: RequestListener, options: Partial<ApiClientOptions> = {}) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createApiClient({
    baseUrl: `http://127.0.0.1:${port}`,
    fetch,
    token: () => null,
    language: () => 'en',
    onRefused: () => undefined,
    ...options,
  });
}

const answering =
  (status: number, body?: unknown): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body));

const failureOf = async (promise: Promise<unknown>) => {
  const failure: unknown = await promise.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  return failure as ApiFailure;
};

function closeServers() {
  return Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
}
afterEach(closeServers);

test('returns the same object for the same content, so that long lists are checked once', async () => {
  const api = await clientOf(answering(200, [{ id: 1, name: 'Mondays', isFolder: true, childs: [] }]));
  const first = await api.getSortableSearches();
  expect(first).toHaveLength(1);
  expect(await api.getSortableSearches()).toBe(first);
});

describe('requests', () => {
  test.each([
    ['ch', '1'],
    ['en', ''],
  ] as const)('[LNG-03] in %s every call carries LanguageId "%s"', async (language, sent) => {
    let request: IncomingMessage | undefined;
    const api = await clientOf(
      (incoming, response) => {
        request = incoming;
        response.end('true');
      },
      { language: () => language },
    );
    await api.hasReports();
    expect(request?.headers['languageid']).toBe(sent);
  });

  test('contain the bearer token if there is one, and a JSON body', async () => {
    const seen: (string | undefined)[] = [];
    const api = await clientOf(
      (request, response) => {
        seen.push(
          request.headers.authorization,
          request.headers['content-type'],
          request.method,
          request.url,
        );
        request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
        request.on('end', () => response.end('[]'));
      },
      { token: () => 'secret' },
    );
    await api.getFrequencies({ body: { term: 'a' } });
    expect(seen).toEqual([
      'Bearer secret',
      'application/json',
      'POST',
      '/api/Search/GetFrequencies',
      '{"term":"a"}',
    ]);
  });
});

describe('answers', () => {
  test('204 returns null if the table allows it, and is unreadable otherwise', async () => {
    const api = await clientOf(answering(204));
    expect(await api.getCard({ params: { id: 1, forExport: false } })).toBeNull();
    expect(await failureOf(api.hasReports())).toMatchObject({ kind: 'unreadable', status: 204 });
    expect(await api.getDailyUpdateLetter({ params: { id: '1' } })).toBe('');
  });

  test('a response that does not match the schema is unreadable, and the failure names the field', async () => {
    const api = await clientOf(answering(200, [{ id: 1, name: 5, faqs: [] }]));
    const failure = await failureOf(api.getFaqsChapters());
    expect(failure).toMatchObject({ kind: 'unreadable' });
    expect(failure.message).toContain('0.name');
  });

  test('an error body is read, also one without a code, and one that is not JSON is ignored', async () => {
    const error = { error: 'validation', message: 'No', field: 'term' };
    expect(await failureOf((await clientOf(answering(400, error))).hasReports())).toMatchObject({
      kind: 'refused',
      status: 400,
      body: error,
      message: 'No',
    });
    const ofGateway = answering(429, { message: 'Too fast' });
    expect(await failureOf((await clientOf(ofGateway)).hasReports())).toMatchObject({
      status: 429,
      body: { error: 'validation', message: 'Too fast' },
    });
    const html: RequestListener = (_, response) => response.writeHead(502).end('<html>');
    expect(await failureOf((await clientOf(html)).hasReports())).toMatchObject({ status: 502, body: null });
  });

  test('[SES-02] reports 401 and 403 to the owner of the session, unless the call carried no token', async () => {
    const onRefused = jest.fn();
    const signedIn = await clientOf(answering(403, {}), { token: () => 't', onRefused });
    await failureOf(signedIn.hasReports());
    expect(onRefused.mock.calls).toEqual([[403]]);
    const signedOut = await clientOf(answering(401, {}), { onRefused });
    await failureOf(signedOut.authenticate({ body: { username: 'a', password: 'b' } }));
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('reports that another login has ended the session', async () => {
    const calls: string[] = [];
    const options = {
      token: () => 't',
      onRefused: () => calls.push('refused'),
      onSessionReplaced: () => calls.push('replaced'),
    };
    await failureOf((await clientOf(answering(401, {}), options)).hasReports());
    const refusing: RequestListener = (_, response) => response.writeHead(401, SESSION_REPLACED).end('{}');
    await failureOf((await clientOf(refusing, options)).hasReports());
    expect(calls).toEqual(['refused', 'replaced', 'refused']);
  });

  test('ignores a 401 or 403 for a token that has since been replaced', async () => {
    const onRefused = jest.fn();
    let token: string | null = 'earlier';
    const api = await clientOf(
      (request, response) => {
        token = 'later';
        answering(401, {})(request, response);
      },
      { token: () => token, onRefused },
    );
    expect(await failureOf(api.hasReports())).toMatchObject({ kind: 'refused', status: 401 });
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('a file gets the name in its header', async () => {
    const api = await clientOf((_, response) =>
      response.writeHead(200, { FileName: encodeURIComponent('Überblick 2026.pdf') }).end('%PDF'),
    );
    const file = await api.getAttachment({ params: { id: 3 } });
    expect(file.fileName).toBe('Überblick 2026.pdf');
    expect(await file.blob.text()).toBe('%PDF');
  });
});

describe('events', () => {
  const parameters = { params: { jobId: 'job-of-test' } };
  const sending =
    (...parts: string[]): RequestListener =>
    async (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const part of parts) {
        response.write(part);
        await new Promise(setImmediate);
      }
      response.end();
    };
  const all = async (listener: RequestListener) => {
    const events: unknown[] = [];
    const api = await clientOf(listener);
    for await (const event of await api.getExportProgress(parameters)) events.push(event);
    return events;
  };
  const waiting = { state: 'waiting', done: 0, total: null };
  const working = { state: 'working', done: 7, total: 9 };

  test('events arrive one by one, however they are split, and comments are ignored', async () => {
    const [first, second] = [JSON.stringify(waiting), JSON.stringify(working)];
    const text = `:\n\ndata: ${first}\n\n: still there\n\ndata:${second}\n\ndata: cut off`;
    expect(await all(sending(text))).toEqual([waiting, working]);
    expect(await all(sending(...text))).toEqual([waiting, working]);
  });

  test.each(['{"state":"else","done":1,"total":1}', 'no JSON'])('%s is unreadable', async (data) => {
    expect(await failureOf(all(sending(`data: ${data}\n\n`)))).toMatchObject({ kind: 'unreadable' });
  });

  test('a listener that stops closes the connection', async () => {
    const closed = new Promise<void>((resolve) => {
      void clientOf((_, response) => {
        response.once('close', resolve);
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(`data: ${JSON.stringify(working)}\n\n`);
      }).then(async (api) => {
        for await (const event of await api.getExportProgress(parameters)) if (event.done === 7) break;
      });
    });
    await expect(closed).resolves.toBeUndefined();
  });
});

describe('no answer', () => {
  test('a closed port is unreachable', async () => {
    const api = await clientOf(answering(200));
    await closeServers();
    expect(await failureOf(api.hasReports())).toMatchObject({ kind: 'unreachable', status: null });
  });

  test('a silent server is a timeout', async () => {
    const api = await clientOf(() => undefined, { timeoutMs: 30 });
    expect(await failureOf(api.hasReports())).toMatchObject({ kind: 'timeout' });
  });

  const beginning: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write('[');
  };

  test('a response that never ends is a timeout', async () => {
    const api = await clientOf(beginning, { timeoutMs: 60 });
    expect(await failureOf(api.getFaqsChapters())).toMatchObject({ kind: 'timeout' });
  });

  test('a response that breaks off is unreachable', async () => {
    const api = await clientOf((request, response) => {
      beginning(request, response);
      setTimeout(() => response.destroy(), 20);
    });
    expect(await failureOf(api.getFaqsChapters())).toMatchObject({ kind: 'unreachable' });
  });

  test('an abort during a response stays an abort', async () => {
    const controller = new AbortController();
    const api = await clientOf((request, response) => {
      beginning(request, response);
      setTimeout(() => controller.abort(), 20);
    });
    await expect(api.getFaqsChapters({ signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('an abort stays an abort', async () => {
    const controller = new AbortController();
    const api = await clientOf(() => controller.abort());
    await expect(api.hasReports({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
