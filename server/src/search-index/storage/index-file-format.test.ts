import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { arbitraryProgrammes, arbitraryTables } from '../../../testing/oracle/arbitrary-catalogue.ts';
import { arbitraryQuery } from '../../../testing/oracle/arbitrary-query.ts';
import { buildEngine } from '../../../testing/oracle/build-engine.ts';
import { sampleCatalogue, sampleQueries } from '../../../testing/oracle/sample-catalogue.ts';
import { Engine } from '../engine/engine.ts';
import { memorySize } from '../memory-size.ts';
import { FIRST_LINE_BYTES } from './file-header.ts';
import { readIndexFile } from './read-index-file.ts';
import { UnusableIndex } from './stored-index.ts';
import { writeIndexFile } from './write-index-file.ts';

const BUILDER = 'this code';
let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'airdex-index-format-'));
  file = path.join(folder, 'index');
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(data: ReturnType<typeof buildEngine>['data']): void {
  writeIndexFile({ file, temporary: `${file}.new` }, BUILDER, { catalogue: 'a catalogue', data });
}

function builtSample() {
  const { programmes, tables } = sampleCatalogue(1);
  return buildEngine(programmes, tables);
}

/** Why a file with this content is not used. */
function refused(content: Uint8Array): string {
  writeFileSync(file, content);
  try {
    readIndexFile(file, BUILDER, 1);
  } catch (error) {
    if (error instanceof UnusableIndex) return error.reason;
    throw error;
  }
  return 'used';
}

describe('a stored index', () => {
  test('returns the same results as the index that was built, for any number of threads', () => {
    fc.assert(
      fc.property(
        arbitraryTables,
        arbitraryProgrammes,
        fc.array(arbitraryQuery, { minLength: 12, maxLength: 12 }),
        fc.nat(4),
        (tables, programmes, queries, thread) => {
          const { data, engine } = buildEngine(programmes, tables);
          write(data);
          const read = readIndexFile(file, BUILDER, thread + 1);
          expect(read.catalogue).toBe('a catalogue');
          const again = new Engine(read.data, thread, 1_000_000);
          for (const query of queries) {
            expect(again.run({ what: 'search', query })).toEqual(engine.run({ what: 'search', query }));
            expect(again.run({ what: 'facets', query })).toEqual(engine.run({ what: 'facets', query }));
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test('is the same when it is stored again, and takes as much memory as before', () => {
    const { data, engine } = builtSample();
    // Searches write into the threads' own areas.
    for (const query of sampleQueries(1, 20)) engine.run({ what: 'search', query });
    write(data);
    const first = readFileSync(file);
    const read = readIndexFile(file, BUILDER, 1);
    write(read.data);
    expect(readFileSync(file).equals(first)).toBe(true);
    expect(readdirSync(folder)).toEqual(['index']);
    // The text memory consists of whole pages, the arrays are padded.
    expect(Math.abs(memorySize(read.data) - memorySize(data))).toBeLessThan(64 * 1024);
  });

  test('is rejected if any byte differs', () => {
    write(builtSample().data);
    const content = readFileSync(file);
    const flipped = (at: number, bit: number) => {
      const copy = Buffer.from(content);
      copy[at] = (copy[at] ?? 0) ^ (1 << bit);
      return copy;
    };
    for (let at = 0; at < FIRST_LINE_BYTES; at++) expect(refused(flipped(at, at % 8))).not.toBe('used');
    const afterFirstLine = fc.integer({ min: FIRST_LINE_BYTES, max: content.length - 1 });
    fc.assert(
      fc.property(afterFirstLine, fc.nat(7), (at, bit) => {
        expect(refused(flipped(at, bit))).toBe('damaged');
      }),
      { numRuns: 200 },
    );
    expect(refused(content)).toBe('used');
  });

  test('is rejected if it is cut short, too long, empty, missing or written by other code', () => {
    write(builtSample().data);
    const content = readFileSync(file);
    for (let part = 0; part < 40; part++)
      expect(refused(content.subarray(0, Math.floor((content.length * part) / 40)))).toBe('damaged');
    expect(refused(content.subarray(0, -1))).toBe('damaged');
    expect(refused(Buffer.concat([content, Buffer.alloc(1)]))).toBe('damaged');
    const nextFormat = Buffer.from(content);
    nextFormat.write('airdex-search-index 2 ');
    expect(refused(nextFormat)).toBe('other-code');
    writeFileSync(file, content);
    const reading = (name: string, builder: string) => () => readIndexFile(name, builder, 1);
    expect(reading(file, 'other code')).toThrow(expect.objectContaining({ reason: 'other-code' }));
    expect(reading(`${file}.gone`, BUILDER)).toThrow(expect.objectContaining({ reason: 'missing' }));
    expect(reading(path.join(file, 'in-a-file'), BUILDER)).toThrow(
      expect.objectContaining({ reason: 'missing' }),
    );
  });
});
