import { describe, expect, test } from '@jest/globals';
import { titleKeyOf } from './page-title.ts';

describe("the key of a page's title", () => {
  test.each([
    ['/faq', 'faq'],
    ['/card/59230', 'card'],
    ['/CARD/59230/', 'card'],
    ['/card/abc', 'notFound'],
    ['/card/59230abc', 'notFound'],
    ['/card/1.5', 'notFound'],
    ['/card/2147483648', 'notFound'],
    ['/card-pdf/1,2', 'cardPdf'],
    ['/compare-pdf/1,2', 'comparePdf'],
    ['/nowhere', 'notFound'],
  ])('at %s is %s', (path, key) => {
    expect(titleKeyOf(path)).toBe(key);
  });
});
