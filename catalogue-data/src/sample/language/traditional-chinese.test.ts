import { expect, test } from 'vitest';
import iconv from 'iconv-lite';
import { SAYINGS } from './sayings.ts';
import { traditional } from './traditional-chinese.ts';
import { CHINESE } from './words-east-asian.ts';

/** Big5 contains the characters of traditional Chinese, and none that only simplified Chinese has. */
const isTraditional = (text: string) => iconv.decode(iconv.encode(text, 'big5'), 'big5') === text;

test('converts every character that Chinese titles are built of', () => {
  const texts = [
    CHINESE.nouns,
    CHINESE.qualities,
    CHINESE.frames,
    CHINESE.phrases,
    ...Object.values(SAYINGS).flatMap((sayings) => sayings.map(({ zh }) => zh)),
  ];
  const characters = [...new Set(texts.join(''))].filter((character) => /\p{Script=Han}/u.test(character));
  expect(characters.length).toBeGreaterThan(300);
  expect(characters.filter((character) => !isTraditional(traditional(character)))).toEqual([]);
});
