import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAllowedOrigin, isOriginPattern, LOOPBACK_ORIGINS, webSocketOrigin } from './allowed-origins.ts';
import { formatOverrides, mergeOverrides, parseOverrides } from './override-list.ts';
import { readOverrideRequest, withoutOverrides } from './override-request.ts';
import { overrideAddress, OVERRIDES_MAX, parseOverride } from './remote-override.ts';

const card = { remote: 'mfe-card', origin: 'http://localhost:4102' };
const search = { remote: 'mfe-search', origin: 'https://dev.example.com' };

describe('an override', () => {
  test.each([
    ['card@http://localhost:4102', card],
    ['mfe-card@http://localhost:4102/', card],
    ['card@HTTP://LOCALHOST:4102', card],
    ['search@https://dev.example.com:443', search],
  ])('%s is read', (text, override) => {
    expect(parseOverride(text)).toEqual(override);
  });

  test.each([
    '',
    'card',
    'card@',
    '@http://localhost:1',
    'card@localhost:4102',
    'card@ftp://localhost',
    'card@javascript:alert(1)',
    'card@http://user:secret@localhost:4102',
    'card@http://localhost:4102/folder/',
    'card@http://localhost:4102?x',
    'card@http://local host',
    'card@http://localhost:99999',
    'Card@http://localhost:4102',
    '../card@http://localhost:4102',
  ])('"%s" is not an override', (text) => {
    expect(parseOverride(text)).toBeNull();
  });

  test('the address that requests it is readable for people and for the page', () => {
    const address = overrideAddress('http://localhost:8080/card/7?v=1#top', card);
    expect(address).toBe('http://localhost:8080/card/7?v=1&mfe=card@http://localhost:4102#top');
    expect(readOverrideRequest(new URL(address).search).overrides).toEqual([card]);
    expect(overrideAddress('http://localhost:8080', card)).toBe(
      'http://localhost:8080/?mfe=card@http://localhost:4102',
    );
  });
});

describe('a list of overrides', () => {
  test('is read as it was written, whatever surrounds it', () => {
    expect(parseOverrides(formatOverrides([card, search]))).toEqual([card, search]);
    expect(parseOverrides('rubbish,card@http://localhost:4102,@')).toEqual([card]);
    for (const nothing of [null, undefined, '', '%', ',,,']) expect(parseOverrides(nothing)).toEqual([]);
  });

  test('has one for each remote, the last one, up to a maximum', () => {
    const other = { ...card, origin: 'http://localhost:5000' };
    expect(mergeOverrides([card, search], [other])).toEqual([other, search]);
    const many = Array.from({ length: 30 }, (_, index) => ({ ...card, remote: `mfe-a${index}` }));
    expect(mergeOverrides([], many)).toHaveLength(OVERRIDES_MAX);
  });

  test('never contains anything but origins, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (text, url) => {
        for (const { origin } of parseOverrides(`card@${url},${text},a@${text}`))
          expect(new URL(origin).origin).toBe(origin);
      }),
    );
  });
});

describe('the query of an address', () => {
  test('may request several overrides', () => {
    expect(
      readOverrideRequest('?v=1&mfe=card@http://localhost:4102&mfe=search@https://dev.example.com'),
    ).toEqual({
      isMade: true,
      clears: false,
      overrides: [card, search],
      unreadable: [],
    });
  });

  test('clears earlier ones, reports unreadable ones, or requests none', () => {
    expect(readOverrideRequest('?mfe=')).toMatchObject({ isMade: true, clears: true, overrides: [] });
    expect(readOverrideRequest('?mfe')).toMatchObject({ isMade: true, clears: true });
    expect(readOverrideRequest('?mfe=card')).toMatchObject({
      isMade: true,
      clears: false,
      unreadable: ['card'],
    });
    expect(readOverrideRequest('?v=1')).toMatchObject({ isMade: false, clears: false });
  });

  test.each([
    ['', ''],
    ['?mfe=card@http://localhost:4102', ''],
    ['?v=1&mfe=&q=a%20b+c', '?v=1&q=a%20b+c'],
    ['?mfe', ''],
    ['?mfe-devtools&mfes=1', '?mfe-devtools&mfes=1'],
  ])('%s without them is %s', (query, rest) => {
    expect(withoutOverrides(query)).toBe(rest);
  });
});

describe('origins that are allowed', () => {
  test.each([
    'http://localhost:*',
    'https://dev.example.com',
    'http://127.0.0.1:4102',
    'https://dev.example.com:*',
  ])('%s can be allowed', (pattern) => {
    expect(isOriginPattern(pattern)).toBe(true);
  });

  test.each([
    '',
    '*',
    'http://*',
    'https://*.example.com:x',
    'localhost',
    'https://dev.example.com/',
    'ws://localhost:*',
    'http://user@localhost:*',
  ])('"%s" cannot be allowed', (pattern) => {
    expect(isOriginPattern(pattern)).toBe(false);
  });

  test.each([
    ['http://localhost:4102', true],
    ['http://localhost', true],
    ['http://127.0.0.1:9', true],
    ['https://localhost:4102', false],
    ['http://localhost.example.com:4102', false],
    ['http://evil.example', false],
    ['nonsense', false],
  ])('%s on this machine: %s', (origin, isAllowed) => {
    expect(isAllowedOrigin(origin, LOOPBACK_ORIGINS)).toBe(isAllowed);
  });

  test('without an asterisk the port must match', () => {
    expect(isAllowedOrigin('https://dev.example.com', ['https://dev.example.com'])).toBe(true);
    expect(isAllowedOrigin('https://dev.example.com:8443', ['https://dev.example.com'])).toBe(false);
    expect(isAllowedOrigin('https://dev.example.com', [])).toBe(false);
  });

  test('their dev servers report by websocket', () => {
    expect([webSocketOrigin(card.origin), webSocketOrigin(search.origin)]).toEqual([
      'ws://localhost:4102',
      'wss://dev.example.com',
    ]);
  });
});
