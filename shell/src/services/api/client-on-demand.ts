import {
  ApiFailure,
  type ApiClient,
  type ApiClientOptions,
  type EndpointName,
} from '@airdex/shared-contracts/api';
import { codeOnDemand } from '@airdex/shared-ui/code-on-demand';

type AnyCall = (input?: object) => Promise<unknown>;

// In the file that every page with a screen of a remote loads anyway, in parallel with the first one.
const CLIENT = codeOnDemand(
  async () => (await import(/* webpackChunkName: "remotes" */ './create-client.ts')).createApiClient,
);

/** Loads the client and the endpoint table before the first call needs them. */
export function prepareClient(): void {
  // The first call loads them again.
  CLIENT.load().catch(() => undefined);
}

/**
 * The API client, which loads with its first call: the endpoint table describes many calls, and the frame is drawn
 * without any. A call whose code cannot be loaded fails like one that does not reach the server.
 */
export function clientOnDemand(options: ApiClientOptions, fetchCode = CLIENT.load): ApiClient {
  let created: ApiClient | null = null;

  async function client(): Promise<ApiClient> {
    try {
      const create = await fetchCode();
      return (created ??= create(options));
    } catch (cause) {
      throw new ApiFailure('unreachable', 'The API client could not be loaded', { cause });
    }
  }

  const calls = new Map<string | symbol, AnyCall>();
  const callOf = (name: string): AnyCall => {
    // Once there is a client, a request leaves with the call, and not after what is rendered meanwhile.
    const call: AnyCall = async (input) =>
      ((created ?? (await client()))[name as EndpointName] as AnyCall)(input);
    calls.set(name, call);
    return call;
  };
  return new Proxy({} as ApiClient, {
    // A client with `then` would be taken for a promise.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? (calls.get(name) ?? callOf(name)) : undefined,
  });
}
