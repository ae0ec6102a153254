import {
  array,
  boolean,
  literal,
  maxLength,
  number,
  object,
  optional,
  record,
  regex,
  string,
  union,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import type { ApiRequest } from '../api/client/send.ts';
import { exposedModuleSchema } from './exposed-module.ts';

/** Maximum number of calls that a page starts for one screen. */
const FIRST_CALLS_MAX = 8;

/**
 * A call that a screen makes as soon as it is shown. If a page opens with the screen, it starts the call while its
 * scripts load.
 * - `call`: its name in the endpoint table. It must only read, because the page may not use the response.
 * - `params`: its path parameters; `':id'` stands for the parameter of the page's route.
 * - `body`: `'search-address'` for the first page of the search in the page's address. By default there is none.
 * - `pictures`: the response is a list of programmes that the screen shows at its top as thumbnails. The page starts
 *   loading the pictures of the first ones, too.
 */
export const firstCallSchema = object({
  call: string().check(regex(/^[a-z][A-Za-z0-9]*$/, 'must be the name of a call such as getCard')),
  params: optional(record(string(), union([string(), number(), boolean()]))),
  body: optional(literal('search-address')),
  pictures: optional(boolean()),
});
export type FirstCall = Infer<typeof firstCallSchema>;

/** First calls by exposed module. */
export const firstCallsSchema = record(
  exposedModuleSchema,
  array(firstCallSchema).check(maxLength(FIRST_CALLS_MAX)),
);

/**
 * A request that the page starts for a signed-in user: exactly the one that the API client would make, without token and
 * language, which only the browser knows.
 */
export interface PageCall extends ApiRequest {
  /** Only for a new entry of the tab's history: at an earlier one, the screen restores its state. */
  readonly isForNewEntry?: boolean;
  /** Loads the pictures of the first programmes of the response, as many as fit in two rows. */
  readonly hasPictures?: boolean;
}
