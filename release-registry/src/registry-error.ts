/**
 * What went wrong, by a name that stays, and what kind of failure that is:
 * - `fault`: something is broken or away; trying again may help once it is mended.
 * - `conflict`: somebody else was faster; looking again and repeating helps.
 * - `refused`: what was asked for is not allowed as it is.
 * - `missing`: there is nothing of that name.
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
  'stored-copy-damaged': 'fault',
  'contract-incompatible': 'refused',
  'shell-missing': 'refused',
} as const;

export type RegistryErrorCode = keyof typeof KINDS;
export type RegistryErrorKind = (typeof KINDS)[RegistryErrorCode];

/** A failure that a person can mend: one message that says what and why, and a hint that says how. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;
  readonly hint: string | undefined;

  constructor(
    code: RegistryErrorCode,
    message: string,
    options: { readonly hint?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.hint = options.hint;
  }

  get kind(): RegistryErrorKind {
    return KINDS[this.code];
  }
}
