import { jest } from '@jest/globals';

// In jest, `testTimeout` is a setting of the whole run, not of a project.
jest.setTimeout(globalThis.AIRDEX_TEST_TIMEOUT_MS);
