/** Whether `error` is the system error `code`. Ignores its class, because test runners have a different `Error`. */
export function isSystemError(error: unknown, code: 'ENOENT' | 'EEXIST' | 'EPERM'): boolean {
  return (error as { code?: unknown } | null)?.code === code;
}

/** Resolves to undefined if the file or folder does not exist. */
export function undefinedWhenMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  });
}
