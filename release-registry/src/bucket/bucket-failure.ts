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
  sentence: 'The clocks of this machine and the bucket differ too much',
  hint: 'Set the clock, for example with NTP, and try again (AIRDEX-128).',
};
const KEYS_REFUSED: Failure = {
  code: 'bucket-refused',
  sentence: 'The bucket refuses these keys',
  hint: 'Check that AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have not expired and belong to a user with rights for this prefix (AIRDEX-127).',
};
const NO_KEYS: Failure = {
  code: 'bucket-refused',
  sentence: 'There are no keys for the bucket',
  hint: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE (AIRDEX-127).',
};
const UNREACHABLE: Failure = {
  code: 'bucket-unreachable',
  sentence: 'The bucket does not respond',
  hint: 'Check AWS_REGION, AWS_ENDPOINT_URL_S3 and the network, then try again (AIRDEX-129).',
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

/** The error for a bucket without conditional writes, in which two publishers at once could lose a release. */
export function withoutConditionalWrites(place: string, cause?: unknown): RegistryError {
  return new RegistryError(
    'bucket-unconditional',
    `${place} does not support conditional writes, so publishers could overwrite each other's releases`,
    { hint: 'Use storage that supports If-None-Match, such as AWS S3, Ceph or MinIO (AIRDEX-126).', cause },
  );
}

/** Converts an error of the S3 client. @param place the registry's address */
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
