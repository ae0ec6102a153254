import { DURATION_BUCKETS, performanceColor } from '@airdex/shared-contracts/constants';
import {
  DEFAULT_SEARCH_TITLES,
  type SearchFilter,
  type SearchTitle,
} from '@airdex/shared-contracts/search-filter';
import type { ScopeGrant, SubscriptionScope } from '../../src/subscription-scope/subscription-scope.ts';
import type { IndexedProgramme, SearchText } from '../../src/search-index/indexed-programme.ts';
import type { FilterQuery } from '../../src/search-index/query.ts';
import type { ReferenceTables } from '../../src/search-index/reference-tables.ts';
import { normaliseText } from '../../src/search-index/text/normalise-text.ts';

/* The specification, implemented without regard to speed: tests compare the index with it. */

function isCovered(programme: IndexedProgramme, grant: ScopeGrant): boolean {
  const { channelId, subGenreId, launchDate } = programme;
  if (grant.channelIds && (channelId === null || !grant.channelIds.includes(channelId))) return false;
  if (grant.subGenreIds && (subGenreId === null || !grant.subGenreIds.includes(subGenreId))) return false;
  if (grant.from !== null && (launchDate === null || launchDate < grant.from)) return false;
  if (grant.to !== null && (launchDate === null || launchDate > grant.to)) return false;
  return true;
}

export function isInScope(programme: IndexedProgramme, scope: SubscriptionScope): boolean {
  return scope.grants.some((grant) => isCovered(programme, grant));
}

export function isAudienceVisible(programme: IndexedProgramme, scope: SubscriptionScope): boolean {
  return scope.grants.some((grant) => grant.includesAudienceResults && isCovered(programme, grant));
}

export function filterPlatform(programme: IndexedProgramme): number | null {
  if (programme.platformId === 1) return 1;
  return programme.platformId === 2 || programme.platformId === 3 ? 2 : null;
}

function textsOf(programme: IndexedProgramme, field: SearchTitle, tables: ReferenceTables): SearchText {
  switch (field) {
    case 'local_title_noaccent':
      return programme.localTitle;
    case 'format_title':
      return programme.formatTitle;
    case 'original_title_noaccent':
      return programme.originalTitle;
    case 'translated_title':
      return programme.translatedTitles;
    case 'Keywords':
      return tables.keywords
        .filter(({ id }) => programme.keywordIds.includes(id))
        .flatMap(({ name }) => [name.en, name.ch]);
    case 'Concept_Descriptions':
      return programme.concepts;
    case 'PRODUCERS':
      return programme.producers;
    case 'DISTRIBUTORS':
      return programme.distributors;
    case 'HOST_CAST':
      return programme.hostCast;
    case 'EXECUTIVE_PRODUCER':
      return programme.executiveProducers;
    case 'DIRECTOR':
      return programme.directors;
  }
}

function hasTerm(programme: IndexedProgramme, filter: SearchFilter, tables: ReferenceTables): boolean {
  const term = normaliseText(filter.term);
  if (term === '') return filter.term.trim() === '';
  const fields = filter.selectedSearchTitles.length > 0 ? filter.selectedSearchTitles : DEFAULT_SEARCH_TITLES;
  return fields.some((field) =>
    [textsOf(programme, field, tables) ?? []].flat().some((text) => normaliseText(text).includes(term)),
  );
}

/** `meets` is called only if the pair restricts at all. */
function pair<T>(all: boolean, selected: readonly T[], meets: (value: T) => boolean): boolean {
  return all || selected.length === 0 || selected.some(meets);
}

function hasOptions(programme: IndexedProgramme, filter: SearchFilter): boolean {
  const p = programme;
  const isBroadcast =
    filter.allBroadcastsSelected ||
    filter.selectedBroadcasts.length === 0 ||
    (p.channelId !== null && filter.selectedBroadcasts.includes(p.channelId));
  const isOfGenre =
    filter.allGenresSelected ||
    filter.selectedGenres.length === 0 ||
    (p.subGenreId !== null && filter.selectedGenres.includes(p.subGenreId));
  const carries = (id: number) => p.keywordIds.includes(id);
  const hasKeywords =
    filter.allKeywordsSelected ||
    filter.selectedKeywords.length === 0 ||
    (filter.searchByAllKeywords
      ? filter.selectedKeywords.every(carries)
      : filter.selectedKeywords.some(carries));
  return (
    isBroadcast &&
    isOfGenre &&
    hasKeywords &&
    pair(filter.allProducedInSelected, filter.selectedProducedIn, (id) => p.producedIn.includes(id)) &&
    pair(filter.allDevelopedInSelected, filter.selectedDevelopedIn, (id) => p.developedIn.includes(id)) &&
    pair(filter.allFormatTypesSelected, filter.selectedFormatTypes, (id) => p.formatType === id) &&
    pair(filter.allTimeslotsSelected, filter.selectedTimeslots, (code) => p.timeslot === code) &&
    pair(filter.allFrequenciesSelected, filter.selectedFrequencies, (id) => (p.frequencyId ?? -1) === id) &&
    pair(filter.allPlatformsSelected, filter.selectedPlatforms, (id) => filterPlatform(p) === id) &&
    pair(
      filter.allWeekdaysSelected,
      filter.selectedWeekdays,
      (day) => (p.weekdays & (1 << (day - 1))) !== 0,
    ) &&
    pair(filter.allDurationsSelected, filter.selectedDurations, (bucketId) => {
      const { min, max } = DURATION_BUCKETS[bucketId - 1] ?? { min: 0, max: -1 };
      return (
        p.durationMinutes !== null &&
        p.durationMinutes >= (min ?? -Infinity) &&
        p.durationMinutes <= (max ?? Infinity)
      );
    })
  );
}

/** Whether a programme is inside the query's scope and meets its filter. */
export function isMatch(programme: IndexedProgramme, query: FilterQuery, tables: ReferenceTables): boolean {
  const { filter, scope, playlistProgrammeIds = [] } = query;
  const { launchDate } = programme;
  if (!isInScope(programme, scope)) return false;
  if (filter.startDate !== null && (launchDate === null || launchDate < filter.startDate)) return false;
  if (filter.endDate !== null && (launchDate === null || launchDate > filter.endDate)) return false;
  if (filter.isNotaSelection && !programme.isNotaSelection) return false;
  if (filter.isVideoPresent && !programme.hasVideo) return false;
  if (filter.hasEvaluation && !programme.hasEvaluation) return false;
  if (filter.selectedMarketShareComparison === 'BiggerOrEqual') {
    const isGreen = performanceColor(programme.shareAverage, programme.slotShare) === 'green';
    if (!isGreen || !isAudienceVisible(programme, scope)) return false;
  }
  if (filter.allPlaylistsSelected || filter.selectedPlaylists.length > 0) {
    if (!Array.from(playlistProgrammeIds).includes(programme.id)) return false;
  }
  return hasOptions(programme, filter) && hasTerm(programme, filter, tables);
}
