import type { ApiErrorBody } from '@airdex/shared-contracts/api';
import type { RegistryError } from '@airdex/release-registry';
import { failureDetails, statusOf } from '@airdex/release-registry/http-api';
import { HttpError } from '../../http/http-error.ts';

const KINDS: Readonly<Record<number, ApiErrorBody['error']>> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'validation',
  507: 'unavailable',
};

/**
 * The HttpError for a failure of the registry: like the server's others, with additional data of the
 * registry.
 */
export function registryHttpError(error: RegistryError): HttpError {
  const status = statusOf(error);
  return new HttpError(KINDS[status] ?? 'internal', error.message, {
    status,
    ...(error.field === undefined ? {} : { issues: [{ field: error.field, message: error.message }] }),
    extra: failureDetails(error),
  });
}
