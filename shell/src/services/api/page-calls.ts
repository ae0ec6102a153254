import type { ApiRequest } from '@airdex/shared-contracts/api';

/** A call that `before-shell` has started, with the headers of token and language. */
export interface StartedCall extends ApiRequest {
  readonly response: Promise<Response>;
  readonly abort: (reason: unknown) => void;
}

declare global {
  interface Window {
    /** Until the shell starts; it contains the token, which remotes do not get. */
    airdexPageCalls?: readonly StartedCall[];
  }
}

/** How long the shell waits for its screen to make a call that the page has started. */
export const PAGE_CALLS_KEPT_MS = 10_000;

/** Takes the calls that the page has started, and removes them from the page. */
export function takePageCalls(): readonly StartedCall[] {
  const started = window.airdexPageCalls ?? [];
  delete window.airdexPageCalls;
  return started;
}

/** Everything that the response depends on, as a text. */
function requestKey(url: string, { method, headers, body }: Omit<ApiRequest, 'url'>): string {
  return JSON.stringify([method, url, Object.entries(headers).sort(), body ?? null]);
}

const tokenOf = ({ headers }: Pick<ApiRequest, 'headers'>) => headers['Authorization'];

/**
 * A `fetch` for the API client that hands out the response of a started call to the same request, once. It drops the
 * others after a while, when the page moves to another path, and with the first call of another session. Failures and
 * refusals are those of the started call.
 */
export function fetchWithPageCalls(fetchIt: typeof fetch, started: readonly StartedCall[]): typeof fetch {
  if (started.length === 0) return fetchIt;
  const path = window.location.pathname;
  let open = [...started];
  const drop = () => {
    for (const { abort } of open) abort(new DOMException('The call was not used', 'AbortError'));
    open = [];
  };
  setTimeout(drop, PAGE_CALLS_KEPT_MS);

  return (input, init) => {
    // The API client only makes calls of this form.
    const request = init as (Omit<ApiRequest, 'url'> & Pick<RequestInit, 'signal'>) | undefined;
    if (open.length === 0 || typeof input !== 'string' || request === undefined) return fetchIt(input, init);
    if (window.location.pathname !== path || open.some((call) => tokenOf(call) !== tokenOf(request))) drop();
    const key = requestKey(input, request);
    const call = open.find((it) => requestKey(it.url, it) === key);
    if (call === undefined) return fetchIt(input, init);
    open = open.filter((it) => it !== call);
    followSignal(call, request.signal);
    return call.response;
  };
}

/** Ends a call when its caller does, its response included. */
function followSignal({ abort }: StartedCall, signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) abort(signal.reason);
  else signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
}
