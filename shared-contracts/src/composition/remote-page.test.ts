import { describe, expect, test } from '@jest/globals';
import { readDocument } from './parse-document.ts';
import { isPathOfRemote, pagesBaseOf, remotePageAt, remotePageSchema } from './remote-page.ts';

const page = { path: '/x/weather', exposed: './page', title: { en: 'Weather', ch: '天气' } };
const deeper = { ...page, path: '/x/weather/map' };
const weather = { name: 'mfe-weather', pages: [page, deeper] };
const remotes = [{ name: 'mfe-card' }, { name: 'mfe-weather-map', pages: [] }, weather];

describe('a page of a remote', () => {
  test('is found by its path, in any case, with or without a trailing slash', () => {
    for (const path of ['/x/weather', '/X/Weather/'])
      expect(remotePageAt(remotes, path)).toEqual({ remote: weather, page });
    expect(remotePageAt(remotes, '/x/weather/map')?.page).toBe(deeper);
    for (const path of ['/x', '/x/weather/none', '/weather', '/x/weathers'])
      expect(remotePageAt(remotes, path)).toBeUndefined();
  });

  test('is below the short name of its remote', () => {
    expect(pagesBaseOf('mfe-weather')).toBe('/x/weather');
    expect(isPathOfRemote('/x/weather/map', 'mfe-weather')).toBe(true);
    expect(isPathOfRemote('/x/weather-map', 'mfe-weather')).toBe(false);
  });

  test.each([
    ['path', { path: '/weather' }],
    ['path', { path: '/x/Weather' }],
    ['path', { path: '/x/weather/' }],
    ['path', { path: '/x/..' }],
    ['exposed', { exposed: 'page' }],
    ['title.ch', { title: { en: 'Weather', ch: '' } }],
  ])('names %s when it is wrong', (field, change) => {
    const reading = readDocument(remotePageSchema, { ...page, ...change });
    expect(reading).toEqual({ ok: false, problems: [expect.stringMatching(new RegExp(`^${field}: `))] });
  });
});
