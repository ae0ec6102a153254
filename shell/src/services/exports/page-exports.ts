import { refusalOf, type DownloadedFile, type ExportProgress } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { ReadonlyState, HostExports, HostServices } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';
import type { ExportJob } from './export-job.ts';
import { exportJobsReducer, exportsToBegin, type ExportJobsAction } from './export-jobs.ts';
import type { ExportApi } from './run-export.ts';

/** The exports of the page, for the shell to show and cancel. */
export interface PageExports extends HostExports {
  readonly jobs: ReadonlyState<readonly ExportJob[]>;
  /** Cancels a running export, also on the server, or removes an ended one from the list. */
  remove(id: number): void;
  /** Starts a failed export again. */
  retry(id: number): void;
  /** Cancels and removes all exports, because they do not belong to the next user. */
  clear(): void;
}

interface Options {
  /** The client whose calls are in a language. */
  readonly api: (language: Language) => ExportApi;
  readonly pageLanguage: () => Language;
  readonly telemetry: HostServices['telemetry'];
  readonly save: (file: DownloadedFile) => void;
}

/** Runs exports, a few at a time, as long as the page lives. */
export function createPageExports({ api, pageLanguage, telemetry, save }: Options): PageExports {
  const jobs = currentValue<readonly ExportJob[]>([]);
  const running = new Map<number, AbortController>();
  let lastId = 0;

  const actions: ExportJobsAction[] = [];
  let isActing = false;

  /** Applies one action, starts the exports whose turn it is, and stops those that were removed. */
  function take(action: ExportJobsAction): void {
    const changed = exportJobsReducer(jobs.get(), action);
    const next = exportsToBegin(changed);
    jobs.set(next.reduce((all, { id }) => exportJobsReducer(all, { kind: 'begin', id }), changed));
    const listed = new Set(changed.map(({ id }) => id));
    for (const id of [...running.keys()]) if (!listed.has(id)) stop(id);
    for (const job of next) void run(job);
  }

  /** Applies actions one after the other. A listener may dispatch during one; nested, it could run twice. */
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

  async function run({ id, order, language }: ExportJob): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    try {
      // Not part of the first page, which exports nothing.
      const { runExport } = await import('./run-export.ts');
      signal.throwIfAborted();
      const onProgress = (progress: ExportProgress) => {
        dispatch({ kind: 'progress', id, progress });
      };
      const file = await runExport({ api: api(language), order, signal, onProgress });
      if (signal.aborted) return;
      save(file);
      dispatch({ kind: 'saved', id, fileName: file.fileName });
    } catch (error) {
      if (signal.aborted) return;
      telemetry.report({ kind: 'error', name: 'export', error });
      dispatch({ kind: 'fail', id, message: refusalOf(error)?.message ?? null });
    } finally {
      // Otherwise a progress stream that the server never begins would stay open.
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
      dispatch({ kind: 'add', id: lastId, order, language: pageLanguage() });
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
