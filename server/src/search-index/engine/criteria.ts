import { dayNumber } from '../data/day-number.ts';
import { FLAGS } from '../data/index-data.ts';
import type { FilterQuery } from '../query.ts';
import type { TextScanner } from '../scanner/text-scanner.ts';
import { addRow, type Bitmap, emptyBitmap, intersect, setRange } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import type { Criteria, Criterion, Linked } from './criterion.ts';
import {
  broadcastCriterion,
  developedInCriterion,
  genreCriterion,
  keywordCriterion,
  platformCriterion,
  producedInCriterion,
  unlinkedCriteria,
} from './option-criteria.ts';
import { rowsInScope, rowsWithAudience } from './scope-rows.ts';
import { rowsWithBits } from './select-rows.ts';
import { termCriterion } from './term-criterion.ts';

function dateCriterion({ filter }: FilterQuery, catalogue: Catalogue): Criterion | undefined {
  const { startDate, endDate } = filter;
  if (startDate === null && endDate === null) return undefined;
  return {
    key: `dates:${startDate ?? ''}/${endDate ?? ''}`,
    rows() {
      const bitmap = emptyBitmap(catalogue.rows);
      const from = startDate === null ? null : dayNumber(startDate);
      const to = endDate === null ? null : dayNumber(endDate);
      const { first, end } = catalogue.rowsBetween(from, to);
      setRange(bitmap, first, end);
      return bitmap;
    },
  };
}

/** The rows of some programmes; skips unknown ids. */
export function rowsOfIds(catalogue: Catalogue, ids: Iterable<number>): Bitmap {
  const bitmap = emptyBitmap(catalogue.rows);
  for (const id of ids) {
    const row = catalogue.rowOf(id);
    if (row !== -1) addRow(bitmap, row);
  }
  return bitmap;
}

function playlistCriterion(
  { filter, playlistProgrammeIds }: FilterQuery,
  catalogue: Catalogue,
): Criterion | undefined {
  // Unlike elsewhere, "all playlists" restricts: to programmes in any playlist.
  if (!filter.allPlaylistsSelected && filter.selectedPlaylists.length === 0) return undefined;
  if (playlistProgrammeIds === undefined)
    throw new Error('A filter by playlists needs playlistProgrammeIds.');
  return { key: null, rows: () => rowsOfIds(catalogue, playlistProgrammeIds) };
}

function flagCriteria({ filter, scope }: FilterQuery, catalogue: Catalogue): Criterion[] {
  const { flags } = catalogue.columns;
  const withFlag = (flag: number): Criterion => ({
    key: `flag:${flag}`,
    rows: () => rowsWithBits(flags, flag),
  });
  const criteria: Criterion[] = [];
  if (filter.isNotaSelection) criteria.push(withFlag(FLAGS.notaSelection));
  if (filter.isVideoPresent) criteria.push(withFlag(FLAGS.video));
  if (filter.hasEvaluation) criteria.push(withFlag(FLAGS.evaluation));
  if (filter.selectedMarketShareComparison === 'BiggerOrEqual') {
    criteria.push({
      key: `boosters:${scope.key}`,
      rows() {
        const boosters = rowsWithBits(flags, FLAGS.audienceBooster);
        // Whether a hidden share is good must be hidden too.
        intersect(boosters, rowsWithAudience(catalogue, scope));
        return boosters;
      },
    });
  }
  return criteria;
}

export function scopeCriterion({ scope }: FilterQuery, catalogue: Catalogue): Criterion {
  return { key: `scope:${scope.key}`, rows: () => rowsInScope(catalogue, scope) };
}

/** All restrictions of a query, scope first. */
export function criteriaOf(query: FilterQuery, catalogue: Catalogue, scanner: TextScanner): Criteria {
  const { filter } = query;
  const linked: Record<Linked, Criterion | undefined> = {
    countries: broadcastCriterion(filter, catalogue),
    developedIn: developedInCriterion(filter, catalogue),
    producedIn: producedInCriterion(filter, catalogue),
    genres: genreCriterion(filter, catalogue),
    keywords: keywordCriterion(filter, catalogue),
    platforms: platformCriterion(filter, catalogue),
    dates: dateCriterion(query, catalogue),
  };
  const others = [
    scopeCriterion(query, catalogue),
    ...unlinkedCriteria(filter, catalogue),
    ...flagCriteria(query, catalogue),
    playlistCriterion(query, catalogue),
    termCriterion(filter, catalogue, scanner),
  ];
  return {
    linked: Object.fromEntries(Object.entries(linked).filter(([, criterion]) => criterion !== undefined)),
    others: others.filter((criterion) => criterion !== undefined),
  };
}
