import { describe, expect, test } from 'vitest';
import { normalName } from './normal-name.ts';

/** Every Unicode character except lone surrogates. */
function* characters(): Generator<string> {
  for (let code = 0; code <= 0x10ffff; code += 1)
    if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code);
}

describe('the normal form of a name', () => {
  test.each([
    ['LIMITED', 'limited'],
    ['  Limited\t', 'limited'],
    ['ＬＩＭＩＴＥＤ', 'limited'],
    ['lim\u00adited\u200b', 'limited'],
    ['ﬁrst', 'first'],
    ['\u212Aelvin', 'kelvin'],
    ['STRASSE', 'straße'],
    ['STRAẞE', 'straße'],
    ['ΝΙΚΟΣ', 'νικος'],
    ['E\u0301MILE', 'émile'],
  ])('%s is the same name as %s', (one, other) => {
    expect(normalName(one)).toBe(normalName(other));
  });

  test.each(['lİmited', 'lımited', 'li\u0307mited', 'límited', 'lim ited', 'lіmited'])(
    '%s is a different name from limited',
    (name) => {
      expect(normalName(name)).not.toBe('limited');
    },
  );

  test('of any character is idempotent, and the same in upper and lower case', () => {
    const odd = { notStable: [] as string[], upper: [] as string[], lower: [] as string[] };
    for (const character of characters()) {
      const normal = normalName(`a${character}b`);
      if (normalName(normal) !== normal) odd.notStable.push(character);
      if (normalName(`a${character.toUpperCase()}b`) !== normal) odd.upper.push(character);
      if (normalName(`a${character.toLowerCase()}b`) !== normal) odd.lower.push(character);
    }
    // Its upper case equals that of i in most languages.
    expect(odd).toEqual({ notStable: [], upper: ['ı'], lower: [] });
  });
});
