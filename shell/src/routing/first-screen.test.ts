import { describe, expect, test } from '@jest/globals';
import { composedRemote } from '../testing/test-remotes.ts';
import { readCompositionDocument } from '../remotes/loading/page-composition.ts';
import { createRemotePages } from '../services/remote-pages/remote-pages.ts';
import { firstScreenOf } from './first-screen.ts';

const pages = [{ path: '/x/weather', exposed: './card', title: { en: 'Weather', ch: '天气' } }];
const remotes = [composedRemote('mfe-weather', { pages })];
const remotePages = createRemotePages(readCompositionDocument({ id: 'abc', remotes }));

describe('the first screen of a path', () => {
  test.each([
    ['/', { remote: 'mfe-search', exposed: './home' }],
    ['/Card/12/', { remote: 'mfe-card', exposed: './card' }],
    ['/x/weather', { remote: 'mfe-weather', exposed: './card' }],
    ['/login', undefined],
    ['/nowhere', undefined],
  ])('%s', (path, screen) => {
    expect(firstScreenOf(path, remotePages)).toEqual(screen);
  });
});
