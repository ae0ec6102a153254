/**
 * Stable error codes, each with its kind:
 * - `fault`: something is broken or unreachable. Try again once it is fixed.
 * - `conflict`: another change came first. Read the state and try again.
 * - `refused`: the request is not allowed as it is.
 * - `missing`: nothing has that name.
 */
const KINDS = {
  'registry-damaged': 'fault',
  'registry-busy': 'conflict',
  'pointer-moved': 'conflict',
  'release-missing': 'missing',
  'manifest-invalid': 'refused',
  'file-missing': 'refused',
  'file-changed': 'refused',
  'release-changed': 'refused',
  'container-invalid': 'refused',
  'chunks-unverified': 'refused',
  'stored-copy-damaged': 'fault',
  'storage-failed': 'fault',
  'contract-incompatible': 'refused',
  'name-taken': 'refused',
  'canary-in-the-way': 'refused',
  'canary-runs': 'refused',
  'canary-missing': 'missing',
  'already-current': 'refused',
  'registry-empty': 'missing',
  'composition-missing': 'missing',
  'previous-missing': 'missing',
  'remote-missing': 'missing',
  'remote-needed': 'refused',
  'bucket-address-invalid': 'refused',
  'bucket-client-missing': 'fault',
  'bucket-missing': 'missing',
  'bucket-refused': 'refused',
  'bucket-unconditional': 'refused',
  'bucket-unreachable': 'fault',
  'being-removed': 'conflict',
  'pruning-interrupted': 'fault',
  'scope-invalid': 'refused',
  'token-missing': 'missing',
  'upload-malformed': 'refused',
  'too-large': 'refused',
  unauthorised: 'refused',
  forbidden: 'refused',
  'request-refused': 'refused',
  'server-failed': 'fault',
  'server-unreachable': 'fault',
} as const;

export type RegistryErrorCode = keyof typeof KINDS;
export const ERROR_CODES = Object.keys(KINDS) as readonly RegistryErrorCode[];
export type RegistryErrorKind = (typeof KINDS)[RegistryErrorCode];

interface ErrorOptions {
  /** How to fix it, one or two sentences. */
  readonly hint?: string | undefined;
  /** The part of the request or release that is wrong: a dotted path, or a file of the release. */
  readonly field?: string | undefined;
  /** Further values for programs. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly cause?: unknown;
}

/** An error that a person can fix. The message says what failed and why, the hint how to fix it. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;
  readonly hint: string | undefined;
  readonly field: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: RegistryErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.hint = options.hint;
    this.field = options.field;
    this.details = options.details ?? {};
  }

  get kind(): RegistryErrorKind {
    return KINDS[this.code];
  }
}
