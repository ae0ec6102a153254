import { RegistryError } from '../registry-error.ts';
import type { RegistryErrorCode } from '../registry-error.ts';

interface Failure {
  readonly code: RegistryErrorCode;
  readonly sentence: string;
  readonly hint: string;
}

const NO_SUCH_BUCKET: Failure = {
  code: 'bucket-missing',
  sentence: 'The bucket does not exist',
  hint: 'Check the address, AWS_REGION and AWS_ENDPOINT_URL_S3 (AIRDEX-129).',
};
const CLOCK_IS_OFF: Failure = {
  code: 'bucket-refused',
  sentence: 'The clock of this machine and that of the bucket differ too much',
  hint: 'Set the clock, for example by NTP, and try again (AIRDEX-128).',
};
const KEYS_REFUSED: Failure = {
  code: 'bucket-refused',
  sentence: 'The bucket refuses these keys',
  hint: 'Check that AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong to a user with rights for this prefix, and have not expired (AIRDEX-127).',
};
const NO_KEYS: Failure = {
  code: 'bucket-refused',
  sentence: 'There are no keys for the bucket',
  hint: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a profile with AWS_PROFILE (AIRDEX-127).',
};
const UNREACHABLE: Failure = {
  code: 'bucket-unreachable',
  sentence: 'The bucket does not answer',
  hint: 'Check AWS_REGION, AWS_ENDPOINT_URL_S3 and the network, then repeat the command (AIRDEX-129).',
};

const FAILURES: Readonly<Record<string, Failure>> = {
  NoSuchBucket: NO_SUCH_BUCKET,
  PermanentRedirect: NO_SUCH_BUCKET,
  RequestTimeTooSkewed: CLOCK_IS_OFF,
  AccessDenied: KEYS_REFUSED,
  Forbidden: KEYS_REFUSED,
  InvalidAccessKeyId: KEYS_REFUSED,
  SignatureDoesNotMatch: KEYS_REFUSED,
  ExpiredToken: KEYS_REFUSED,
  InvalidToken: KEYS_REFUSED,
  CredentialsProviderError: NO_KEYS,
};

/** A bucket without conditional writes: two publishers at once could lose a release. */
export function withoutConditionalWrites(place: string, cause?: unknown): RegistryError {
  return new RegistryError(
    'bucket-unconditional',
    `${place} does not support conditional writes, which keep publishers from overwriting each other`,
    { hint: 'Use storage that answers If-None-Match, such as AWS S3, Ceph or MinIO (AIRDEX-126).', cause },
  );
}

/** The failure that an error of the S3 client stands for. `place`: the registry's address. */
export function bucketFailure(error: unknown, place: string): Error {
  if (error instanceof RegistryError) return error;
  const { name = '', message = '' } = (error ?? {}) as { readonly name?: string; readonly message?: string };
  if (name === 'NotImplemented') return withoutConditionalWrites(place, error);
  const { code, sentence, hint } = FAILURES[name] ?? UNREACHABLE;
  return new RegistryError(code, `${sentence}: ${place} (${name}${message === '' ? '' : `: ${message}`})`, {
    hint,
    cause: error,
  });
}
