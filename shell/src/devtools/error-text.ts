import { RemoteLoadError } from '../remotes/index.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What an error says, with its number, and in the lines below what caused it. */
export function errorText(error: unknown): string {
  const code = error instanceof RemoteLoadError ? `${error.code} ` : '';
  const cause = error instanceof Error && error.cause !== undefined ? `\n${errorText(error.cause)}` : '';
  return `${code}${messageOf(error)}${cause}`;
}
