import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import { readSavedSearches } from '../../saved-search/saved-searches.ts';
import type { CatalogueServices } from '../../../catalogue/catalogue-services.ts';
import { loadLines } from '../../../catalogue/load-lines.ts';
import { resolveFilter } from '../../search/resolve-filter.ts';
import type { LetterContent, LetterProgramme, LetterSearch } from './letter-content.ts';

/** Programmes shown per search. */
const PROGRAMMES_PER_SEARCH = 5;
/** Programmes and searches shown in total: some mail programs cut a mail at about 100 kB. */
const PROGRAMMES_MAX = 30;
const SEARCHES_MAX = 12;
/** How many new programmes of one search are remembered, so that several searches count each once. */
const COUNTED_MAX = 30_000;
const CONCEPT_LENGTH = 140;
const TITLE_LENGTH = 120;

export interface LetterReader {
  readonly idUser: number;
  readonly idCompany: number;
  readonly language: Language;
}

export interface News {
  /** The day of its launch, YYYY-MM-DD. */
  readonly sinceDay: string;
  readonly until: Date;
  /** Programmes entered in the period, whether or not the reader may see them. */
  readonly ids: readonly number[];
}

/**
 * Runs the reader's flagged saved searches over the new programmes, within the reader's scope. Null if they
 * find nothing.
 */
export async function composeLetter(
  services: CatalogueServices,
  reader: LetterReader,
  { sinceDay, until, ids }: News,
): Promise<LetterContent | null> {
  if (ids.length === 0) return null;
  const selection = { isAllSelected: false, selectMode: 'Include' as const, selectedIds: [...ids] };
  const counted = new Set<number>();
  let largest = 0;
  const searches: LetterSearch[] = [];
  let moreSearches = 0;
  let room = PROGRAMMES_MAX;
  for await (const batch of readSavedSearches(services.kysely, reader.idUser, 'daily_update'))
    for (const { id, searchName, filter } of batch) {
      const query = await resolveFilter(services, reader, reader.language, filter);
      const found = await services.index.selectedIds({ ...query, selection, orderBy: [] }, COUNTED_MAX);
      if (found.count === 0) continue;
      for (const programme of found.ids) counted.add(programme);
      largest = Math.max(largest, found.count);
      if (searches.length === SEARCHES_MAX) {
        moreSearches++;
        continue;
      }
      const shown = found.ids.subarray(0, Math.min(PROGRAMMES_PER_SEARCH, room));
      const lines = await loadLines(services, { ...query, ids: shown, lastCall: null });
      room -= lines.length;
      searches.push({
        id,
        name: shortened(searchName, TITLE_LENGTH),
        count: found.count,
        programmes: lines.map(letterProgramme),
      });
    }
  if (largest === 0) return null;
  const { key } = await services.scopes.of(reader);
  return {
    sinceDay,
    until: until.toISOString(),
    // `counted` does not contain everything that a search with more than COUNTED_MAX has found.
    count: Math.max(counted.size, largest),
    scopeKey: key,
    searches,
    moreSearches,
  };
}

function letterProgramme(line: ProgrammeLine): LetterProgramme {
  const { idProgram, localTitle, concept, country, channel, date, datePrecision, genre, genreKey, isSample } =
    line;
  return {
    id: idProgram,
    title: shortened(localTitle, TITLE_LENGTH),
    concept: concept === null ? null : shortened(concept, CONCEPT_LENGTH),
    country,
    channel,
    date,
    datePrecision,
    genre,
    genreKey,
    isSample,
  };
}

/** The beginning of a long text, up to the end of a word if possible. */
function shortened(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:，；：]+$/u, '')} …`;
}
