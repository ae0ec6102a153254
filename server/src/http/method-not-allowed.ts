import { HttpError } from './http-error.ts';

/** Every method that some address of the server knows. */
export const KNOWN_METHODS = ['DELETE', 'GET', 'HEAD', 'POST', 'PUT'] as const;

/** Refuses a method with 405 and names those that are allowed. */
export function methodNotAllowed(method: string, allowed: readonly string[] = KNOWN_METHODS): HttpError {
  return new HttpError('method-not-allowed', `${method} is not allowed here; use ${allowed.join(', ')}`, {
    headers: { Allow: allowed.join(', ') },
  });
}
