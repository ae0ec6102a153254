import { beforeEach, describe, expect, test } from '@jest/globals';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { createRequestedLocation } from './requested-location.ts';

const requested = createRequestedLocation(browserStorage(() => sessionStorage));

beforeEach(() => sessionStorage.clear());

describe('the requested location', () => {
  test('is returned once, with query and fragment, and then the home page', () => {
    requested.remember('/card/12?tab=flow#audience');
    expect(requested.take()).toBe('/card/12?tab=flow#audience');
    expect(requested.take()).toBe('/');
  });

  test('is the home page after it was removed', () => {
    requested.remember('/faq');
    requested.forget();
    expect(requested.take()).toBe('/');
  });

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 'javascript:0'])(
    'never leads out of the application: %s',
    (path) => {
      requested.remember(path);
      expect(requested.take()).toBe('/');
    },
  );
});
