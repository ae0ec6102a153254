import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mountSmallDisk } from '@airdex/release-registry/testing';
import { Oracle } from '../../testing/oracle/oracle.ts';
import {
  sampleCatalogue,
  sampleQueries,
  sourceOf,
  type SampleCatalogue,
} from '../../testing/oracle/sample-catalogue.ts';
import { SearchIndex } from './search-index.ts';

const CATALOGUE = sampleCatalogue(1);
const OTHER = sampleCatalogue(2);
const QUERIES = sampleQueries(1, 8);

let folder: string;
let file: string;
let logged: string[];
const open: SearchIndex[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'airdex-stored-index-'));
  file = path.join(folder, 'search-index', 'catalogue.index');
  logged = [];
});
afterEach(async () => {
  await closeAll();
  await rm(folder, { recursive: true, force: true });
});

async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((index) => index.close()));
}

const note = (level: string) => (details: object, message: string) =>
  void logged.push(`${level}: ${message} ${JSON.stringify(details)}`);

async function openIndex(workers = 2): Promise<SearchIndex> {
  const log = { info: note('info'), warn: note('warn') };
  const index = await SearchIndex.open({ workers, stored: { file, log } });
  open.push(index);
  return index;
}

/** A source that records whether its programmes were read. */
function watchedSource(catalogue: SampleCatalogue, version: string) {
  const source = sourceOf(catalogue, version);
  let wasRead = false;
  async function* programmes() {
    wasRead = true;
    yield* source.programmes;
  }
  return { ...source, programmes: programmes(), wasRead: () => wasRead };
}

async function expectResultsOf(index: SearchIndex, { programmes, tables }: SampleCatalogue): Promise<void> {
  const oracle = new Oracle(programmes, tables);
  expect(index.size).toBe(programmes.length);
  for (const query of QUERIES) {
    const { ids, count } = await index.search(query);
    expect({ ids: Array.from(ids), count }).toEqual(oracle.search(query));
    expect(await index.facets(query)).toEqual(oracle.facets(query));
    const some = programmes.slice(0, 40).map(({ id }) => id);
    expect([...index.audienceVisible(query.scope, some)]).toEqual(oracle.audienceVisible(query, some));
  }
}

/** Starts with a catalogue, expects its results, and returns whether it was built. */
async function startWith(catalogue: SampleCatalogue, version = 'first', workers = 2): Promise<boolean> {
  const index = await openIndex(workers);
  const source = watchedSource(catalogue, version);
  await index.load(source);
  expect(index.version).toBe(version);
  await expectResultsOf(index, catalogue);
  await index.stored();
  await closeAll();
  return source.wasRead();
}

describe('a stored search index', () => {
  test('is loaded instead of built at the next start, with any number of threads', async () => {
    expect(await startWith(CATALOGUE)).toBe(true);
    for (const workers of [1, 2, 3]) expect(await startWith(CATALOGUE, 'first', workers)).toBe(false);
    expect(logged.filter((line) => line.startsWith('warn'))).toEqual([]);
  });

  test('is not used for another version of the catalogue or other references, and is replaced', async () => {
    await startWith(CATALOGUE);
    expect(await startWith(OTHER, 'second')).toBe(true);
    expect(await startWith(OTHER, 'second')).toBe(false);
    const [channel, ...channels] = OTHER.tables.channels;
    if (channel === undefined) throw new Error('No sample.');
    const renamed = { ...channel, name: { en: 'Ä new name', ch: '新' } };
    const changed = { ...OTHER, tables: { ...OTHER.tables, channels: [renamed, ...channels] } };
    expect(await startWith(changed, 'second')).toBe(true);
    expect(await startWith(changed, 'second')).toBe(false);
  });

  test('is built again when it is damaged, and reports that', async () => {
    await startWith(CATALOGUE);
    const whole = await readFile(file);
    const damage = (change: (copy: Buffer) => Buffer | void) => {
      const copy = Buffer.from(whole);
      return change(copy) ?? copy;
    };
    const cases = [
      damage((copy) => copy.subarray(0, copy.length / 2)),
      damage(() => Buffer.alloc(0)),
      damage((copy) => void copy.writeUInt8((copy.at(-1) ?? 0) ^ 1, copy.length - 1)),
      damage((copy) => void copy.writeUInt8((copy[200] ?? 0) ^ 1, 200)),
    ];
    for (const content of cases) {
      await writeFile(file, content);
      logged = [];
      expect(await startWith(CATALOGUE)).toBe(true);
      expect(logged[0]).toMatch(/^warn: the stored search index is damaged .*catalogue\.index/);
      expect((await readFile(file)).equals(whole)).toBe(true);
    }
    await rm(file);
    expect(await startWith(CATALOGUE)).toBe(true);
    expect(await startWith(CATALOGUE)).toBe(false);
  });

  test('follows a catalogue that changes while the server runs', async () => {
    await startWith(CATALOGUE);
    const index = await openIndex();
    await index.load(watchedSource(CATALOGUE, 'first'));
    await Promise.all([
      index.load(watchedSource(OTHER, 'second')),
      index.load(watchedSource(CATALOGUE, 'third')),
      index.load(watchedSource(OTHER, 'fourth')),
    ]);
    await expectResultsOf(index, OTHER);
    await index.stored();
    await closeAll();
    expect(await startWith(OTHER, 'fourth')).toBe(false);
  });

  test('is not stored by a load that failed', async () => {
    await startWith(CATALOGUE);
    const index = await openIndex();
    async function* failing() {
      yield* sourceOf(OTHER, '').programmes;
      throw new Error('the database went away');
    }
    const source = { ...sourceOf(OTHER, 'second'), programmes: failing() };
    await expect(index.load(source)).rejects.toThrow('the database went away');
    await index.stored();
    await closeAll();
    expect(await startWith(CATALOGUE)).toBe(false);
  });

  test('does not prevent serving if it cannot be written', async () => {
    await writeFile(path.join(folder, 'search-index'), 'a file, not a folder');
    expect(await startWith(CATALOGUE)).toBe(true);
    expect(logged.join('\n')).toContain('warn: the search index could not be stored');
  });

  const disk = mountSmallDisk(80);
  const testOnDisk = disk === null ? test.skip : test;
  testOnDisk('is not stored on a disk that is nearly full, and is once there is space', async () => {
    file = path.join(disk?.path ?? '', 'catalogue.index');
    try {
      disk?.fill();
      expect(await startWith(CATALOGUE)).toBe(true);
      expect(logged.join('\n')).toMatch(/warn: the search index could not be stored .*space/);
      expect(await startWith(CATALOGUE)).toBe(true);
      disk?.free();
      expect(await startWith(CATALOGUE)).toBe(true);
      expect(await startWith(CATALOGUE)).toBe(false);
    } finally {
      await closeAll();
      disk?.remove();
    }
  });
});
