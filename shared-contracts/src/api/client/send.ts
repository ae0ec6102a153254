/** A request as the API client makes it. */
export interface ApiRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Request {
  readonly url: string;
  readonly method: string;
  readonly token: string | null;
  readonly languageId: number | null;
  readonly body?: unknown;
  readonly signal: AbortSignal | undefined;
}

/** The request of a call. The page's head adds the headers of token and language in the same form. */
export function apiRequest({ url, method, token, languageId, body }: Omit<Request, 'signal'>): ApiRequest {
  return {
    url,
    method,
    headers: {
      Accept: 'application/json, */*',
      LanguageId: languageId === null ? '' : String(languageId),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Sends one request. Rejects as fetch does. */
export function send(fetchIt: typeof fetch, { signal, ...request }: Request): Promise<Response> {
  const { url, ...init } = apiRequest(request);
  return fetchIt(url, { ...init, ...(signal === undefined ? {} : { signal }) });
}
