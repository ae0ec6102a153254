import type { PGlite } from '@electric-sql/pglite';

/** What PGlite's runtime throws when a statement has raised an error, which PostgreSQL then handles. */
const RAISED_ERROR = 100;

/**
 * Calls `end`, which must not return, when PostgreSQL has ended inside PGlite. It ends (PANIC) if it can't continue
 * without risking data, for example without space for its log. PGlite takes that for the error of a statement, and
 * calls the ended runtime again and again without ever returning.
 */
export function endWhenBroken(pglite: PGlite, end: (cause: unknown) => never): void {
  const runtime = pglite.Module;
  const runOnce = runtime._PostgresMainLoopOnce;
  runtime._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'status' in error && error.status === RAISED_ERROR)
        throw error;
      end(error);
    }
  };
}

/**
 * PostgreSQL's last message: code and text of the PANIC or FATAL in its last output, or null.
 * @param bytes messages of the wire protocol, possibly cut anywhere
 */
export function lastWords(bytes: Uint8Array): { readonly code: string; readonly message: string } | null {
  // Fields of an ErrorResponse: severity, code and message, each with its letter before it and a zero after it.
  const found = /V(?:PANIC|FATAL)\0C(\w{5})\0M([^\0]*)\0/.exec(Buffer.from(bytes).toString('utf8'));
  const [, code, message] = found ?? [];
  return code === undefined || message === undefined ? null : { code, message };
}
