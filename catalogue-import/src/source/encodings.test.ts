import { afterAll, describe, expect, test } from 'vitest';
import iconv from 'iconv-lite';
import { writtenFiles } from '../../testing/written-files.ts';
import { assertText } from './assert-text.ts';
import { encodingName } from './encoding-name.ts';
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

/** Enough words for the statistics, as in every real file. */
const WORDS = {
  russian:
    'Первый северный канал; Новости города; Вечерний разговор; Детский час; Музыка моря; Здоровье и спорт; ',
  french:
    'Télé du Nord; Soirée d’été; Les enquêtes de la côte; Économie générale; Météo des plages; Théâtre; ',
  chinese: '北方电视台；城市新闻；晚间谈话；少儿时光；海洋音乐；健康与体育；国际经济观察；戏曲频道；',
  traditional: '北方電視臺；城市新聞；晚間談話；少兒時光；海洋音樂；健康與體育；國際經濟觀察；戲曲頻道；',
  japanese: '北の灯台；夜のニュース；海の音楽；子どもの時間；健康とスポーツ；世界経済；ドラマの部屋；',
  greek: 'Βόρειο κανάλι; Ειδήσεις της πόλης; Βραδινή συζήτηση; Παιδική ώρα; Μουσική της θάλασσας; ',
  korean: '북쪽 등대; 저녁 뉴스; 바다의 음악; 어린이 시간; 건강과 운동; 세계 경제; 드라마의 방; ',
};

describe('encodings', () => {
  test.each([
    ['windows-1251', 'russian'],
    ['koi8-r', 'russian'],
    ['windows-1252', 'french'],
    ['gb18030', 'chinese'],
    ['windows-1253', 'greek'],
    ['euc-kr', 'korean'],
    ['big5', 'traditional'],
    ['shift_jis', 'japanese'],
  ] as const)('detects %s by its %s words among many English ones', async (encoding, language) => {
    const text = `id;name\n${Array.from({ length: 40 }, (_, n) => `${n};Channel ${n} general entertainment ${WORDS[language]}`).join('\n')}`;
    // Typographic quotes would identify Windows-1252 too easily.
    const plain = text.replaceAll('’', "'");
    const file = await files.write(`${encoding}.csv`, iconv.encode(plain, encoding));
    expect(await textOf(file)).toBe(plain);
  });

  test.each([
    ['French', `1,${WORDS.french}`],
    ['Chinese', `1,${WORDS.chinese}`],
    ['Russian', `1,${WORDS.russian}`],
  ])('rejects a %s table in UTF-8 with one stray byte or cut inside a character', async (_language, row) => {
    const text = Buffer.from(`id,name\n${row}`);
    const stray = Buffer.concat([text, iconv.encode('\n2,été\n', 'iso-8859-1')]);
    const cut = Buffer.concat([text, Buffer.from('é').subarray(0, 1)]);
    for (const bytes of [stray, cut]) {
      const inspected = await inspectFile(await files.write('damaged.csv', bytes));
      expect(() => assertText(inspected)).toThrow('it should be UTF-8 but contains other bytes');
    }
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be'])(
    'recognises the byte order mark of %s and removes it',
    async (encoding) => {
      const file = await files.write(
        `mark-${encoding}.csv`,
        iconv.encode(`a,b\n1,${WORDS.chinese}`, encoding, { addBOM: true }),
      );
      expect(await textOf(file)).toBe(`a,b\n1,${WORDS.chinese}`);
    },
  );

  test('follows an XML declaration, and reads ISO-8859-1 as its superset', async () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><tv>été</tv>`;
    const file = await files.write('declared.xml', iconv.encode(xml, 'iso-8859-1'));
    expect((await inspectFile(file)).encoding).toBe('windows-1252');
    expect(await textOf(file)).toBe(xml);
  });

  test('reports a declaration that the bytes contradict', async () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><tv>été</tv>`;
    const inspected = await inspectFile(await files.write('contradicted.xml', xml));
    expect(inspected).toMatchObject({ encoding: 'utf-8', wrongDeclaration: 'ISO-8859-1' });
  });

  test('ignores a declaration of UTF-16 that is readable in single bytes', async () => {
    const xml = '<?xml version="1.0" encoding="UTF-16"?><tv></tv>';
    const inspected = await inspectFile(await files.write('readable.xml', xml));
    expect(inspected).toMatchObject({ encoding: 'utf-8', wrongDeclaration: 'UTF-16' });
  });

  test.each(['UTF-8', 'utf8', 'Utf_8'])('rejects text that declares %s but is not', async (name) => {
    const xml = `<?xml version="1.0" encoding="${name}"?><tv>été</tv>`;
    const broken = await inspectFile(await files.write('broken.xml', iconv.encode(xml, 'iso-8859-1')));
    expect(() => assertText(broken)).toThrow('it should be UTF-8 but contains other bytes');
    const valid = await inspectFile(await files.write('valid.xml', xml));
    expect(valid).toMatchObject({ encoding: 'utf-8', wrongDeclaration: null });
    assertText(valid);
  });

  test.each(['UTF-8', 'utf8', 'unicode-1-1-utf-8'])(
    'rejects other text that is to be read as %s',
    async (given) => {
      const file = await files.write('latin.csv', iconv.encode('a,b\n1,été\n', 'iso-8859-1'));
      const inspected = await inspectFile(file, given);
      expect(() => assertText(inspected)).toThrow('it should be UTF-8 but contains other bytes');
    },
  );

  test.each(['utf-16le', 'utf-16be'])(
    'rejects %s without a byte order mark, and suggests it',
    async (encoding) => {
      for (const [name, text] of Object.entries({
        ascii: 'id,name\n1,North',
        chinese: `频道编号\n${WORDS.chinese}`,
      })) {
        const file = await files.write(`${name}.csv`, iconv.encode(text, encoding));
        const inspected = await inspectFile(file);
        expect(() => assertText(inspected)).toThrow(`if it is UTF-16, import it with --encoding ${encoding}`);
        assertText(await inspectFile(file, encoding.toUpperCase()));
      }
    },
  );

  test.each([
    ['a table', 'id,name\n1,No\0rth\n'],
    ['a guide in one line', `<?xml version="1.0"?><tv>${'<channel id="a"/>'.repeat(9)}<!-- \0 --></tv>`],
  ])('does not take a stray zero byte in %s for UTF-16', async (_what, text) => {
    assertText(await inspectFile(await files.write('stray.txt', text)));
  });

  test('gives an encoding one name, and keeps names that it does not know', () => {
    expect(['ISO-8859-1', 'latin1', 'US-ASCII', 'GB18030'].map(encodingName)).toEqual([
      'windows-1252',
      'windows-1252',
      'windows-1252',
      'gb18030',
    ]);
  });
});
