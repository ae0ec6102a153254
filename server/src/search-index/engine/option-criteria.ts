import { DURATION_BUCKETS, FORMAT_TYPES, PLATFORMS, TIMESLOTS } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { emptyBitmap } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import { type Criterion, keyOf } from './criterion.ts';
import {
  rowsWithAll,
  rowsWithAny,
  rowsWithBits,
  rowsWithValue,
  type SmallColumn,
  wantedTable,
} from './select-rows.ts';

/** A pair of the filter restricts only if something but not everything is selected. */
function restricts(all: boolean, selected: readonly unknown[]): boolean {
  return !all && selected.length > 0;
}

function oneOf(name: string, column: SmallColumn, size: number, wanted: ReadonlySet<number>): Criterion {
  return { key: keyOf(name, wanted), rows: () => rowsWithValue(column, wantedTable(size, wanted)) };
}

function anyOf(
  name: keyof Catalogue['rowsBy'],
  { rows, rowsBy }: Catalogue,
  wanted: ReadonlySet<number>,
): Criterion {
  return { key: keyOf(name, wanted), rows: () => rowsWithAny(rowsBy[name], wanted, rows) };
}

export function broadcastCriterion(filter: SearchFilter, catalogue: Catalogue): Criterion | undefined {
  const { allBroadcastsSelected, selectedBroadcasts } = filter;
  if (!restricts(allBroadcastsSelected, selectedBroadcasts)) return undefined;
  return anyOf('channels', catalogue, catalogue.channels.of(selectedBroadcasts));
}

export function genreCriterion(filter: SearchFilter, catalogue: Catalogue): Criterion | undefined {
  const { allGenresSelected, selectedGenres } = filter;
  if (!restricts(allGenresSelected, selectedGenres)) return undefined;
  return anyOf('subGenres', catalogue, catalogue.subGenres.of(selectedGenres));
}

export function producedInCriterion(filter: SearchFilter, catalogue: Catalogue): Criterion | undefined {
  const { allProducedInSelected, selectedProducedIn } = filter;
  if (!restricts(allProducedInSelected, selectedProducedIn)) return undefined;
  return anyOf('producedIn', catalogue, catalogue.countries.of(selectedProducedIn));
}

export function developedInCriterion(filter: SearchFilter, catalogue: Catalogue): Criterion | undefined {
  const { allDevelopedInSelected, selectedDevelopedIn } = filter;
  if (!restricts(allDevelopedInSelected, selectedDevelopedIn)) return undefined;
  return anyOf('developedIn', catalogue, catalogue.countries.of(selectedDevelopedIn));
}

export function keywordCriterion(filter: SearchFilter, catalogue: Catalogue): Criterion | undefined {
  const { allKeywordsSelected, selectedKeywords, searchByAllKeywords } = filter;
  if (!restricts(allKeywordsSelected, selectedKeywords)) return undefined;
  const { rows, rowsBy, keywords } = catalogue;
  const wanted = keywords.of(selectedKeywords);
  if (!searchByAllKeywords) return anyOf('keywords', catalogue, wanted);
  // No programme has a keyword that the catalogue lacks, so it must still restrict.
  const isPossible = wanted.size === new Set(selectedKeywords).size;
  return {
    key: keyOf(`all-keywords-${isPossible}`, wanted),
    rows: () => (isPossible ? rowsWithAll(rowsBy.keywords, wanted, rows) : emptyBitmap(rows)),
  };
}

export function platformCriterion(filter: SearchFilter, { columns }: Catalogue): Criterion | undefined {
  if (!restricts(filter.allPlatformsSelected, filter.selectedPlatforms)) return undefined;
  const size = Math.max(...Object.values(PLATFORMS)) + 1;
  return oneOf('platforms', columns.platforms, size, new Set(filter.selectedPlatforms));
}

/** The options whose lists are not linked to one another. */
export function unlinkedCriteria(filter: SearchFilter, { columns, frequencies }: Catalogue): Criterion[] {
  const criteria: Criterion[] = [];
  if (restricts(filter.allFormatTypesSelected, filter.selectedFormatTypes)) {
    const size = Math.max(...Object.values(FORMAT_TYPES)) + 1;
    criteria.push(oneOf('format-types', columns.formatTypes, size, new Set(filter.selectedFormatTypes)));
  }
  if (restricts(filter.allTimeslotsSelected, filter.selectedTimeslots)) {
    const wanted = new Set(filter.selectedTimeslots.map((timeslot) => TIMESLOTS.indexOf(timeslot) + 1));
    criteria.push(oneOf('timeslots', columns.timeslots, TIMESLOTS.length + 1, wanted));
  }
  if (restricts(filter.allFrequenciesSelected, filter.selectedFrequencies)) {
    const wanted = frequencies.of(filter.selectedFrequencies);
    criteria.push(oneOf('frequencies', columns.frequencies, frequencies.size, wanted));
  }
  if (restricts(filter.allDurationsSelected, filter.selectedDurations)) {
    const wanted = new Set(filter.selectedDurations);
    criteria.push(oneOf('durations', columns.durations, DURATION_BUCKETS.length + 1, wanted));
  }
  if (restricts(filter.allWeekdaysSelected, filter.selectedWeekdays)) {
    const mask = filter.selectedWeekdays.reduce((bits, weekday) => bits | (1 << (weekday - 1)), 0);
    criteria.push({ key: `weekdays:${mask}`, rows: () => rowsWithBits(columns.weekdays, mask) });
  }
  return criteria;
}
