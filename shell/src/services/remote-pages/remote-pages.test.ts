import { describe, expect, test } from '@jest/globals';
import { readCompositionDocument } from '../../remotes/loading/page-composition.ts';
import { composedRemote } from '../../testing/test-remotes.ts';
import { createRemotePages } from './remote-pages.ts';

const pageAt = (path: string, isInNavigation?: boolean) => ({
  path,
  exposed: './card',
  title: { en: path, ch: path },
  ...(isInNavigation === undefined ? {} : { isInNavigation }),
});
const weather = composedRemote('mfe-weather', {
  pages: [pageAt('/x/weather/map'), pageAt('/x/weather', true)],
});
const composition = readCompositionDocument({
  id: 'abc',
  remotes: [weather, composedRemote('mfe-card'), { name: 'mfe-broken', pages: [pageAt('/x/broken', true)] }],
});

describe('pages of remotes', () => {
  test('are found by their path, and listed as their definition says', () => {
    const pages = createRemotePages(composition);
    expect(pages.at('/X/weather/map/')).toMatchObject({ remote: 'mfe-weather', page: { exposed: './card' } });
    expect(pages.at('/x/broken')).toBeUndefined();
    expect(pages.inNavigation.map(({ path }) => path)).toEqual(['/x/weather']);
  });

  test('of an overridden remote are those of its dev server, published or not', () => {
    const pages = createRemotePages(composition, [
      { name: 'mfe-weather', pages: [pageAt('/x/weather/new')] },
      { name: 'mfe-fresh', pages: [pageAt('/x/fresh', true)] },
    ]);
    expect(pages.at('/x/weather')).toBeUndefined();
    expect(pages.at('/x/weather/new')?.remote).toBe('mfe-weather');
    expect(pages.inNavigation.map(({ path }) => path)).toEqual(['/x/fresh']);
  });

  test('do not exist without a composition', () => {
    expect(createRemotePages({ ok: false, problems: [] }).inNavigation).toEqual([]);
  });
});
