import type { SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import type { StoredProgramme } from './expected-programmes.ts';

/** A request and the programmes that it must find. */
export interface FilterCase {
  readonly body: SearchRequestInput;
  readonly holds: (programme: StoredProgramme) => boolean;
}

/** The description of a case, and the case itself, built over the stored programmes. */
export type NamedFilterCase = [name: string, build: (all: readonly StoredProgramme[]) => FilterCase];
