export { programmeCard } from './programme-card.ts';
export { createTestHost, type TestHost, type TestHostOptions } from './test-host.ts';
export { textProblems } from './text-problems.ts';
