export { createFaultyApi, UNREACHABLE, type FaultyApi, type MadeCall } from './faulty-api.ts';
export { createFaultyHost, type FaultyHost } from './faulty-host.ts';
export { plainResponse } from './plain-response.ts';
export { programmeCard } from './programme-card.ts';
export { programmeLine } from './programme-line.ts';
export { createTestHost, type TestHost, type TestHostOptions } from './test-host.ts';
export { textProblems } from '../texts/text-problems.ts';
