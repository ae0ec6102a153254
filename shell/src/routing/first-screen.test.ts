import { describe, expect, test } from '@jest/globals';
import { firstScreenOf } from './first-screen.ts';

describe('the first screen of a path', () => {
  test.each([
    ['/', { remote: 'mfe-search', exposed: './home' }],
    ['/Card/12/', { remote: 'mfe-card', exposed: './card' }],
    ['/login', undefined],
    ['/nowhere', undefined],
  ])('%s', (path, screen) => {
    expect(firstScreenOf(path)).toEqual(screen);
  });
});
