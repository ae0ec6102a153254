import type { IndexData } from '../data/index-data.ts';
import { sharedInt32 } from '../data/shared-arrays.ts';
import type { IndexedProgramme } from '../indexed-programme.ts';
import type { ReferenceTables } from '../reference-tables.ts';
import { ListColumn } from './list-column.ts';
import { NumberColumns } from './number-columns.ts';
import { perLanguage, rankNames } from './rank-names.ts';
import { rankNumbers } from './rank-numbers.ts';
import { buildReferences, type ReferenceBuild } from './reference-build.ts';
import { rowsByColumn, rowsByValue } from './rows-by-value.ts';
import { TextGathering } from './text-gathering.ts';
import { buildTextStore } from './text-store-build.ts';

/** Builds an index from a catalogue piece by piece. Throws if the catalogue is inconsistent. */
export class CatalogueBuild {
  readonly #references: ReferenceBuild;
  readonly #numbers = new NumberColumns();
  readonly #producedIn = new ListColumn();
  readonly #developedIn = new ListColumn();
  readonly #keywords = new ListColumn();
  readonly #keywordRoots = new ListColumn();
  readonly #texts = new TextGathering();
  readonly #localTitles: (string | null)[] = [];
  readonly #premieres: (number | null)[] = [];
  readonly #averages: (number | null)[] = [];

  constructor(references: ReferenceTables) {
    this.#references = buildReferences(references);
  }

  add(programmes: readonly IndexedProgramme[]): void {
    const { countries, keywords, data } = this.#references;
    for (const programme of programmes) {
      this.#texts.push(programme, this.#numbers.length);
      this.#numbers.push(programme, this.#references);
      this.#producedIn.push(programme.producedIn.map(countries.positionOf));
      this.#developedIn.push(programme.developedIn.map(countries.positionOf));
      const own = programme.keywordIds.map(keywords.positionOf);
      this.#keywords.push(own);
      this.#keywordRoots.push(own.map((position) => data.keywordRoots[position] ?? 0));
      this.#localTitles.push(programme.localTitle);
      this.#premieres.push(programme.sharePremiere);
      this.#averages.push(programme.shareAverage);
    }
  }

  /** @param threads how many threads will search in it at the same time */
  finish(threads: number): IndexData {
    const order = this.#numbers.defaultOrder();
    const inOrder = <T>(values: readonly (T | null)[]) =>
      Array.from(order, (programme) => values[programme] ?? null);
    const numbers = this.#numbers.inOrder(order);
    const { ids } = numbers;
    const titles = inOrder(this.#localTitles);
    const rowsById = sharedInt32(order.length);
    rowsById.forEach((_, row) => {
      rowsById[row] = row;
    });
    rowsById.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
    const references = this.#references.data;
    const lists = {
      producedIn: this.#producedIn.inOrder(order),
      developedIn: this.#developedIn.inOrder(order),
      keywords: this.#keywords.inOrder(order),
    };
    return {
      rows: order.length,
      references,
      columns: {
        ...numbers,
        ...lists,
        rowsById,
        keywordRoots: this.#keywordRoots.inOrder(order),
        premiereRanks: rankNumbers(inOrder(this.#premieres)),
        averageRanks: rankNumbers(inOrder(this.#averages)),
        titleRanks: perLanguage((language) => rankNames(titles, language)),
      },
      rowsBy: {
        channels: rowsByColumn(numbers.channels, references.channels.ids.length),
        subGenres: rowsByColumn(numbers.subGenres, references.subGenres.ids.length),
        producedIn: rowsByValue(lists.producedIn, references.countries.ids.length),
        developedIn: rowsByValue(lists.developedIn, references.countries.ids.length),
        keywords: rowsByValue(lists.keywords, references.keywords.ids.length),
      },
      texts: buildTextStore(this.#texts, order, threads),
    };
  }
}
