import type { ApiErrorBody } from '../api-error.ts';

/**
 * Why a call failed.
 * - refused: the response has a status of 400 or above; `status` and, if readable, `body` give the reason.
 * - unreachable: no response (offline, connection refused or reset).
 * - timeout: no response within the time limit.
 * - unreadable: the response does not match the endpoint table.
 */
export type ApiFailureKind = 'refused' | 'unreachable' | 'timeout' | 'unreadable';

/** Thrown by the API client for every failure except an abort, which stays the browser's AbortError. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number | null;
  readonly body: ApiErrorBody | null;

  /**
   * Also true for a failure of another copy of this module: the shell, whose client creates them, and every remote have
   * their own.
   */
  static override [Symbol.hasInstance](value: unknown): value is ApiFailure {
    return value instanceof Error && value.name === 'ApiFailure' && 'kind' in value;
  }

  constructor(
    kind: ApiFailureKind,
    message: string,
    details: { status?: number; body?: ApiErrorBody | null; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? null;
    this.body = details.body ?? null;
  }
}

/**
 * The server's response to a call that it refused: `message` is in the user's language, `field` names the invalid field.
 * Null for all other failures, and if the server itself failed.
 */
export function refusalOf(error: unknown): ApiErrorBody | null {
  if (!(error instanceof ApiFailure) || error.kind !== 'refused') return null;
  return error.body?.error === 'internal' ? null : error.body;
}
