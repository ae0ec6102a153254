import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { FORMAT_TYPES, performanceColor, type Language } from '@airdex/shared-contracts/constants';
import { pictureAddress } from './media-address.ts';
import { localise, localiseImported } from './localise.ts';
import type { ProgrammeRow } from './programme-rows.ts';

export interface LineContext {
  readonly language: Language;
  /** The server's current day, YYYY-MM-DD. */
  readonly today: string;
  /** Programmes are new if they were added after this moment … */
  readonly addedSince: Date;
  /** … and launch on this day (YYYY-MM-DD) or later; null: whatever their launch date. */
  readonly launchedSince: string | null;
  /** Whether the caller may see this programme's audience results. */
  readonly showsResults: boolean;
}

const FORMAT_TYPE_NAMES = new Map<number, 'Original' | 'Acquired' | 'Adaptation'>([
  [FORMAT_TYPES.original, 'Original'],
  [FORMAT_TYPES.acquired, 'Acquired'],
  [FORMAT_TYPES.adaptation, 'Adaptation'],
]);

/** Name of a format type as the API sends it. */
export function formatTypeName(id: number | null): 'Original' | 'Acquired' | 'Adaptation' | null {
  return id === null ? null : (FORMAT_TYPE_NAMES.get(id) ?? null);
}

/** 'HH:mm' of a database time 'HH:mm:ss'. */
export function clockTime(time: string | null): string | null {
  return time === null ? null : time.slice(0, 5);
}

export function datePrecision(stored: string): 'day' | 'month' | 'year' {
  return stored === 'month' || stored === 'year' ? stored : 'day';
}

function isNew(row: ProgrammeRow, { addedSince, launchedSince }: LineContext): boolean {
  const isRecent = launchedSince === null || (row.launch_date !== null && row.launch_date >= launchedSince);
  return isRecent && Date.parse(row.created_at) > addedSince.getTime();
}

/** A programme as it appears in lists for one caller. */
export function programmeLine(row: ProgrammeRow, context: LineContext): ProgrammeLine {
  const { language, today, showsResults } = context;
  const shrPremiere = showsResults ? row.share_premiere : null;
  const shrAverage = showsResults ? row.share_average : null;
  return {
    idProgram: row.id,
    image: row.picture === null ? null : pictureAddress(row.id, row.picture),
    isNotaSelection: row.is_nota_selection,
    isNew: isNew(row, context),
    country: localise(language, row.country_en, row.country_zh),
    channel: localiseImported(language, row.channel),
    date: row.launch_date,
    datePrecision: datePrecision(row.launch_date_precision),
    isDatePreview: row.launch_date !== null && row.launch_date > today,
    beginTime: clockTime(row.launch_time),
    localTitle: row.local_title,
    formatTitle: row.format_title,
    genre: localise(language, row.genre_en, row.genre_zh),
    genreKey: row.genre_key,
    subGenre: localise(language, row.subgenre_en, row.subgenre_zh),
    formatType: formatTypeName(row.format_type),
    concept: localise(language, row.concept_en, row.concept_zh),
    shrPremiere,
    shrAverage,
    premiereColor: performanceColor(shrPremiere, row.slot_share),
    averageColor: performanceColor(shrAverage, row.slot_share),
    originalType: row.format_type,
    hasVideo: row.has_video,
    isSample: row.is_sample,
  };
}
