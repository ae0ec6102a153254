import { beforeEach, describe, expect, test } from '@jest/globals';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { createRequestedLocation } from './requested-location.ts';

const requested = createRequestedLocation(browserStorage(() => sessionStorage));

beforeEach(() => sessionStorage.clear());

describe('the requested location', () => {
  test('is returned once, with query and fragment, and then the home page', () => {
    requested.remember('/card/12?tab=flow#audience', null);
    expect(requested.take(7)).toBe('/card/12?tab=flow#audience');
    expect(requested.take(7)).toBe('/');
  });

  test('is the home page after it was removed', () => {
    requested.remember('/faq', null);
    requested.forget();
    expect(requested.take(7)).toBe('/');
  });

  test('of a user whose session has ended is not returned to another user', () => {
    requested.remember('/search?v=1&q=secret', 7);
    expect(requested.take(8)).toBe('/');
    expect(requested.take(7)).toBe('/');
    requested.remember('/search?v=1&q=secret', 7);
    expect(requested.take(7)).toBe('/search?v=1&q=secret');
  });

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 'javascript:0'])(
    'never leads out of the application: %s',
    (path) => {
      for (const idUser of [null, 7]) {
        requested.remember(path, idUser);
        expect(requested.take(7)).toBe('/');
      }
    },
  );
});
