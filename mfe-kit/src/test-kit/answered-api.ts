import { endpoints, type ApiClient, type EndpointName } from '@airdex/shared-contracts/api';
import { knownCallsOnly, type ApiProblems } from './api-problems.ts';
import { checkCall, checkedResponse } from './checked-response.ts';

type AnyCall = (input?: { readonly params?: unknown; readonly body?: unknown }) => Promise<unknown>;

/**
 * Creates an API from the test's responses. Any other call rejects with its name. Calls and responses are checked
 * against the endpoint table: calls that the server would refuse, and responses that it could not send, reject and are
 * recorded.
 */
export function answeredApi(answers: Partial<ApiClient>, problems: ApiProblems): ApiClient {
  const callOf = (name: EndpointName): AnyCall => {
    const response = answers[name] as AnyCall | undefined;
    return async (...input) => {
      problems.watch(() => checkCall(name, input[0]));
      if (response === undefined) throw new Error(`The test does not answer the call '${name}'`);
      const answered = await response(...input);
      return problems.watch(() => checkedResponse(name, answered));
    };
  };
  const names = Object.keys(endpoints) as EndpointName[];
  const api = Object.fromEntries(names.map((name) => [name, callOf(name)])) as unknown as ApiClient;
  return knownCallsOnly(api, problems);
}
