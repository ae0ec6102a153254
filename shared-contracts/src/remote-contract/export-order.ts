import type { Endpoints } from '../api/endpoint-table.ts';
import type { BodyInput } from '../api/endpoint/endpoint-types.ts';

/** Calls that create files, which can take a while. */
export const EXPORT_CALLS = ['getAdvancedSearchProgramsExport', 'getCardPdf'] as const;
export type ExportCall = (typeof EXPORT_CALLS)[number];

/** An export: the call that creates the file, its body, and the label in the list of exports. */
export type ExportOrder = {
  [Call in ExportCall]: {
    readonly call: Call;
    /** Sent as it is, also when the user retries the export; the shell adds the id of the job. */
    readonly body: Omit<BodyInput<Endpoints[Call]>, 'jobId'>;
    /** Number of programmes in the file. */
    readonly programmes: number;
    /** Title of the programme, if there is only one. */
    readonly title?: string;
  };
}[ExportCall];

/**
 * Exports of the page. They continue while the user searches or opens other pages, and end with the session. The shell
 * shows their progress.
 */
export interface HostExports {
  /**
   * Starts an export, or queues it behind those that are running. An export that is already running is not started
   * twice. Never throws: the shell shows progress, the saved file, and failures with Retry.
   */
  start(order: ExportOrder): void;
}
