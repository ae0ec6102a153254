import { webcrypto } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { diagnoseUnreachable } from './diagnose-unreachable.ts';

const failure = { kind: 'unreachable', url: '/remotes/mfe-card/1/card.js?again=1', attempts: 3 } as const;
/** Integrity of the text "released". */
const integrity = 'sha384-M+lZSJ2/Q4HHcYrdlCAA2AjAPfwKjk1VoD927Sat3GNmaQMT8v4+LYnHJANIxWTG';
const files = [{ path: 'card.js', integrity }];

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

function answered(body: string, init: ResponseInit) {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(body, init)));
}

const script = { status: 200, headers: { 'Content-Type': 'text/javascript' } };
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('a file that could not be loaded', () => {
  test('is refused with a status', async () => {
    answered('{}', { status: 404 });
    expect(await diagnoseUnreachable(failure, files)).toEqual({ ...failure, status: 404 });
  });

  test('differs from the released one', async () => {
    answered('tampered', script);
    expect(await diagnoseUnreachable(failure, files)).toEqual({ kind: 'tampered', url: failure.url });
  });

  test('is served with a type that browsers do not run', async () => {
    answered('released', { status: 200, headers: { 'Content-Type': 'text/html' } });
    expect(await diagnoseUnreachable(failure, [])).toEqual({
      kind: 'malformed',
      problems: [`${failure.url} is served as text/html`],
    });
  });

  test('stays unreachable', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await diagnoseUnreachable(failure, files)).toEqual(failure);
  });

  test('is blocked by the policy of the page', async () => {
    globalThis.fetch = jest.fn(() => {
      const event = Object.assign(new Event('securitypolicyviolation'), {
        blockedURI: 'http://far.example/x',
      });
      document.dispatchEvent(event);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const url = 'http://far.example/remotes/mfe-card/1/card.js';
    expect(await diagnoseUnreachable({ ...failure, url }, files)).toEqual({ kind: 'blocked', url });
  });
});
