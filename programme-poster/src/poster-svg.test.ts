import { describe, expect, test } from '@jest/globals';
import { posterSvg } from './poster-svg.ts';

function parse(svg: string): Element {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
}

const titleOf = (svg: string) =>
  [...parse(svg).querySelectorAll('text')].map((line) => line.textContent).join('|');

describe('posterSvg', () => {
  test('gives the same poster for the same subject, and different ones for other titles and genres', () => {
    const poster = posterSvg({ title: 'Harbour Nine', genre: 'Crime' });
    expect(posterSvg({ title: 'Harbour Nine', genre: 'Crime' })).toBe(poster);
    expect(posterSvg({ title: 'Harbour Ten', genre: 'Crime' })).not.toBe(poster);
    expect(posterSvg({ title: 'Harbour Nine', genre: 'Comedy' })).not.toBe(poster);
  });

  test.each(['港口九号', 'Le Château', 'Москва', '5 < 6 & "7"', '', ' ', '\u0000x\ud800', '🎬 Studio'])(
    'draws the title %j in a well-formed document of 16:9',
    (title) => {
      const root = parse(posterSvg({ title, genre: null }));
      expect(root.getAttribute('viewBox')).toBe('0 0 320 180');
    },
  );

  test('escapes markup in a title', () => {
    expect(titleOf(posterSvg({ title: '<b>&amp;', genre: 'x' }))).toBe('<b>&amp;');
  });
});
