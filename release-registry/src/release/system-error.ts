/** Whether `error` is the operating system's error `code`. Not by class: a test runner's files have another Error. */
export function isSystemError(error: unknown, code: 'ENOENT' | 'EEXIST' | 'EPERM'): boolean {
  return (error as { code?: unknown } | null)?.code === code;
}

/** The value, or undefined when what it was read from does not exist. */
export function undefinedWhenMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  });
}
