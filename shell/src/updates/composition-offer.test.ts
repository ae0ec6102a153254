import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createCompositionOffer } from './composition-offer.ts';

const OWN = '00000000000000aa';
const NEXT = '00000000000000bb';
const says = (id: string) => async () => new Response(JSON.stringify({ id, pointerRevision: 1 }));

function offerOf(...answers: readonly (() => Promise<Response>)[]) {
  let requests = 0;
  const fetchIt = jest.fn<typeof fetch>(() => {
    const answer = answers[Math.min((requests += 1), answers.length) - 1];
    return answer?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  return { offer: createCompositionOffer(OWN, fetchIt), fetchIt };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('[MFE-04] the offer of another composition', () => {
  test('exists while the server would serve another composition than the page runs', async () => {
    const { offer, fetchIt } = offerOf(says(OWN), says(NEXT), says(OWN));
    await offer.check();
    expect(offer.offered.get()).toBeNull();
    await offer.check();
    expect(offer.offered.get()).toBe(NEXT);
    await offer.check();
    expect(offer.offered.get()).toBeNull();
    const [address, init] = fetchIt.mock.calls[0] ?? [];
    expect(address).toBe('/composition');
    expect([init?.cache, init?.headers]).toEqual(['no-cache', { Accept: 'application/json' }]);
    // A connection may hang.
    expect(init?.signal).toBeDefined();
  });

  test.each([
    ['an error response', async () => new Response('{}', { status: 503 })],
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['another document', async () => new Response('<!doctype html>')],
    ['an invalid composition', async () => new Response('{"id":"x","pointerRevision":1}')],
  ])('stays unchanged, silently, after %s', async (_, answer) => {
    const { offer } = offerOf(says(NEXT), answer);
    expect(await offer.check()).toBe(true);
    expect(await offer.check()).toBe(false);
    expect(offer.offered.get()).toBe(NEXT);
  });

  test('is requested every minute while the page is visible, and when the user returns to it', async () => {
    const { offer, fetchIt } = offerOf(says(OWN));
    const stop = offer.follow();
    window.dispatchEvent(new Event('focus'));
    expect(fetchIt).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetchIt).toHaveBeenCalledTimes(1);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await jest.advanceTimersByTimeAsync(180_000);
    expect(fetchIt).toHaveBeenCalledTimes(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(fetchIt).toHaveBeenCalledTimes(2);
    stop();
    await jest.advanceTimersByTimeAsync(180_000);
    window.dispatchEvent(new Event('focus'));
    expect(fetchIt).toHaveBeenCalledTimes(2);
    visibility.mockRestore();
  });
});
