import { describe, expect, test } from '@jest/globals';
import { posterSvg } from './poster.ts';

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

describe('a poster', () => {
  test('is the same for the same subject and another for another one', () => {
    const poster = posterSvg({ title: 'Harbour', genre: 'Drama' });
    expect(posterSvg({ title: 'Harbour', genre: 'Drama' })).toBe(poster);
    expect(posterSvg({ title: 'Harbour 2', genre: 'Drama' })).not.toBe(poster);
    expect(posterSvg({ title: 'Harbour', genre: 'Kids' })).not.toBe(poster);
  });

  test('takes any text literally', () => {
    expect(textsOf(posterSvg({ title: '<b>5 & "6"', genre: null })).join(' ')).toBe(
      '&lt;b&gt;5 &amp; &quot;6&quot;',
    );
    const svg = posterSvg({ title: '\u0000x\ud800', genre: null });
    expect(textsOf(svg)).toEqual(['x\ufffd']);
    expect(svg).not.toMatch(/\p{Cc}/u);
  });

  test('breaks a long title into at most three lines and says that it is cut', () => {
    expect(
      textsOf(posterSvg({ title: 'The Long Way Home From the Harbour at Night', genre: null })).length,
    ).toBeGreaterThan(1);
    const cut = textsOf(posterSvg({ title: 'word '.repeat(100), genre: null }));
    expect(cut).toHaveLength(3);
    expect(cut.at(-1)).toMatch(/…$/);
    expect(textsOf(posterSvg({ title: '海'.repeat(30), genre: null })).length).toBeGreaterThan(1);
  });
});
