import type { ScopeGrant, SubscriptionScope } from '../subscription-scope/subscription-scope.ts';
import { dayNumber } from './data/day-number.ts';
import { NO_DAY } from './data/index-data.ts';
import type { Catalogue } from './engine/catalogue.ts';

interface PreparedGrant {
  readonly channels: ReadonlySet<number> | null;
  readonly subGenres: ReadonlySet<number> | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly includesAudienceResults: boolean;
}

function prepare(grant: ScopeGrant, { channels, subGenres }: Catalogue): PreparedGrant {
  return {
    channels: grant.channelIds === null ? null : channels.of(grant.channelIds),
    subGenres: grant.subGenreIds === null ? null : subGenres.of(grant.subGenreIds),
    from: grant.from === null ? null : dayNumber(grant.from),
    to: grant.to === null ? null : dayNumber(grant.to),
    includesAudienceResults: grant.includesAudienceResults,
  };
}

/** Whether single programmes and their audience results are in a scope. Fast enough for the main thread. */
export class ProgrammeVisibility {
  readonly #catalogue: Catalogue;
  readonly #prepared = new WeakMap<SubscriptionScope, PreparedGrant[]>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  contains(scope: SubscriptionScope, id: number): boolean {
    return this.#grantsFor(scope, id).length > 0;
  }

  audienceVisible(scope: SubscriptionScope, ids: Iterable<number>): Set<number> {
    const visible = new Set<number>();
    for (const id of ids) {
      if (this.#grantsFor(scope, id).some((grant) => grant.includesAudienceResults)) visible.add(id);
    }
    return visible;
  }

  #grantsFor(scope: SubscriptionScope, id: number): PreparedGrant[] {
    const row = this.#catalogue.rowOf(id);
    return row === -1 ? [] : this.#grants(scope).filter((grant) => this.#covers(grant, row));
  }

  #grants(scope: SubscriptionScope): PreparedGrant[] {
    let grants = this.#prepared.get(scope);
    if (grants === undefined) {
      grants = scope.grants.map((grant) => prepare(grant, this.#catalogue));
      this.#prepared.set(scope, grants);
    }
    return grants;
  }

  #covers({ channels, subGenres, from, to }: PreparedGrant, row: number): boolean {
    const { columns } = this.#catalogue;
    if (channels !== null && !channels.has(columns.channels[row] ?? 0)) return false;
    if (subGenres !== null && !subGenres.has(columns.subGenres[row] ?? 0)) return false;
    if (from === null && to === null) return true;
    const day = columns.days[row] ?? NO_DAY;
    return day !== NO_DAY && (from === null || day >= from) && (to === null || day <= to);
  }
}
