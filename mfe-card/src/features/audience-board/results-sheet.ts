import type { TFunction } from 'i18next';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import {
  figureOf,
  indicatorKey,
  ratingOf,
  shownIndicators,
  type AudienceRow,
} from '../audience-figures/indicators.ts';

export type SheetCell = string | number | null;

/** A table for a spreadsheet: figures are numbers, unknown ones are empty. */
export interface Sheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

interface Column {
  readonly name: string;
  readonly cell: (row: AudienceRow) => SheetCell;
}

/** The whole board with a column for each fact, whatever part of it the screen shows. `rows` gives the order. */
export function resultsSheet(results: AudienceResults, rows: readonly AudienceRow[], t: TFunction): Sheet {
  const columns: readonly Column[] = [
    { name: t('audience.slot'), cell: (row) => row.programSlotName },
    { name: t('audience.episodeCount'), cell: (row) => row.numberOfEpisodes },
    {
      name: t('audience.overnightColumn'),
      cell: (row) => t(row.isOvernight ? 'audience.yes' : 'audience.no'),
    },
    { name: t('audience.comparisonSlot'), cell: (row) => row.comparisonSlotName },
    ...results.targets.flatMap(({ id, name }) => targetColumns(results, id, name, t)),
  ];
  return {
    header: columns.map(({ name }) => name),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}

function targetColumns(
  results: AudienceResults,
  id: number,
  target: string,
  t: TFunction,
): readonly Column[] {
  return shownIndicators(results).flatMap((indicator): Column[] => {
    const figure: Column = {
      name: `${target} ${t(`audience.${indicatorKey(indicator)}`)}`,
      cell: (row) => figureOf(ratingOf(row, id), indicator),
    };
    if (indicator !== INDICATORS.marketSharePercentage) return [figure];
    return [
      figure,
      {
        name: `${target} ${t('audience.marketShareOfSlot')}`,
        cell: (row) => ratingOf(row, id)?.shrPercSlot ?? null,
      },
      {
        name: `${target} ${t('audience.performance')}`,
        cell: (row) => {
          const color = ratingOf(row, id)?.performanceColor ?? null;
          return color === null ? null : t(`performance.${color}`);
        },
      },
    ];
  });
}
