/** How PostgreSQL (SQLSTATE) and the operating system report that a disk or a quota is full. */
const DISK_FULL_CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Whether an error, or its cause, says that a disk is full. Not checked by class, because each thread has its
 * own Error.
 */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && DISK_FULL_CODES.has(error.code)) return true;
  return 'cause' in error && isDiskFull(error.cause);
}
