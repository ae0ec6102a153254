import { HttpError } from './http-error.ts';

/** Every method that some path of the server supports. */
const KNOWN_METHODS = ['DELETE', 'GET', 'HEAD', 'POST', 'PUT'] as const;

/** Rejects a method with 405 and lists those that are allowed. */
export function methodNotAllowed(method: string, allowed: readonly string[] = KNOWN_METHODS): HttpError {
  return new HttpError('method-not-allowed', `${method} is not allowed here; use ${allowed.join(', ')}`, {
    headers: { Allow: allowed.join(', ') },
  });
}
