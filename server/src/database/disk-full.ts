/** How PostgreSQL (SQLSTATE) and the operating system say that there is no room left: on the disk, or in a quota. */
const DISK_FULL_CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether an error, or what caused it, says that a disk is full. Not by class: each thread has its own Error. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && DISK_FULL_CODES.has(error.code)) return true;
  return 'cause' in error && isDiskFull(error.cause);
}
