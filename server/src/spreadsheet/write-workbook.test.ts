import { buffer } from 'node:stream/consumers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import readWorkbook from 'read-excel-file/node';
import { unzipSync, strFromU8 } from 'fflate';
import { SaxesParser } from 'saxes';
import type { Cell, Column, Row, Sheet } from './sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

const text: Column = { header: 'Title', width: 40, kind: 'text' };
const sheet = (rows: Sheet['rows'], columns: readonly Column[] = [text], name = 'Sheet'): Sheet => ({
  name,
  columns,
  rows,
});
const written = (...sheets: Sheet[]): Promise<Buffer> => buffer(writeWorkbook(sheets));

/** The content of a workbook, as an independent reader finds it. */
async function read(...sheets: Sheet[]): Promise<{ sheet: string; data: unknown[][] }[]> {
  return readWorkbook(await written(...sheets), { trim: false });
}

async function parts(...sheets: Sheet[]): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await written(...sheets)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('a workbook', () => {
  test('is readable by others: texts, real days, real numbers, links, nothing', async () => {
    const columns: Column[] = [
      text,
      { header: 'Date', width: 12, kind: 'date' },
      { header: 'Id', width: 8, kind: 'integer' },
      { header: 'Share %', width: 8, kind: 'decimal' },
      { header: 'Page', width: 40, kind: 'link' },
    ];
    const address = 'https://airdex.example/card/7?a="b"&c=<d>';
    const [found] = await read(
      sheet(
        [
          ['Märchen & <Söhne> "x"', new Date('2026-02-28T23:59:00Z'), 7, 12.5, address],
          [null, null, null, null, null],
          ['=1+1', '2026', -3, 0, null],
          ['', new Date('1899-05-01'), Number.NaN, Number.POSITIVE_INFINITY, ''],
          [new Date('2026-11-21'), null, null, null, null],
        ],
        columns,
      ),
    );
    expect(found?.data).toEqual([
      ['Title', 'Date', 'Id', 'Share %', 'Page'],
      ['Märchen & <Söhne> "x"', new Date('2026-02-28T00:00:00Z'), 7, 12.5, address],
      [null, null, null, null, null],
      ['=1+1', '2026', -3, 0, null],
      [null, '1899-05-01', null, null, null],
      [new Date('2026-11-21'), null, null, null, null],
    ]);
  });

  test('contains several sheets, each with its own columns, under valid names', async () => {
    const long = 'A name that is longer than a sheet may have';
    const found = await read(
      sheet([['a']], [text], "'[Filters]: 1/2'"),
      sheet([['b', 1]], [text, { header: 'N', width: 5, kind: 'integer' }], long),
      sheet([['c']], [text], long.toUpperCase()),
      sheet([], [text], '筛选条件 🎬'),
      sheet([], [text], '??'),
    );
    expect(found.map((one) => one.sheet)).toEqual([
      'Filters   1 2',
      'A name that is longer than a sh',
      'A NAME THAT IS LONGER THAN  (2)',
      '筛选条件 🎬',
      'Sheet 5',
    ]);
    expect(found.map(({ data }) => data.at(-1))).toEqual([['a'], ['b', 1], ['c'], ['Title'], ['Title']]);
  });

  test('is well-formed XML whatever the texts contain', async () => {
    const everyUnit = Array.from({ length: 0x1_0000 / 256 }, (_, page) =>
      String.fromCharCode(...Array.from({ length: 256 }, (_, unit) => page * 256 + unit)),
    );
    const odd = ['\uD800 half', 'half \uDFFF', '🎬 中文 עברית', 'a\r\nb\rc\td', ']]>', '_x0041_', '\u0000'];
    const rows = [...everyUnit, ...odd, 'x'.repeat(32_766) + '🎬 cut'].map((one): Row => [one]);
    const files = await parts(sheet(rows, [{ ...text, header: '<&"\u0001\uD800' }], '<&">'));
    for (const xml of Object.values(files)) {
      const parser = new SaxesParser();
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(xml).close();
    }
    const xml = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(xml).toContain('>🎬 中文 עברית<');
    expect(xml).toContain('>a\nb\nc\td<');
    expect(xml).toContain('>\uFFFD half<');
    expect(xml).toContain('>_x005F_x0041_<');
    expect(xml).toContain(`>${'x'.repeat(32_766)}<`);
  });

  test('freezes its bold header, filters by it and sets the widths of columns', async () => {
    const files = await parts(sheet([['a'], ['b']], [text, { header: 'N', width: 9.5, kind: 'integer' }]));
    const xml = files['xl/worksheets/sheet1.xml'];
    expect(xml).toMatch(/<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>/);
    expect(xml).toContain('<autoFilter ref="A1:B3"/>');
    expect(xml).toContain('<col min="2" max="2" width="9.5" customWidth="1"/>');
    expect(xml).toMatch(/<c r="A1" s="1" t="inlineStr">/);
    expect(files['xl/styles.xml']).toContain('<b/>');
    expect(files['xl/workbook.xml']).toContain("'Sheet'!$A$1:$B$3");
  });

  test('requires a sheet with a column', () => {
    expect(() => writeWorkbook([])).toThrow(RangeError);
    expect(() => writeWorkbook([sheet([], [])])).toThrow(RangeError);
  });
});

describe('rows are read while the file is written', () => {
  /** Endless batches that record how many were requested and whether reading was ended. */
  function endless() {
    const state = { batches: 0, ended: false };
    async function* rows(): AsyncGenerator<Row[]> {
      try {
        for (;;) {
          state.batches += 1;
          // Incompressible, so that output appears soon.
          yield Array.from({ length: 500 }, (): Cell[] => [`${Math.random()} ${Math.random()}`]);
          await Promise.resolve();
        }
      } finally {
        state.ended = true;
      }
    }
    return { state, rows };
  }

  /** Waits until a number no longer changes. */
  async function settled(number: () => number): Promise<number> {
    for (let last = Number.NaN; last !== number(); await setTimeout(50)) last = number();
    return number();
  }

  test('only as far ahead as they are consumed', async () => {
    const { state, rows } = endless();
    const stream = writeWorkbook([sheet(rows())]);
    const reader = stream[Symbol.asyncIterator]();
    while (state.batches === 0) await reader.next();
    // About 10 kB a batch: what the intermediate streams buffer, and no more.
    expect(await settled(() => state.batches)).toBeLessThan(60);
    await reader.return?.();
  });

  test('and no more once the reader has disconnected', async () => {
    const { state, rows } = endless();
    const stream = writeWorkbook([sheet(rows())]);
    let length = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > 200_000) break;
    }
    expect(state.batches).toBeGreaterThan(5);
    while (!state.ended) await setImmediate();
    const read = state.batches;
    expect(await settled(() => state.batches)).toBe(read);
  });

  test('and their error is the error of the file', async () => {
    async function* failing(): AsyncGenerator<Row[]> {
      yield [['a']];
      await Promise.reject(new Error('gone'));
    }
    await expect(written(sheet(failing()))).rejects.toThrow('gone');
  });
});
