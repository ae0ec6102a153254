import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailure } from '@airdex/shared-contracts/api';
import { isRetried } from './retry.ts';

const refused = (status: number) => new ApiFailure('refused', '', { status });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('retrying a query', () => {
  test.each([new ApiFailure('unreachable', ''), refused(500), refused(503)])(
    'repeats after a failure that may be temporary (%#)',
    (error) => {
      expect(isRetried(0, error)).toBe(true);
      expect(isRetried(2, error)).toBe(false);
    },
  );

  test.each([
    refused(401),
    refused(404),
    refused(501),
    new ApiFailure('unreadable', ''),
    new ApiFailure('timeout', ''),
    new Error('bug'),
  ])('does not repeat after a permanent failure (%#)', (error) => {
    expect(isRetried(0, error)).toBe(false);
  });

  test('waits for the network while there is none', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(isRetried(0, new ApiFailure('unreachable', ''))).toBe(false);
  });
});
