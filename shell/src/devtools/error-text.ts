import { RemoteLoadError } from '../remotes/index.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The message of an error with its number, and its causes on the following lines. */
export function errorText(error: unknown): string {
  const code = error instanceof RemoteLoadError ? `${error.code} ` : '';
  const cause = error instanceof Error && error.cause !== undefined ? `\n${errorText(error.cause)}` : '';
  return `${code}${messageOf(error)}${cause}`;
}
