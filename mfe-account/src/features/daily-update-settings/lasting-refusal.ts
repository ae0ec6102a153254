import { ApiFailure, refusalOf, type ApiErrorBody } from '@airdex/shared-contracts/api';

/** The user may not have the daily update any more, or the choice is invalid. */
const LASTING = [400, 404];

/** The server's reason for a refusal that trying again does not change, or null. */
export function lastingRefusal(error: unknown): ApiErrorBody | null {
  return error instanceof ApiFailure && LASTING.includes(error.status ?? 0) ? refusalOf(error) : null;
}
