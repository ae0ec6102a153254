import { ApiFailure, type ApiClient, type DownloadedFile } from '@airdex/shared-contracts/api';
import type {
  ReadonlyState,
  ExportOrder,
  HostExports,
  HostServices,
} from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';
import type { ExportJob } from './export-job.ts';
import { exportJobsReducer, exportsToBegin, type ExportJobsAction } from './export-jobs.ts';

/** The exports of the page, as the shell shows and ends them. */
export interface PageExports extends HostExports {
  readonly jobs: ReadonlyState<readonly ExportJob[]>;
  /** Ends a running export, the server's work with it, or takes one that has ended off the list. */
  remove(id: number): void;
  /** Asks again for what failed. */
  retry(id: number): void;
  /** Ends everything: the next user has nothing to do with it. */
  clear(): void;
}

interface Options {
  readonly api: Pick<ApiClient, 'getExportProgress' | ExportOrder['call']>;
  readonly telemetry: HostServices['telemetry'];
  readonly save: (file: DownloadedFile) => void;
}

/** Runs exports, a few at a time, for as long as the page lives. */
export function createPageExports({ api, telemetry, save }: Options): PageExports {
  const jobs = currentValue<readonly ExportJob[]>([]);
  const running = new Map<number, AbortController>();
  let lastId = 0;

  const actions: ExportJobsAction[] = [];
  let isActing = false;

  /** One step: what it changes, whose turn it is then, and what is no longer wanted. */
  function take(action: ExportJobsAction): void {
    const changed = exportJobsReducer(jobs.get(), action);
    const next = exportsToBegin(changed);
    jobs.set(next.reduce((all, { id }) => exportJobsReducer(all, { kind: 'begin', id }), changed));
    const wanted = new Set(changed.map(({ id }) => id));
    for (const id of [...running.keys()]) if (!wanted.has(id)) stop(id);
    for (const job of next) void run(job);
  }

  /** Step after step, also when who hears of one asks for the next: in the midst of a step it would be taken twice. */
  function dispatch(action: ExportJobsAction): void {
    actions.push(action);
    if (isActing) return;
    isActing = true;
    try {
      for (let next = actions.shift(); next !== undefined; next = actions.shift()) take(next);
    } finally {
      isActing = false;
    }
  }

  async function follow(id: number, jobId: string, signal: AbortSignal): Promise<void> {
    for await (const progress of await api.getExportProgress({ params: { jobId }, signal }))
      if (running.get(id)?.signal === signal) dispatch({ kind: 'progress', id, progress });
  }

  async function run({ id, order }: ExportJob): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const jobId = randomJobId();
    // Without it the export is as good, only one does not see how far it is.
    follow(id, jobId, signal).catch(() => undefined);
    try {
      const file = await download(api, order, jobId, signal);
      if (signal.aborted) return;
      save(file);
      dispatch({ kind: 'saved', id, fileName: file.fileName });
    } catch (error) {
      if (signal.aborted) return;
      telemetry.report({ kind: 'error', name: 'export', error });
      const message = error instanceof ApiFailure ? (error.body?.message ?? null) : null;
      dispatch({ kind: 'fail', id, message });
    } finally {
      // A progress that nobody begins to tell would stay open.
      controller.abort();
      if (running.get(id) === controller) running.delete(id);
    }
  }

  function stop(id: number): void {
    running.get(id)?.abort();
    running.delete(id);
  }

  return {
    jobs,
    start(order) {
      lastId += 1;
      dispatch({ kind: 'add', id: lastId, order });
    },
    remove(id) {
      dispatch({ kind: 'remove', id });
    },
    retry(id) {
      dispatch({ kind: 'retry', id });
    },
    clear() {
      dispatch({ kind: 'clear' });
    },
  };
}

function download(
  api: Options['api'],
  order: ExportOrder,
  jobId: string,
  signal: AbortSignal,
): Promise<DownloadedFile> {
  // Written out, for each call has a body of its own.
  return order.call === 'getCardPdf'
    ? api.getCardPdf({ body: { ...order.body, jobId }, signal })
    : api.getAdvancedSearchProgramsExport({ body: { ...order.body, jobId }, signal });
}

/** Not by `randomUUID`, which pages without TLS lack. */
function randomJobId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
