import type { OptionList } from '../data/index-data.ts';
import { sharedInt32 } from '../data/shared-arrays.ts';
import type { NamedReference } from '../reference-tables.ts';
import { perLanguage, rankNames } from './rank-names.ts';

/** Columns store positions in 16 bits. */
const OPTIONS_MAX = 0xffff;

/** A list of options, and how programmes' ids map to positions in it. */
export interface OptionListBuild<Reference extends NamedReference = NamedReference> {
  readonly list: OptionList;
  /** By position from 1; position 0 is left out. */
  readonly references: readonly Reference[];
  /** Position of an id; 0 for null. Throws for an unknown id, because the catalogue would be inconsistent. */
  readonly positionOf: (id: number | null) => number;
}

/** @param what the options' name in messages, such as 'channel' */
export function buildOptionList<Reference extends NamedReference>(
  what: string,
  given: readonly Reference[],
): OptionListBuild<Reference> {
  if (given.length > OPTIONS_MAX) throw new Error(`More than ${OPTIONS_MAX} options of kind ${what}.`);
  const references = given.toSorted((a, b) => a.id - b.id);
  const ids = sharedInt32(references.length + 1);
  const positions = new Map<number, number>();
  references.forEach(({ id }, i) => {
    if (positions.has(id)) throw new Error(`The references have ${what} ${id} twice.`);
    ids[i + 1] = id;
    positions.set(id, i + 1);
  });
  const nameRanks = perLanguage((language) =>
    rankNames([null, ...references.map(({ name }) => name[language])], language),
  );
  const byName = perLanguage((language) => {
    const ranks = nameRanks[language];
    const last = references.length + 1;
    const place = (position: number) => ranks[position] || last;
    // Stable, so that equal names are sorted by id.
    return Int32Array.from(references, (_, i) => i + 1).sort((a, b) => place(a) - place(b));
  });
  return {
    list: { ids, byName, nameRanks },
    references,
    positionOf(id) {
      if (id === null) return 0;
      const position = positions.get(id);
      if (position === undefined)
        throw new Error(`A programme or option names ${what} ${id}, which the references lack.`);
      return position;
    },
  };
}
