import type { ApiErrorBody } from '../api-error.ts';

/**
 * Why a call brought no answer.
 * - refused: the server answered with a status of 400 or above; `status` and, where it could be read, `body` say why.
 * - unreachable: no answer at all (offline, connection refused or reset).
 * - timeout: no answer within the time allowed.
 * - unreadable: an answer that is not what the endpoint table promises.
 */
export type ApiFailureKind = 'refused' | 'unreachable' | 'timeout' | 'unreadable';

/** Thrown by the API client for everything but an abort, which stays the browser's AbortError. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number | null;
  readonly body: ApiErrorBody | null;

  /**
   * Also true for a failure of another copy of this module: the shell, whose client makes them, and every remote carry
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
