import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '@airdex/shared-contracts/api';
import { responseOf } from '../../../testing/response-of-call.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';

/** The calls that add an item, the calls that rename it, and their field. */
const NAMED = [
  ['addPlaylist', 'savePlaylist', 'name'],
  ['addPlaylistFolder', 'savePlaylistFolder', 'name'],
  ['createSearch', 'saveSearch', 'searchName'],
  ['addSearchFolder', 'saveSearchFolder', 'name'],
] as const satisfies readonly (readonly [EndpointName, EndpointName, string])[];

const BLANK = [
  ['zero-width spaces', '\u200b\u2060'],
  ['joiners', '\u200d \u200c'],
  ['marks of direction', '\u200e\u202e\u2066'],
  ['a Hangul filler', '\u3164'],
  ['line breaks', '\r\n\u2028'],
] as const;

const STORED = [
  ['line breaks and tabs', 'Spring\r\n\tdrama\u0085', 'Spring drama'],
  ['line and paragraph separators', 'Spring\u2028\u2029drama', 'Spring drama'],
  ['other controls', 'Spring \u0007\u001b drama', 'Spring drama'],
  ['overrides of the direction', '\u202eSpring\u202c \u2067drama\u2069', 'Spring drama'],
  ['joiners', 'می\u200cخواهم 👩\u200d👧', 'می\u200cخواهم 👩\u200d👧'],
] as const;

describe.each([testDatabase()])('names of collections on $name', (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = (await PlaylistCalls.of(server, 'demo'))[0]?.token ?? '';
  });
  afterAll(() => server.close());

  const bodyOf = (call: EndpointName, field: string, name: string): Record<string, unknown> => ({
    [field]: name,
    ...(call === 'createSearch' ? { filter: {} } : {}),
  });

  describe.each(NAMED)('%s and %s', (add, rename, field) => {
    const added = async (name: string) =>
      (await responseOf(server, add, { token, body: bodyOf(add, field, name) } as never)) as { id: number };

    test.each(BLANK)('refuse a name of %s', async (_, name) => {
      const { id } = await added('Kept');
      for (const [call, body] of [
        [add, bodyOf(add, field, name)],
        [rename, { id, ...bodyOf(rename, field, name) }],
      ] as const) {
        const { status, json } = await server.call(call, { token, body } as never);
        expect([status, json]).toMatchObject([400, { field }]);
      }
    });

    test.each(STORED)('store a name with %s on one line', async (_, name, stored) => {
      const made = await added(name);
      expect(made).toMatchObject({ [field]: stored });
      const body = { id: made.id, ...bodyOf(rename, field, `New ${name}`) };
      expect(await responseOf(server, rename, { token, body } as never)).toMatchObject({
        [field]: `New ${stored}`,
      });
    });
  });
});
