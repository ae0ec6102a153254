import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { copyName } from './copy-name.ts';

describe('the name of a copy', () => {
  test.each([
    ['Drama', [], 'en', 'Drama (copy)'],
    ['Drama', ['Drama (copy)'], 'en', 'Drama (copy 2)'],
    ['Drama (copy)', ['Drama', 'Drama (copy)'], 'en', 'Drama (copy 2)'],
    ['Drama (copy 2)', ['Drama (copy)', 'Drama (copy 2)'], 'en', 'Drama (copy 3)'],
    ['剧情', [], 'ch', '剧情（副本）'],
    ['剧情（副本）', ['剧情（副本）'], 'ch', '剧情（副本 2）'],
    ['Drama (copy)', ['Drama (copy)'], 'ch', 'Drama（副本）'],
    ['(copy)', [], 'en', '(copy) (copy)'],
    ['Photocopy', [], 'en', 'Photocopy (copy)'],
  ] as const)('of %s with %j existing in %s is %s', (name, taken, language, expected) => {
    expect(copyName(name, taken, language)).toBe(expected);
  });

  test('is never taken, never too long, never cut within a character', () => {
    const names = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((text) => text.length <= 200);
    fc.assert(
      fc.property(names, fc.nat(12), fc.constantFrom('en', 'ch'), (name, copies, language) => {
        const taken = [name];
        for (let copy = 0; copy <= copies; copy++) taken.push(copyName(name, taken, language));
        expect(new Set(taken).size).toBe(taken.length);
        for (const each of taken)
          expect([each.length <= 200, each.isWellFormed() || !name.isWellFormed()]).toEqual([true, true]);
      }),
    );
  });
});
