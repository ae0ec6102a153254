import { ApiFailure, endpoints } from '@airdex/shared-contracts/api';
import type { ApiClient, EndpointName } from '@airdex/shared-contracts/api';
import { createApiProblems, knownCallsOnly } from './api-problems.ts';
import { checkCall, checkedResponse } from './checked-response.ts';
import { plainResponse } from './plain-response.ts';

interface AnyInput {
  readonly params?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** A call that the remote made. */
export interface MadeCall {
  readonly name: EndpointName;
  readonly input: AnyInput;
}

/** An API that fails when the test requests it. Without names, the methods apply to all calls. */
export interface FaultyApi {
  readonly api: ApiClient;
  readonly calls: readonly MadeCall[];
  /** Calls that the server would refuse and responses that it could not send, one line each; also on the console. */
  readonly problems: readonly string[];
  /** Calls fail from now on, by default as if the server were unreachable. */
  fail(names?: readonly EndpointName[], failure?: ApiFailure): void;
  /** Calls succeed again. */
  heal(names?: readonly EndpointName[]): void;
  /** Calls wait from now on, as on a slow network. */
  hold(names?: readonly EndpointName[]): void;
  /** Responds to waiting calls, in the order they were made or the last one first. Later calls no longer wait. */
  release(order?: 'as-made' | 'last-first'): void;
}

export const UNREACHABLE = new ApiFailure('unreachable', 'The server could not be reached');

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => {
      const reason: unknown = signal?.reason;
      reject(reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError'));
    };
    if (signal?.aborted === true) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/**
 * Creates an API from the test's responses. Other calls get the simplest response that the endpoint table allows. Calls
 * and responses are checked against the table: calls that the server would refuse, and responses that it could not
 * send, throw and are recorded as problems. Failures that the test requests are not problems.
 */
export function createFaultyApi(answers: Partial<ApiClient> = {}): FaultyApi {
  const all = Object.keys(endpoints) as EndpointName[];
  const failures = new Map<EndpointName, ApiFailure>();
  const held = new Set<EndpointName>();
  const calls: MadeCall[] = [];
  const problems = createApiProblems();
  let gates: (() => void)[] = [];

  async function answer(name: EndpointName, input: AnyInput): Promise<unknown> {
    calls.push({ name, input });
    problems.watch(() => checkCall(name, input));
    if (held.has(name)) {
      const opened = new Promise<void>((resolve) => gates.push(resolve));
      await Promise.race([opened, whenAborted(input.signal)]);
    }
    const failure = failures.get(name);
    if (failure !== undefined) throw failure;
    const own = answers[name] as ((input: AnyInput) => Promise<unknown>) | undefined;
    if (own === undefined) return plainResponse(name);
    const answered = await own(input);
    return problems.watch(() => checkedResponse(name, answered));
  }

  const api = Object.fromEntries(
    all.map((name) => [name, (input: AnyInput = {}) => answer(name, input)]),
  ) as unknown as ApiClient;
  return {
    api: knownCallsOnly(api, problems),
    calls,
    problems: problems.lines,
    fail(names = all, failure = UNREACHABLE) {
      for (const name of names) failures.set(name, failure);
    },
    heal(names = all) {
      for (const name of names) failures.delete(name);
    },
    hold(names = all) {
      for (const name of names) held.add(name);
    },
    release(order = 'as-made') {
      held.clear();
      const waiting = order === 'as-made' ? gates : gates.toReversed();
      gates = [];
      // One after the other, so that the responses arrive in this order.
      void waiting.reduce((before, gate) => before.then(gate), Promise.resolve());
    },
  };
}
