export { describeStart } from './describe-start.ts';
export { fillDatabase, type SampleUsers } from './fill-database.ts';
export { createProgress } from './progress.ts';
export { SAMPLE_PASSWORD } from './sample-users/index.ts';
