import type { Endpoints } from '../api/endpoint-table.ts';
import type { BodyInput } from '../api/endpoint/endpoint-types.ts';

/** The calls whose files take a while. */
export const EXPORT_CALLS = ['getAdvancedSearchProgramsExport', 'getCardPdf'] as const;
export type ExportCall = (typeof EXPORT_CALLS)[number];

/** A file that a subscriber wants: which call makes it, of what, and what the list of running exports says of it. */
export type ExportOrder = {
  [Call in ExportCall]: {
    readonly call: Call;
    /** Sent as it is, also when the export is tried again; the shell names the job. */
    readonly body: Omit<BodyInput<Endpoints[Call]>, 'jobId'>;
    /** How many programmes the file is to hold. */
    readonly programmes: number;
    /** Title of the one programme, where it is one. */
    readonly title?: string;
  };
}[ExportCall];

/**
 * Exports of the page. They belong to the page, not to the screen that asked: they go on while the user searches on or
 * goes elsewhere, are shown with their progress by the shell, and end with the session.
 */
export interface HostExports {
  /**
   * Begins an export, or queues it behind those that are running. What is already on its way is not begun twice. Never
   * throws: progress, the saved file and failures with Retry are shown by the shell.
   */
  start(order: ExportOrder): void;
}
