import { looseObject, optional, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { ERROR_CODES, RegistryError } from '../registry-error.ts';
import type { RegistryErrorCode } from '../registry-error.ts';

/** Statuses that are more specific than that of the error's kind. */
const STATUS_OF_CODE: Partial<Record<RegistryErrorCode, number>> = {
  unauthorised: 401,
  forbidden: 403,
  'too-large': 413,
  // The request is valid, but conflicts with the current state.
  'canary-in-the-way': 409,
  'canary-runs': 409,
  'already-current': 409,
  'name-taken': 409,
  'storage-failed': 507,
  'remote-needed': 409,
};
const STATUS_OF_KIND = { fault: 500, conflict: 409, refused: 422, missing: 404 } as const;

/** HTTP status of the response to a failed request. */
export function statusOf({ code, kind }: RegistryError): number {
  return STATUS_OF_CODE[code] ?? STATUS_OF_KIND[kind];
}

/** Fields of an error response besides `error`, `message` and `field`, which all calls of the server have. */
export function failureDetails({ code, hint, details }: RegistryError): Readonly<Record<string, unknown>> {
  return { code, ...(hint === undefined ? {} : { hint }), ...details };
}

export const failureBodySchema = looseObject({
  message: string(),
  field: optional(string()),
  code: optional(string()),
  hint: optional(string()),
});
export type FailureBody = Infer<typeof failureBodySchema>;

function isCode(text: string | undefined): text is RegistryErrorCode {
  return text !== undefined && (ERROR_CODES as readonly string[]).includes(text);
}

/** Code of a response without one: the server refused the request before it reached the registry. */
function codeOfStatus(status: number): RegistryErrorCode {
  if (status === 401) return 'unauthorised';
  if (status === 403) return 'forbidden';
  if (status === 413) return 'too-large';
  return status >= 400 && status < 500 && status !== 429 ? 'request-refused' : 'server-failed';
}

/** The error that a response describes. */
export function failureOf(status: number, body: FailureBody): RegistryError {
  const {
    message,
    field,
    code,
    hint,
    error: _error,
    requestId: _requestId,
    issues: _issues,
    ...details
  } = body;
  return new RegistryError(isCode(code) ? code : codeOfStatus(status), message, { field, hint, details });
}
