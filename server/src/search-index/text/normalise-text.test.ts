import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { normaliseText } from './normalise-text.ts';

describe('normaliseText', () => {
  test.each([
    ['Élodie', 'elodie'],
    ['ÎLE-DE-FRANCE', 'ile-de-france'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Łódź Malmø', 'lodz malmo'],
    ['ＡＢＣ　１２３', 'abc 123'],
    ['  two \t\n spaces  ', 'two spaces'],
    ['ﬁlm', 'film'],
    ['Йод', 'иод'],
    ['中国好声音', '中国好声音'],
    ['が 각', 'が 각'],
    ['की', 'की'],
    ['❤\ufe0f', '❤'],
    ['\u200enight\u200f', 'night'],
    ['\u202b\u0627\u0644\u0644\u064a\u0644\u202c', '\u0627\u0644\u0644\u064a\u0644'],
    [
      '\u2067\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645\u2069',
      '\u0645\u06cc\u062e\u0648\u0627\u0647\u0645',
    ],
    ["100 % d'or", "100 % d'or"],
    ['L’Île – “Noël”', `l'ile - "noel"`],
    ['What´s on‑air', "what's on-air"],
    ['哈利・波特 哈利‧波特 哈利•波特 哈利･波特', '哈利·波特 哈利·波特 哈利·波特 哈利·波特'],
    ['A\u301cB A\uff5eB A\u223cB A~B', 'a~b a~b a~b a~b'],
    ['Hawaiʻi', "hawai'i"],
    ['ŉ ‴ ﹘', "'n ''' -"],
    ['\ud800', '\ufffd'],
  ])('reads %j as %j', (given, expected) => {
    expect(normaliseText(given)).toBe(expected);
  });

  test('distinguishes half of a syllable or of a voiced kana from the whole one', () => {
    expect(normaliseText('각')).not.toContain(normaliseText('가'));
    expect(normaliseText('が')).not.toContain(normaliseText('か'));
  });

  test('changes nothing when applied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseText(text);
        expect(normaliseText(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('changes no character of Unicode further when applied again', () => {
    const changed: string[] = [];
    for (let point = 0; point <= 0x10_ff_ff; point++) {
      const once = normaliseText(String.fromCodePoint(point));
      if (normaliseText(once) !== once) changed.push(point.toString(16));
    }
    expect(changed).toEqual([]);
  });
});
