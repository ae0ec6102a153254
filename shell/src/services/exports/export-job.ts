import type { ExportProgress } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { ExportCall, ExportOrder } from '@airdex/shared-contracts/remote-contract';

/** State of an export. */
export type ExportState =
  /** Other exports of this page run first. */
  | { readonly kind: 'queued' }
  /**
   * `isWaiting`: other exports run first on the server; `place`: position in its queue, 1 for the next, null until it
   * is known. `percent` is null until it is known.
   */
  | {
      readonly kind: 'running';
      readonly isWaiting: boolean;
      readonly place: number | null;
      readonly percent: number | null;
    }
  /** Saved under this name. */
  | { readonly kind: 'done'; readonly fileName: string }
  /** `message`: the server's message in the language of the export, or null. */
  | { readonly kind: 'failed'; readonly message: string | null };

export interface ExportJob {
  readonly id: number;
  readonly order: ExportOrder;
  /** Language of the file: the page's when the export was requested, also if it waits or is retried later. */
  readonly language: Language;
  readonly state: ExportState;
}

export const isUnderWay = ({ state }: ExportJob): boolean =>
  state.kind === 'queued' || state.kind === 'running';

/** Loading the cards takes about as long as printing them, which reports no progress. */
const LOADED_PERCENT: Readonly<Record<ExportCall, number>> = {
  getAdvancedSearchProgramsExport: 99,
  getCardPdf: 60,
};

/** The state of a running export that the server reports. */
export function runningState(call: ExportCall, progress: ExportProgress): ExportState {
  const { state, done, total, place = null } = progress;
  const percent = total === null || total === 0 ? null : Math.round((done / total) * LOADED_PERCENT[call]);
  return { kind: 'running', isWaiting: state === 'waiting', place, percent };
}
