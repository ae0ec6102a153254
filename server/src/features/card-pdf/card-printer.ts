import type { Language } from '@airdex/shared-contracts/constants';

export interface PrintRequest {
  /** Programmes to print, in this order. */
  readonly ids: readonly number[];
  /** Cards one after the other, or programmes side by side. */
  readonly layout: 'cards' | 'compare';
  readonly language: Language;
  /** Origin from which the page is loaded: this server as seen from this machine. */
  readonly origin: string;
  /** Token of the session that the page is loaded with. */
  readonly token: string;
  readonly signal: AbortSignal;
  /** Called with the number of programmes on the page so far. */
  readonly onProgress: (done: number) => void;
}

/** Prints programme cards. */
export interface CardPrinter {
  /** The PDF. Throws {@link PrinterUnavailable}, or the signal's reason if it aborts. */
  print(request: PrintRequest): Promise<Uint8Array>;
  /** Ends the browser; the current print fails. */
  close(): Promise<void>;
}

/**
 * Why there is no PDF.
 * - no-browser: none is installed, or it does not start.
 * - too-slow: it was not printed within the time limit.
 * - failed: the browser crashed, or the page could not be shown.
 */
export type PrintFailure = 'no-browser' | 'too-slow' | 'failed';

export class PrinterUnavailable extends Error {
  override readonly name = 'PrinterUnavailable';
  readonly failure: PrintFailure;

  constructor(failure: PrintFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
