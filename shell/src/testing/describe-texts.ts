import { describe, expect, test } from '@jest/globals';

/** Texts by their dotted keys. */
function flat(node: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value]]
        : Object.entries(flat(value, `${prefix}${key}.`)),
    ),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');

/** Tests texts in both languages. `names` are keys of texts that are the same in both. */
export function describeTexts(
  title: string,
  { en, ch }: { readonly en: object; readonly ch: object },
  names: ReadonlySet<string> = new Set(),
): void {
  const english = flat(en);
  const chinese = flat(ch);
  describe(title, () => {
    test('[LNG-01] exist in both languages under the same keys', () => {
      expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
    });

    test('[LNG-01] are filled, with the same placeholders', () => {
      const differing = Object.keys(english).filter((key) => {
        const [one = '', other = ''] = [english[key], chinese[key]];
        return one.trim() === '' || other.trim() === '' || placeholders(one) !== placeholders(other);
      });
      expect(differing).toEqual([]);
    });

    test('[LNG-01] are Chinese in Chinese, except for names', () => {
      const untranslated = Object.entries(chinese).filter(
        ([key, text]) => !names.has(key) && !/\p{Script=Han}/u.test(text),
      );
      expect(untranslated).toEqual([]);
    });
  });
}
