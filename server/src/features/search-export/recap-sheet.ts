import type { Body, Endpoints } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Row, Sheet } from '../../spreadsheet/index.ts';
import { EXPORT_TEXTS } from './export-texts.ts';

type Recap = NonNullable<Body<Endpoints['getAdvancedSearchProgramsExport']>['recapFilters']>;

export interface RecapContext {
  readonly language: Language;
  /** The day of the export, YYYY-MM-DD. */
  readonly today: string;
  readonly username: string;
  readonly programmes: number;
}

/**
 * The first sheet: what was exported, when, by whom, and the filters as shown on the screen, a line for each
 * value.
 */
export function recapSheet(recap: Recap, context: RecapContext): Sheet {
  const texts = EXPORT_TEXTS[context.language].filters;
  return {
    name: texts.sheet,
    columns: [
      { header: texts.filter, width: 28, kind: 'text' },
      { header: texts.value, width: 44, kind: 'text' },
      { header: texts.details, width: 70, kind: 'text' },
    ],
    rows: [
      [texts.programmes, context.programmes, null],
      [texts.exportedOn, new Date(`${context.today}T00:00:00Z`), null],
      [texts.exportedBy, context.username, null],
      ...(recap.length === 0 ? [[texts.filtersBelow, texts.none, null]] : []),
      ...recap.flatMap((entry) => recapRows(entry, texts.all)),
    ],
  };
}

function recapRows(entry: Recap[number], all: string): Row[] {
  const { values, isAllSelected } = entry;
  const label = entry.label ?? entry.translationKey ?? entry.field ?? null;
  const rows = values.map(({ name, childs }): Row => [
    label,
    name,
    childs.map((child) => child.name).join('; '),
  ]);
  if (rows.length === 0) return [[label, isAllSelected ? all : null, null]];
  return isAllSelected ? [[label, all, null], ...rows] : rows;
}
