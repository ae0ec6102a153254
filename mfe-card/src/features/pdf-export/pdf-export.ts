import type { ExportProgress } from '@airdex/shared-contracts/api';

/** Where an export is. `percent` is null until something is known. */
export type PdfExport =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly isWaiting: boolean; readonly percent: number | null }
  | { readonly kind: 'done' }
  /** `message`: what the server said, in the user's language; null when it said nothing. */
  | { readonly kind: 'failed'; readonly message: string | null };

export type PdfExportAction =
  | { readonly kind: 'start' }
  | { readonly kind: 'progress'; readonly progress: ExportProgress }
  | { readonly kind: 'saved' }
  | { readonly kind: 'fail'; readonly message: string | null }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'dismiss' };

export const IDLE: PdfExport = { kind: 'idle' };

/** Loading the cards takes about as long as printing them, of which nothing is told. */
const LOADED_PERCENT = 60;

/** The rules of one export at a time: what comes after its end changes nothing. */
export function pdfExportReducer(state: PdfExport, action: PdfExportAction): PdfExport {
  switch (action.kind) {
    case 'start':
      return { kind: 'running', isWaiting: false, percent: null };
    case 'progress':
      return state.kind === 'running' ? running(action.progress) : state;
    case 'saved':
      return state.kind === 'running' ? { kind: 'done' } : state;
    case 'fail':
      return state.kind === 'running' ? { kind: 'failed', message: action.message } : state;
    case 'cancel':
    case 'dismiss':
      return IDLE;
  }
}

function running({ state, done, total }: ExportProgress): PdfExport {
  const percent = total === null || total === 0 ? null : Math.round((done / total) * LOADED_PERCENT);
  return { kind: 'running', isWaiting: state === 'waiting', percent };
}
