import { jest } from '@jest/globals';

// `testTimeout` is no project setting of jest, only one for the whole run.
jest.setTimeout(globalThis.AIRDEX_TEST_TIMEOUT_MS);
