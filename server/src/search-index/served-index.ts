import type { Language } from '@airdex/shared-contracts/constants';
import type { IndexData, ReferenceData } from './data/index-data.ts';
import type { IndexResult } from './engine/index-query.ts';
import { Catalogue } from './engine/catalogue.ts';
import { FACET_LISTS } from './facets/facet-lists.ts';
import { type OptionListName, type OptionNames, optionNames } from './facets/option-names.ts';
import type { IndexSource } from './indexed-programme.ts';
import { memorySize } from './memory-size.ts';
import { ProgrammeVisibility } from './programme-visibility.ts';
import type { FacetName, Facets } from './query.ts';

/** The main thread's part of the current index. */
export class ServedIndex {
  readonly version: string;
  readonly size: number;
  /** The highest id of a programme; 0 without any. */
  readonly lastId: number;
  readonly memoryBytes: number;
  readonly visibility: ProgrammeVisibility;
  readonly #catalogue: Catalogue;
  readonly #references: ReferenceData;
  readonly #names: OptionNames;

  constructor({ version, references }: IndexSource, data: IndexData) {
    this.version = version;
    this.size = data.rows;
    this.lastId = data.columns.ids[data.columns.rowsById.at(-1) ?? -1] ?? 0;
    this.memoryBytes = memorySize(data);
    this.#catalogue = new Catalogue(data);
    this.visibility = new ProgrammeVisibility(this.#catalogue);
    this.#references = data.references;
    this.#names = optionNames(references);
  }

  hasOption(list: OptionListName, id: number): boolean {
    return this.#catalogue[list].has(id);
  }

  /** A facet's named options from a result of this index. */
  facet<Name extends FacetName>(name: Name, facets: IndexResult['facets'], language: Language): Facets[Name] {
    const counted = facets?.[name];
    if (counted === undefined) throw new Error(`The answer lacks the facet ${name}.`);
    return FACET_LISTS[name](counted, { references: this.#references, names: this.#names, language });
  }
}
