/**
 * Variables in which the setup passes locations to the tests. The first two have a line for each worker, because tests
 * that run at the same time have separate servers.
 */
export const ENVIRONMENT = {
  url: 'AIRDEX_E2E_URL',
  registry: 'AIRDEX_E2E_REGISTRY',
  prepared: 'AIRDEX_E2E_PREPARED',
} as const;

function ofThisWorker(name: string): string {
  const places = process.env[name]?.split('\n') ?? [];
  const place = places[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (place) return place;
  if (places.length === 0) throw new Error(`${name} is not set: the global setup has not run.`);
  throw new Error(`${name} names ${places.length} servers, fewer than there are workers: use --workers.`);
}

/** Address of the running application, without a slash at its end. */
export const airdexUrl = () => ofThisWorker(ENVIRONMENT.url);

/** Folder of the registry that it serves. */
export const registryFolder = () => ofThisWorker(ENVIRONMENT.registry);

/** Data folder of an installation with the builds and the sample catalogue, to copy; undefined if none was prepared. */
export const preparedFolder = () => process.env[ENVIRONMENT.prepared];
