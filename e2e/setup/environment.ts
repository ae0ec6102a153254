/** Variables by which the setup tells the tests where things are. */
export const ENVIRONMENT = { url: 'AIRDEX_E2E_URL', registry: 'AIRDEX_E2E_REGISTRY' } as const;

function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup has not run.`);
  return value;
}

/** Address of the running application, without a slash at its end. */
export const airdexUrl = () => told(ENVIRONMENT.url);

/** Folder of the registry that it serves. */
export const registryFolder = () => told(ENVIRONMENT.registry);
