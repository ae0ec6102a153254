import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { findContentFile, storeContentFile, unlessReplaced } from './content-files.ts';

const kind = testDatabase();

describe(`a file that is replaced while it is sent, on ${kind.name}`, () => {
  let database: Database;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());

  const store = (text: string) =>
    storeContentFile(database.kysely, {
      name: 'guide',
      language: 'en',
      fileName: 'guide.txt',
      type: 'text/plain',
      content: Buffer.from(text),
    });
  /** Reads it; each of the texts replaces it before one attempt. */
  const read = (replacements: string[]) =>
    unlessReplaced(async () => {
      const file = await findContentFile(database.kysely, 'guide', 'ch');
      const replacement = replacements.shift();
      if (replacement !== undefined) await store(replacement);
      const content = await file?.read(0, file.size - 1);
      return Buffer.from(content as Uint8Array).toString();
    });

  test('is read again, and never cut off', async () => {
    await store('old');
    expect(await read(['a longer new text'])).toBe('a longer new text');
  });

  test('does not exist if it is replaced again', async () => {
    await expect(read(['once', 'twice'])).rejects.toMatchObject({ code: 'not-found' });
    expect(await read([])).toBe('twice');
  });
});
