import { describe, expect, test } from '@jest/globals';
import { defineRemote, problemsOfDefinition } from './remote-definition.ts';
import type { RemoteDefinition } from './remote-definition.ts';

const GOOD = { name: 'mfe-search', exposes: { './home': './src/home.tsx' } };
const withCall = (call: object) => ({ ...GOOD, firstCalls: { './home': [call] } });

describe('defineRemote', () => {
  test('returns its argument', () => {
    const definition = { name: 'mfe-search', exposes: { './home': './src/screens/home.tsx' } };
    expect(defineRemote(definition)).toBe(definition);
  });

  test.each([
    [{ name: 'Search', exposes: { './home': './src/home.tsx' } }, 'name: '],
    [{ ...GOOD, name: 'weather' }, 'name: must begin with mfe-, such as mfe-weather'],
    [{ ...GOOD, name: 'mfe-shell' }, 'name: mfe-shell is reserved by the product'],
    [{ ...GOOD, raises: ['saveSearhc'] }, 'raises: there is no event saveSearhc'],
    [{ ...GOOD, raises: 'saveSearch' }, 'raises: must be a list of events'],
    [{ ...GOOD, trustedTypes: ['*'] }, 'trustedTypes.0: must be the name of a policy such as vue'],
    [{ ...GOOD, trustedTypes: ['default'] }, 'trustedTypes.0: is reserved by the product'],
    [{ ...GOOD, answers: ['saveSearch'] }, 'answers: saveSearch is a signal'],
    [{ ...GOOD, ownCopies: ['react'] }, 'ownCopies: is not a field of a remote'],
    [
      {
        name: 'mfe-weather',
        exposes: { './page': './src/page.tsx' },
        pages: [
          {
            path: '/x/weather',
            exposed: './page',
            title: { en: 'Weather', ch: '天气' },
            isInNavigaton: true,
          },
        ],
      },
      'pages.0.isInNavigaton: is not a field of a page',
    ],
    [
      {
        ...GOOD,
        exposes: { './home': './src/home.tsx' },
        firstCalls: { './home': [{ call: 'getCard', params: { id: 1 }, picture: true }] },
      },
      'firstCalls["./home"]: picture is not a field of a call',
    ],
    [{ name: 'mfe-search', exposes: {} }, 'exposes: must name at least one module'],
    [{ name: 'mfe-search', exposes: { home: './src/home.tsx' } }, 'exposes["home"]: '],
    [{ name: 'mfe-search', exposes: { './home': '/src/home.tsx' } }, 'exposes["./home"]: must be a file'],
    [{ ...GOOD, exposes: { './home': './../mfe-card/src/card.tsx' } }, 'must be a file of the package'],
    [
      {
        name: 'mfe-weather',
        exposes: { './page': './src/page.tsx' },
        pages: [{ path: '/x/other', exposed: './page', title: { en: 'Weather', ch: '天气' } }],
      },
      'pages: "/x/other" must be /x/weather or below it',
    ],
    [
      {
        name: 'mfe-weather',
        exposes: { './page': './src/page.tsx' },
        pages: [{ path: '/x/weather', exposed: './screen', title: { en: 'Weather', ch: '天气' } }],
      },
      'shows ./screen, which is not in exposes',
    ],
    [
      {
        name: 'mfe-weather',
        exposes: { './page': './src/page.tsx' },
        pages: [{ path: '/x/weather', exposed: './page', title: { en: 'Weather' } }],
      },
      'pages.0.title.ch: the page needs a title in Chinese',
    ],
    [
      {
        name: 'mfe-weather',
        exposes: { './page': './src/page.tsx' },
        pages: [{ path: '/x/weather', exposed: './page', title: { en: 'Weather', ch: '天气', zh: '天气' } }],
      },
      'pages.0.title.zh: is not a language; there are en, ch',
    ],
    [
      {
        name: 'mfe-weather',
        exposes: { './page': './src/page.tsx' },
        pages: [{ path: '/x/weather', exposed: './page', title: { en: 'Weather', ch: ' ' } }],
      },
      'pages.0.title.ch: the page needs a title in Chinese',
    ],
    [
      {
        name: 'mfe-weather',
        exposes: { './page': './src/page.tsx' },
        pages: ['Weather', 'Second'].map((en) => ({
          path: '/x/weather',
          exposed: './page',
          title: { en, ch: '天气' },
        })),
      },
      'pages: "/x/weather" is there twice',
    ],
    [{ ...GOOD, name: 5, pages: [] }, 'name: must be of type string'],
    [{ ...GOOD, pages: {} }, 'pages: must be of type array'],
    [{ ...GOOD, trustedTypes: 'vue' }, 'trustedTypes: must be of type array'],
    [{ ...GOOD, bundledLibraries: 'luxon' }, 'bundledLibraries: must be a list of names'],
    [{ ...GOOD, firstCalls: 'getCard' }, 'firstCalls: must be of type record'],
    [{ ...GOOD, firstCalls: { './card': [] } }, 'firstCalls: ./card is not in exposes'],
    [withCall({ call: 'getEverything' }), 'firstCalls["./home"]: there is no call getEverything'],
    [withCall({ call: 'getCard', params: { id: ':id' } }), 'getCard needs a value for forExport'],
    [withCall({ call: 'authenticate' }), 'authenticate is a call of visitors'],
    [withCall({ call: 'getAdvancedSearchPrograms' }), 'getAdvancedSearchPrograms needs a body'],
    [withCall({ call: 'hasReports', body: 'search-address' }), 'hasReports does not take a search'],
    [withCall({ call: 'hasReports', body: 'all' }), 'firstCalls: ./home.0.body: '],
  ])('refuses %j', (definition, problem) => {
    expect(() => defineRemote(definition as unknown as RemoteDefinition)).toThrow(problem);
  });

  test('explains what a file without a definition lacks', () => {
    expect(problemsOfDefinition(undefined)).toEqual(['must be an object with `name` and `exposes`']);
  });
});
