import type { RowReader } from './row-reader.ts';
import type { ImportSession } from '../staging/import-session.ts';

/** Processes the rows of one file, in order. */
export interface RowSink {
  /** Rejects, merges or stages the row, at the latest when `finish` has run. */
  take(row: RowReader): Promise<void>;
  /** Called after the last row, before staged programmes are written. */
  finish?(): Promise<void>;
}

export interface LayoutFile {
  /** The file's name without its folder. */
  readonly name: string;
}

interface LayoutBase {
  readonly id: string;
  /** Columns that a file must have to match this layout, by their canonical names. */
  readonly columns: readonly string[];
  /** Columns that identify another layout. */
  readonly without?: readonly string[];
}

/** A layout whose rows are imported. */
export interface TakenLayout extends LayoutBase {
  readonly kind: 'taken';
  /** Files of a lower rank are imported first, because others refer to their content. */
  readonly rank: number;
  open(session: ImportSession, file: LayoutFile): RowSink;
}

/** A known layout that is not imported. */
export interface SkippedLayout extends LayoutBase {
  readonly kind: 'skipped';
  readonly reason: string;
}

export type Layout = TakenLayout | SkippedLayout;

/** The order in which files are imported, independent of their names. */
export const RANK = {
  platforms: 20,
  channels: 30,
  channelExtracts: 35,
  programmes: 40,
  programmeExtracts: 45,
  descriptions: 50,
  formats: 60,
  acquisitions: 65,
  flows: 70,
  guideSlots: 80,
  guideEvents: 85,
  guides: 90,
  episodeRatings: 100,
  episodePages: 105,
  seasonRatings: 110,
} as const;
