import { describe, expect, test } from '@jest/globals';
import { textProblems } from '@airdex/mfe-kit/test-kit';

type Texts = { readonly [key: string]: string | Texts };

/** Texts by their dotted keys. */
function flat(node: Texts, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );
}

/** Tests texts in both languages. `names` are keys of texts that are the same in both. */
export function describeTexts(
  title: string,
  { en, ch }: { readonly en: Texts; readonly ch: Texts },
  names: ReadonlySet<string> = new Set(),
): void {
  describe(title, () => {
    test('[LNG-01] exist in both languages, with the same placeholders', () => {
      expect(textProblems({ en, ch })).toEqual([]);
    });

    test('[LNG-01] are Chinese in Chinese, except for names', () => {
      const untranslated = flat(ch).filter(([key, text]) => !names.has(key) && !/\p{Script=Han}/u.test(text));
      expect(untranslated).toEqual([]);
    });
  });
}
