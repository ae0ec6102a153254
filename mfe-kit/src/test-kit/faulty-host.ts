import { createFaultyApi, type FaultyApi } from './faulty-api.ts';
import { createTestHost, type TestHost, type TestHostOptions } from './test-host.ts';

/** A host whose API goes wrong when the test says so: `host.faults.fail(['getCard'])`. */
export interface FaultyHost extends TestHost {
  readonly faults: Omit<FaultyApi, 'api' | 'problems'>;
}

/** Makes a host as `createTestHost` does; what the test does not answer is answered plainly. */
export function createFaultyHost(options: TestHostOptions = {}): FaultyHost {
  const { api, problems, ...faults } = createFaultyApi(options.api);
  return { ...createTestHost(options), api, apiProblems: problems, faults };
}
