import { endpoints } from '@airdex/shared-contracts/api';
import type { ApiClient } from '@airdex/shared-contracts/api';

/**
 * Calls of a remote that the server would refuse, and responses of a test that the server could not send. A screen
 * handles these like any failed call, so a test could miss them. They are recorded, and printed to the console.
 */
export interface ApiProblems {
  /** One line for each different problem, with the names of the call and of the field. */
  readonly lines: readonly string[];
  /** Records an error that `check` throws, and throws it again. */
  watch<Value>(check: () => Value): Value;
}

export function createApiProblems(): ApiProblems {
  const lines: string[] = [];
  return {
    lines,
    watch(check) {
      try {
        return check();
      } catch (error) {
        const line = error instanceof Error ? error.message : String(error);
        if (!lines.includes(line)) {
          lines.push(line);
          console.error(`API: ${line}`);
        }
        throw error;
      }
    },
  };
}

/** Properties that are read when a value is printed or compared. */
const ASKED_OF_ANYTHING = ['then', 'toJSON', 'asymmetricMatch', 'nodeType', 'tagName'];

const NEAREST = 3;

/** Names of calls that share the most words with `name`: for `searchPrograms`, `getSearchPrograms…`. */
function alike(name: string): string[] {
  const wordsOf = (text: string) => text.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const words = wordsOf(name);
  const shared = (known: string) => wordsOf(known).filter((word) => words.includes(word)).length;
  return Object.keys(endpoints)
    .filter((known) => shared(known) > 0)
    .sort((one, other) => shared(other) - shared(one) || one.length - other.length)
    .slice(0, NEAREST);
}

function refuseUnknown(name: string): never {
  const nearest = alike(name);
  const hint = nearest.length === 0 ? '' : ` Like it are: ${nearest.join(', ')}.`;
  throw new TypeError(`The API has no function '${name}'.${hint}`);
}

/** Wraps `api` to record calls of functions that do not exist. They reject, like calls that the server refuses. */
export function knownCallsOnly(api: ApiClient, problems: ApiProblems): ApiClient {
  return new Proxy(api, {
    get(calls, name, receiver): unknown {
      const isKnown = typeof name !== 'string' || name in calls;
      if (isKnown || ASKED_OF_ANYTHING.includes(name) || !/^[a-z]\w*$/i.test(name))
        return Reflect.get(calls, name, receiver);
      return async () => problems.watch(() => refuseUnknown(name));
    },
  });
}
