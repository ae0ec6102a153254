import { ApiFailure, refusalOf, type ApiErrorBody } from '@airdex/shared-contracts/api';

/** 400: the choice is not valid. 404: the user no longer has the right to the daily update. */
const LASTING = [400, 404];

/** The server's reason for a refusal that trying again does not change, or null. */
export function lastingRefusal(error: unknown): ApiErrorBody | null {
  return error instanceof ApiFailure && LASTING.includes(error.status ?? 0) ? refusalOf(error) : null;
}
