/** True for the error of a file or folder that does not exist. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The value, or undefined when what it was read from does not exist. */
export function undefinedWhenMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (isMissingFile(error)) return undefined;
    throw error;
  });
}
