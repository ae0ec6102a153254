import type { RejectReason, RepairReason } from '../report/reasons.ts';
import type { RowResult } from '../report/row-outcome.ts';

/** The outcome of one file. */
export type FileResult =
  | {
      readonly state: 'taken';
      readonly file: string;
      readonly layout: string;
      readonly encoding: string;
      readonly rowsRead: number;
      readonly counts: Readonly<Record<RowResult, number>>;
      readonly rejections: ReadonlyMap<RejectReason, number>;
      readonly repairs: ReadonlyMap<RepairReason, number>;
      readonly repairedRows: number;
      /** Rows of the database added or changed. */
      readonly changed: { readonly channels: number; readonly programmes: number; readonly formats: number };
      /** The encoding that the file wrongly declares. */
      readonly wrongDeclaration: string | null;
      /** Whether the sample was removed because this file has programmes. */
      readonly replacesSample: boolean;
    }
  | {
      readonly state: 'skipped' | 'failed';
      readonly file: string;
      readonly layout: string | null;
      readonly reason: string;
    };

export interface ImportResult {
  readonly files: readonly FileResult[];
  /** The rejects file, if a row was rejected. */
  readonly rejects: string | null;
  /** Why not all rejected rows are in it; null: they are. */
  readonly rejectsFailure: string | null;
  /** Whether the sample was to be replaced but is still there, because no file had programmes. */
  readonly sampleKept: boolean;
}
