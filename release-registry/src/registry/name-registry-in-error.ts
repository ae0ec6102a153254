import { RegistryError } from '../registry-error.ts';

/** Runs `work`; a registry without anything may be another than is meant, so it is said which one it is. */
export async function nameRegistryInError<Result>(place: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'registry-empty') throw error;
    const { code, message, hint } = error;
    throw new RegistryError(code, `${message}: ${place}`, { hint, cause: error });
  }
}
