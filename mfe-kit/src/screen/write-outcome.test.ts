/** @jest-environment ./presets/jest/browser-environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiFailure } from '@airdex/shared-contracts/api';
import { isOutcomeUnknown, sendWrite } from './write-outcome.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const failureOf = (cause: Error) =>
  sendWrite(() => Promise.reject(cause)).then(
    () => undefined,
    (failure: unknown) => failure,
  );

test.each([
  ['the connection was lost', new ApiFailure('unreachable', 'lost')],
  ['there was no response in time', new ApiFailure('timeout', 'no response')],
  ['a gateway gave up', new ApiFailure('refused', 'no response', { status: 504 })],
])('the server may have processed a write: %s', async (_, cause) => {
  expect(isOutcomeUnknown(await failureOf(cause))).toBe(true);
});

const body = { error: 'unavailable', message: 'stopping' } as const;
test.each([
  ['it refused it', new ApiFailure('refused', 'invalid', { status: 400 })],
  ['it failed', new ApiFailure('refused', 'failed', { status: 500 })],
  ['it was stopping', new ApiFailure('refused', 'stopping', { status: 503, body })],
  ['the user cancelled', new DOMException('aborted', 'AbortError')],
])('the server did not process a write: %s', async (_, cause) => {
  expect(await failureOf(cause)).toBe(cause);
});

test('nothing is sent without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cause = new ApiFailure('unreachable', 'offline');
  expect(await failureOf(cause)).toBe(cause);
});
