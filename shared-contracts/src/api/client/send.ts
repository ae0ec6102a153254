import { ApiFailure } from './api-failure.ts';

interface Request {
  readonly url: string;
  readonly method: string;
  readonly token: string | null;
  readonly languageId: number | null;
  readonly body?: unknown;
  readonly signal: AbortSignal | undefined;
  /** Null: no limit. */
  readonly timeoutMs: number | null;
}

function headers(request: Request): Record<string, string> {
  return {
    Accept: 'application/json, */*',
    LanguageId: request.languageId === null ? '' : String(request.languageId),
    ...(request.token === null ? {} : { Authorization: `Bearer ${request.token}` }),
    ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

/** Sends one request. Throws ApiFailure when there is no answer, and the AbortError when the caller gave up. */
export async function send(fetchIt: typeof fetch, request: Request): Promise<Response> {
  const limit = request.timeoutMs === null ? undefined : AbortSignal.timeout(request.timeoutMs);
  const signals = [request.signal, limit].filter((signal) => signal !== undefined);
  try {
    return await fetchIt(request.url, {
      method: request.method,
      headers: headers(request),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
    });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    if (limit?.aborted)
      throw new ApiFailure('timeout', `No answer within ${String(request.timeoutMs)} ms`, { cause });
    throw new ApiFailure('unreachable', 'The server could not be reached', { cause });
  }
}
