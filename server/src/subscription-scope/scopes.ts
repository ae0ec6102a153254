import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../http/caller.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { loadScope } from './load-scope.ts';
import type { SubscriptionScope } from './subscription-scope.ts';

/** How long a change of a subscription may take to apply, milliseconds. */
const REMEMBERED_MS = 15_000;
const REMEMBERED_MAX = 1000;

/** The only place that decides what a caller may see. Every query of the catalogue checks here first. */
export interface Scopes {
  of(caller: Pick<Caller, 'idCompany'>): Promise<SubscriptionScope>;
  /** Drops all cached subscriptions, because some may have changed. Each is read again when it is next needed. */
  forget(): void;
}

export function createScopes(kysely: Kysely<DatabaseSchema>, today: () => string): Scopes {
  const remembered = new LRUCache<string, Promise<SubscriptionScope>>({
    max: REMEMBERED_MAX,
    ttl: REMEMBERED_MS,
  });
  return {
    of({ idCompany }) {
      const day = today();
      const key = `${idCompany} ${day}`;
      const known = remembered.get(key);
      if (known) return known;
      const loading = loadScope(kysely, idCompany, day);
      remembered.set(key, loading);
      loading.catch(() => {
        if (remembered.peek(key) === loading) remembered.delete(key);
      });
      return loading;
    },
    forget: () => remembered.clear(),
  };
}

/** Whether the caller may see any audience results. */
export function includesAudienceResults(scope: SubscriptionScope): boolean {
  return scope.grants.some((grant) => grant.includesAudienceResults);
}
