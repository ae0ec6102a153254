import { createFaultyApi, type FaultyApi } from './faulty-api.ts';
import { createTestHost, type TestHost, type TestHostOptions } from './test-host.ts';

/** A host whose API fails when the test requests it: `host.faults.fail(['getCard'])`. */
export interface FaultyHost extends TestHost {
  readonly faults: Omit<FaultyApi, 'api' | 'problems'>;
}

/** Creates a host like `createTestHost`. Calls without a response of the test get a plain one. */
export function createFaultyHost(options: TestHostOptions = {}): FaultyHost {
  const { api, problems, ...faults } = createFaultyApi(options.api);
  return { ...createTestHost(options), api, apiProblems: problems, faults };
}
