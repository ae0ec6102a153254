import { RegistryError } from '../registry-error.ts';

/** Adds the registry's location to "empty registry" errors, because the location may be wrong. */
export async function nameRegistryInError<Result>(place: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'registry-empty') throw error;
    const { code, message, hint } = error;
    throw new RegistryError(code, `${message}: ${place}`, { hint, cause: error });
  }
}
