import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { writtenFiles } from '../../testing/written-files.ts';
import { csvRecords, firstRecord } from './csv-records.ts';
import { delimiterOf } from './delimiter.ts';
import { ImportError, reasonOf } from './import-error.ts';
import { inspectFile } from './inspect-file.ts';
import { openText } from './open-text.ts';

const files = writtenFiles();
afterAll(() => files.remove());

async function textOf(file: string): Promise<string> {
  const { encoding } = await inspectFile(file);
  let text = '';
  for await (const chunk of openText(file, encoding)) text += chunk;
  return text;
}

describe('text', () => {
  test('recognises gzip by its content, whatever the name', async () => {
    const file = await files.write('packed.xml', gzipSync('<tv>北</tv>'));
    expect(await textOf(file)).toBe('<tv>北</tv>');
  });

  test('decodes characters whose bytes are split over chunks', async () => {
    const long = '北'.repeat(100_000);
    expect(await textOf(await files.write('long.csv', long))).toBe(long);
  });
});

describe('damaged and malicious files', () => {
  /** Gzip of `mib` MiB of one byte: about a thousandth of that size. */
  const bomb = (mib: number): Buffer => {
    const member = gzipSync(Buffer.alloc(1024 * 1024, 'a'));
    return Buffer.concat(Array.from({ length: mib }, () => member));
  };

  test('reports gzip that is cut off', async () => {
    const whole = gzipSync('Первый северный канал; '.repeat(2_000));
    const file = await files.write('cut.csv.gz', whole.subarray(0, whole.length - 20));
    const error = await inspectFile(file).catch((thrown: unknown) => thrown);
    expect(reasonOf(error)).toBe('its gzip is cut off or damaged: unexpected end of file');
  });

  test('stops gzip early that unpacks to far more than its size', async () => {
    const file = await files.write('bomb.csv.gz', bomb(512));
    await expect(inspectFile(file)).rejects.toThrow('it unpacks to more than 200 times its size');
    let unpacked = 0;
    const read = async (): Promise<void> => {
      for await (const chunk of openText(file, 'utf-8')) unpacked += chunk.length;
    };
    await expect(read()).rejects.toThrow(ImportError);
    expect(unpacked).toBeLessThan(66 * 1024 * 1024);
  });

  test('lets a small file unpack to any size', async () => {
    expect((await inspectFile(await files.write('small.csv.gz', bomb(8)))).size).toBe(8 * 1024 * 1024);
  });

  test('reports a file that it may not read', async () => {
    const error = await inspectFile(files.folder).catch((thrown: unknown) => thrown);
    expect(reasonOf(error)).toMatch(/^it can't be read: EISDIR/);
  });
});

describe('tables', () => {
  async function* chunks(...texts: string[]): AsyncGenerator<string> {
    for (const text of texts) yield await Promise.resolve(text);
  }

  async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
    const found: T[] = [];
    for await (const item of items) found.push(item);
    return found;
  }

  test('detects the delimiter outside quotes', () => {
    expect(delimiterOf('a;"b,c,d";e\n1,2,3,4,5')).toBe(';');
    expect(delimiterOf('a\tb\n')).toBe('\t');
    expect(delimiterOf('a')).toBe(',');
  });

  test('reads a header that spans lines and precedes text that is not CSV', () => {
    expect(firstRecord('"a\nb",c\n1,"\\"x\n', ',')).toEqual(['a\nb', 'c']);
  });

  test('gives records the line where they begin', async () => {
    const records = await all(csvRecords(chunks('a,b\n1,"x', '\ny"\n\n2,z\n'), ','));
    expect(records).toEqual([
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 5, cells: ['2', 'z'] },
    ]);
  });

  test.each([
    ['unquoted', 'a,b\n1,2\n3,'],
    ['in quotes', 'a,b\n1,2\n3,"'],
    ['in the header', 'a,b'],
  ])('stops at a row without an end, %s, long before memory runs out', async (_where, begin) => {
    let taken = 0;
    async function* endless(): AsyncGenerator<string> {
      yield begin;
      for (;;) {
        taken += 64 * 1024;
        yield await Promise.resolve('x'.repeat(64 * 1024));
      }
    }
    await expect(all(csvRecords(endless(), ','))).rejects.toThrow(/is one row of more than 1 MiB/);
    expect(taken).toBeLessThan(8 * 1024 * 1024);
  });

  test('reports an open quote with its line', async () => {
    await expect(all(csvRecords(chunks('a,b\n1,2\n3,"x\n'), ','))).rejects.toThrow(
      /line \d+ is not valid CSV/,
    );
  });
});
