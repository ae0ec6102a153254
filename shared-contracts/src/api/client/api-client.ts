import { languageId, type Language } from '../../constants/language.ts';
import { endpoints, type EndpointName, type Endpoints } from '../endpoint-table.ts';
import type { Endpoint } from '../endpoint/endpoint.ts';
import type { ResponseOf, BodyInput, ParamsInput } from '../endpoint/endpoint-types.ts';
import { fillPath } from '../endpoint/path.ts';
import { createJsonReader } from './json-reader.ts';
import { parseResponse } from './parse-response.ts';
import { send } from './send.ts';
import { isSessionReplaced } from './session-replaced.ts';
import { timeLimit } from './time-limit.ts';

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : Readonly<Record<Key, Value>>;

/** Input of a call: path parameters and body as defined in the table, and a signal to abort it. */
export type CallInput<Entry extends Endpoint> = Part<'params', ParamsInput<Entry>> &
  Part<'body', BodyInput<Entry>> & { readonly signal?: AbortSignal | undefined };

type Call<Entry extends Endpoint> =
  Record<never, never> extends CallInput<Entry>
    ? (input?: CallInput<Entry>) => Promise<ResponseOf<Entry>>
    : (input: CallInput<Entry>) => Promise<ResponseOf<Entry>>;

/** The API as functions, one for each entry of the endpoint table. They throw `ApiFailure`. */
export type ApiClient = { readonly [Name in EndpointName]: Call<Endpoints[Name]> };

export interface ApiClientOptions {
  /** Prefix of every address: origin and path; empty for the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch: typeof fetch;
  /** The bearer token, or null without a session. Read for each call. */
  readonly token: () => string | null;
  /** Language of the responses. Read for each call. */
  readonly language: () => Language;
  /** Called for every 401 and 403 to a call with the current token, before the call fails. */
  readonly onRefused: (status: 401 | 403) => void;
  /** Called before `onRefused` if another login of the user has ended the session. */
  readonly onSessionReplaced?: () => void;
  /** Time limit of a call, until the whole response has arrived, in milliseconds. Files and events have no limit. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Files and streams of events have no time limit. */
const isLong = ({ response }: Endpoint): boolean => response.kind === 'file' || response.kind === 'events';

/**
 * Creates the typed client. The owner of the session owns the token. A GET call that gets the same content again
 * returns the same object, so callers must not change it.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const readJson = createJsonReader();
  const call = async (
    entry: Endpoint,
    input: { params?: object; body?: unknown; signal?: AbortSignal | undefined } = {},
  ): Promise<unknown> => {
    const token = options.token();
    const limit = timeLimit(isLong(entry) ? null : (options.timeoutMs ?? DEFAULT_TIMEOUT_MS), input.signal);
    try {
      const response = await send(options.fetch, {
        url: `${options.baseUrl ?? ''}${fillPath(entry.path, { ...input.params })}`,
        method: entry.method,
        token,
        languageId: languageId(options.language()),
        ...('body' in input ? { body: input.body } : {}),
        signal: limit.signal,
      });
      const { status } = response;
      // Ignores a 401 or 403 for a token that has since been replaced.
      if (token !== null && token === options.token() && (status === 401 || status === 403)) {
        if (isSessionReplaced(response)) options.onSessionReplaced?.();
        options.onRefused(status);
      }
      return await parseResponse(entry, response, readJson);
    } catch (cause) {
      throw limit.explain(cause);
    } finally {
      limit.end();
    }
  };
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, entry]) => [name, (input?: object) => call(entry, input)]),
  ) as unknown as ApiClient;
}
