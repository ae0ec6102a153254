import type { Body, Endpoints } from '@airdex/shared-contracts/api';
import { PDF_EXPORT_MAX } from '@airdex/shared-contracts/constants';
import { DEFAULT_SEARCH_FILTER, isDefault } from '@airdex/shared-contracts/search-filter';
import { COMPARED_MAX, COMPARED_MIN } from '@airdex/shared-contracts/routes';
import type { PrintSessions } from '../account/print-sessions.ts';
import type { ExportJobs } from '../exports/export-jobs.ts';
import { exportMessages } from '../exports/export-messages.ts';
import { createExportQueue } from '../exports/export-queue.ts';
import { selectProgrammes } from '../exports/select-programmes.ts';
import type { HandlersOf } from '../../http/call.ts';
import { HttpError, type LocalisedMessage } from '../../http/http-error.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { printMessages, RETRY_AFTER } from './card-pdf-messages.ts';
import { PrinterUnavailable, type CardPrinter, type PrintFailure } from './card-printer.ts';

const LIMIT = { max: PDF_EXPORT_MAX, message: 'pdfMaxExceeded' } as const;

/** Each file that is printed takes a core and a few hundred megabytes. */
const QUEUE = { atOnce: 2, waiting: 200 } as const;

/** Dependencies of printing cards. */
export interface Printing {
  readonly printSessions: PrintSessions;
  /** Null: this server does not print. */
  readonly printer: CardPrinter | null;
  /** The server's address on this machine. */
  readonly origin: () => string;
}

export interface CardPdfOptions extends Printing {
  readonly jobs: ExportJobs;
  /** Short name of the provider. */
  readonly provider: string;
}

export function cardPdfHandlers(
  services: CatalogueServices,
  { jobs, provider, printSessions, printer, origin }: CardPdfOptions,
): HandlersOf<'getCardPdf'> {
  const queue = createExportQueue(QUEUE);
  const messages = printMessages(provider);
  const unavailable = (failure: PrintFailure): HttpError =>
    new HttpError('unavailable', messages[failure], {
      headers: { 'Retry-After': RETRY_AFTER[failure] },
    });
  return {
    async getCardPdf(call) {
      const { body, caller, language, signal, log } = call;
      const job = jobs.open(caller, body.jobId);
      let outcome: 'done' | 'failed' = 'failed';
      try {
        const { layout } = body;
        const ids =
          layout === 'compare'
            ? comparedProgrammes(body, exportMessages(provider).compareCount)
            : [...(await selectProgrammes(services, call, { ...LIMIT, provider })).ids];
        if (printer === null) throw unavailable('no-browser');
        const print = async (): Promise<Uint8Array> => {
          job.begin(ids.length);
          const session = await printSessions.open(caller);
          const onProgress = (done: number): void => {
            if (done > 0) job.reach(done);
          };
          return printer
            .print({ ids, layout, language, origin: origin(), token: session.token, signal, onProgress })
            .finally(session.end);
        };
        const turn = { idUser: caller.idUser, signal, onPlace: (place: number) => job.wait(place) };
        const content = await queue.run(turn, print);
        outcome = 'done';
        return { content, fileName: fileName(body, ids) };
      } catch (error) {
        // Nobody reads the response any more, and nothing failed.
        if (signal.aborted) throw new HttpError('conflict', 'The export was cancelled');
        if (!(error instanceof PrinterUnavailable)) throw error;
        log.error({ err: error, failure: error.failure }, 'cards could not be printed');
        throw unavailable(error.failure);
      } finally {
        job.end(outcome);
      }
    },
  };
}

/** The programmes to print side by side. The page says which are outside the subscription. */
function comparedProgrammes(
  body: Body<Endpoints['getCardPdf']>,
  message: LocalisedMessage,
): readonly number[] {
  const ids = body.selectMode === 'Include' ? [...new Set(body.selectedIds)].filter((id) => id > 0) : [];
  if (ids.length >= COMPARED_MIN && ids.length <= COMPARED_MAX) return ids;
  throw new HttpError('validation', message, { field: 'selectedIds' });
}

/** A single programme is named by its card; everything else comes from a list. */
function fileName(body: Body<Endpoints['getCardPdf']>, ids: readonly number[]): string {
  if (body.layout === 'compare') return 'Programme-Comparison.pdf';
  const isUnfiltered =
    isDefault(body) &&
    body.term.trim() === '' &&
    body.startDate === null &&
    body.endDate === null &&
    body.searchFrom === DEFAULT_SEARCH_FILTER.searchFrom;
  const isOfCard = isUnfiltered && body.selectMode === 'Include' && body.selectedIds.length === 1;
  return isOfCard ? `Programme-Page-${String(ids[0])}.pdf` : 'Programme-Page.pdf';
}
