import type { Language } from '@airdex/shared-contracts/constants';
import { platformName } from '../../catalogue/option-names.ts';
import { localise, localiseImported } from '../../catalogue/localise.ts';
import { clockTime, datePrecision, formatTypeName } from '../../catalogue/programme-line.ts';
import type { Cell, Column } from '../../spreadsheet/index.ts';
import type { ExportRow } from './export-rows.ts';
import { EXPORT_TEXTS, type ExportTexts } from './export-texts.ts';

export interface ColumnContext {
  readonly language: Language;
  /** The server's current day, YYYY-MM-DD. */
  readonly today: string;
  /** The site's address for subscribers. */
  readonly publicUrl: string;
  /** Programmes whose audience results the caller may see; null leaves their columns out. */
  readonly withResults: ReadonlySet<number> | null;
}

export interface ProgrammeColumn extends Column {
  readonly value: (row: ExportRow) => Cell;
}

/**
 * The columns of the programmes' sheet: first those of the results table in its order, then others that
 * buyers need.
 */
export function programmeColumns(context: ColumnContext): ProgrammeColumn[] {
  const { language, publicUrl } = context;
  const texts = EXPORT_TEXTS[language];
  const named = (
    key: keyof ExportTexts['programmes'],
    width: number,
    kind: Column['kind'],
    value: ProgrammeColumn['value'],
  ): ProgrammeColumn => ({ header: texts.programmes[key], width, kind, value });
  return [
    named('country', 18, 'text', (row) => localise(language, row.country_en, row.country_zh)),
    named('channel', 20, 'text', (row) => localiseImported(language, row.channel)),
    named('date', 12, 'date', dateCell),
    named('time', 8, 'text', (row) => clockTime(row.launch_time)),
    named('localTitle', 36, 'text', (row) => row.local_title),
    named('formatTitle', 30, 'text', (row) => row.format_title),
    named('originalTitle', 30, 'text', (row) => row.original_title),
    named('genre', 18, 'text', (row) => localise(language, row.genre_en, row.genre_zh)),
    named('subGenre', 20, 'text', (row) => localise(language, row.subgenre_en, row.subgenre_zh)),
    named('formatType', 13, 'text', (row) => {
      const name = formatTypeName(row.format_type);
      return name === null ? null : texts.formatTypes[name];
    }),
    ...shareColumns(context, named),
    named('platform', 10, 'text', (row) => platformName(row.shown_platform_id, language)),
    named('episodes', 10, 'integer', (row) => row.number_of_episodes),
    named('duration', 10, 'integer', (row) => row.duration_minutes),
    named('concept', 60, 'text', (row) => localise(language, row.concept_en, row.concept_zh)),
    named('keywords', 36, 'text', (row) => row.keywords),
    named('productionCompanies', 32, 'text', (row) => row.production_companies),
    named('distributors', 32, 'text', (row) => row.distributors),
    named('remark', 16, 'text', (row) => remark(row, context)),
    named('id', 10, 'integer', (row) => row.id),
    named('link', 42, 'link', (row) => `${publicUrl}/card/${row.id}`),
  ];
}

type Named = (
  key: 'premiereShare' | 'averageShare' | 'slotShare',
  width: number,
  kind: 'decimal',
  value: ProgrammeColumn['value'],
) => ProgrammeColumn;

function shareColumns({ withResults }: ColumnContext, named: Named): ProgrammeColumn[] {
  if (withResults === null) return [];
  const visible = (value: (row: ExportRow) => Cell) => (row: ExportRow) =>
    withResults.has(row.id) ? value(row) : null;
  return [
    named(
      'premiereShare',
      11,
      'decimal',
      visible((row) => row.share_premiere),
    ),
    named(
      'averageShare',
      11,
      'decimal',
      visible((row) => row.share_average),
    ),
    named(
      'slotShare',
      11,
      'decimal',
      visible((row) => row.slot_share),
    ),
  ];
}

/** A real date if the day is known, else as much as is known: '2026-03' or '2026'. */
function dateCell({ launch_date, launch_date_precision }: ExportRow): Cell {
  if (launch_date === null) return null;
  const precision = datePrecision(launch_date_precision);
  if (precision === 'day') return new Date(`${launch_date}T00:00:00Z`);
  return launch_date.slice(0, precision === 'month' ? 7 : 4);
}

function remark(row: ExportRow, { language, today }: ColumnContext): string | null {
  const texts = EXPORT_TEXTS[language];
  const remarks = [
    ...(row.launch_date !== null && row.launch_date > today ? [texts.upcoming] : []),
    ...(row.is_sample ? [texts.sample] : []),
  ];
  return remarks.length === 0 ? null : remarks.join('; ');
}
