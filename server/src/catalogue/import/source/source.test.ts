import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { writtenFiles } from '../testing/written-files.ts';
import { csvRecords, firstRecord } from './csv-records.ts';
import { delimiterOf } from './delimiter.ts';
import { ImportError } from './import-error.ts';
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

/** Enough words for statistics to work on, as every real file has. */
const WORDS = {
  russian:
    'Первый северный канал; Новости города; Вечерний разговор; Детский час; Музыка моря; Здоровье и спорт; ',
  french:
    'Télé du Nord; Soirée d’été; Les enquêtes de la côte; Économie générale; Météo des plages; Théâtre; ',
  chinese: '北方电视台；城市新闻；晚间谈话；少儿时光；海洋音乐；健康与体育；国际经济观察；戏曲频道；',
  greek: 'Βόρειο κανάλι; Ειδήσεις της πόλης; Βραδινή συζήτηση; Παιδική ώρα; Μουσική της θάλασσας; ',
};

describe('encodings', () => {
  test.each([
    ['windows-1251', 'russian'],
    ['koi8-r', 'russian'],
    ['windows-1252', 'french'],
    ['gb18030', 'chinese'],
    ['windows-1253', 'greek'],
  ] as const)('%s is found by its %s words among many English ones', async (encoding, language) => {
    const text = `id;name\n${Array.from({ length: 40 }, (_, n) => `${n};Channel ${n} general entertainment ${WORDS[language]}`).join('\n')}`;
    // Typographic quotes would settle Windows-1252 too easily.
    const plain = text.replaceAll('’', "'");
    const file = await files.write(`${encoding}.csv`, iconv.encode(plain, encoding));
    expect(await textOf(file)).toBe(plain);
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be'])(
    'the byte order mark of %s is understood and left out',
    async (encoding) => {
      const file = await files.write(
        `mark-${encoding}.csv`,
        iconv.encode(`a,b\n1,${WORDS.chinese}`, encoding, { addBOM: true }),
      );
      expect(await textOf(file)).toBe(`a,b\n1,${WORDS.chinese}`);
    },
  );

  test('an XML declaration is followed, ISO-8859-1 as its superset', async () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><tv>été</tv>`;
    const file = await files.write('declared.xml', iconv.encode(xml, 'iso-8859-1'));
    expect((await inspectFile(file)).encoding).toBe('windows-1252');
    expect(await textOf(file)).toBe(xml);
  });

  test('a declaration that the bytes contradict is told', async () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><tv>été</tv>`;
    const inspected = await inspectFile(await files.write('contradicted.xml', xml));
    expect(inspected).toMatchObject({ encoding: 'utf-8', wrongDeclaration: 'ISO-8859-1' });
  });

  test('text that says it is UTF-8 and is not is refused', async () => {
    const xml = iconv.encode(`<?xml version="1.0" encoding="UTF-8"?><tv>été</tv>`, 'iso-8859-1');
    await expect(inspectFile(await files.write('broken.xml', xml))).rejects.toThrow(ImportError);
  });

  test('gzip is known by its content, whatever the name', async () => {
    const file = await files.write('packed.xml', gzipSync('<tv>北</tv>'));
    expect(await textOf(file)).toBe('<tv>北</tv>');
  });

  test('a characters’ bytes may be split over chunks', async () => {
    const long = '北'.repeat(100_000);
    expect(await textOf(await files.write('long.csv', long))).toBe(long);
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

  test('the delimiter is the one outside quotes', () => {
    expect(delimiterOf('a;"b,c,d";e\n1,2,3,4,5')).toBe(';');
    expect(delimiterOf('a\tb\n')).toBe('\t');
    expect(delimiterOf('a')).toBe(',');
  });

  test('a header may span lines and stand above text that is no CSV', () => {
    expect(firstRecord('"a\nb",c\n1,"\\"x\n', ',')).toEqual(['a\nb', 'c']);
  });

  test('records carry the line they begin on', async () => {
    const records = await all(csvRecords(chunks('a,b\n1,"x', '\ny"\n\n2,z\n'), ','));
    expect(records).toEqual([
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 5, cells: ['2', 'z'] },
    ]);
  });

  test('an open quote is told with its line', async () => {
    await expect(all(csvRecords(chunks('a,b\n1,2\n3,"x\n'), ','))).rejects.toThrow(/line \d+ is no CSV/);
  });
});
