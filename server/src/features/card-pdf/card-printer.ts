import type { Language } from '@airdex/shared-contracts/constants';

export interface PrintRequest {
  /** Programmes to print, in this order. */
  readonly ids: readonly number[];
  readonly language: Language;
  /** Origin that the page is loaded from: this server as the machine itself reaches it. */
  readonly origin: string;
  /** Token of the session that the page is loaded with. */
  readonly token: string;
  readonly signal: AbortSignal;
  /** Told how many programmes are on the page already. */
  readonly onProgress: (done: number) => void;
}

/** Prints programme cards. */
export interface CardPrinter {
  /** The PDF. Throws {@link PrinterUnavailable}, or the signal's reason when it aborts. */
  print(request: PrintRequest): Promise<Uint8Array>;
  /** Ends the browser; what is being printed fails. */
  close(): Promise<void>;
}

/**
 * Why there is no PDF.
 * - no-browser: none is installed, or it does not start.
 * - too-slow: it was not printed within the time allowed.
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
