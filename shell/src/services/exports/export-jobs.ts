import type { ExportProgress } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { ExportOrder } from '@airdex/shared-contracts/remote-contract';
import { isUnderWay, runningState, type ExportJob, type ExportState } from './export-job.ts';

/**
 * How many exports of a page run at a time. Each needs two connections, for its file and its progress, of the six that a
 * browser opens to one host with HTTP/1.1. The others stay free for the user's searches.
 */
const RUNNING_EXPORTS_MAX = 2;

export type ExportJobsAction =
  | {
      readonly kind: 'add';
      readonly id: number;
      readonly order: ExportOrder;
      readonly language: Language;
    }
  | { readonly kind: 'begin'; readonly id: number }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: ExportProgress }
  | { readonly kind: 'saved'; readonly id: number; readonly fileName: string }
  | { readonly kind: 'fail'; readonly id: number; readonly message: string | null }
  | { readonly kind: 'retry'; readonly id: number }
  /** Cancelled, or no longer to be shown. */
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'clear' };

type Jobs = readonly ExportJob[];

type Requested = Pick<ExportJob, 'order' | 'language'>;

const isSame = (one: Requested, other: Requested) =>
  one.language === other.language && JSON.stringify(one.order) === JSON.stringify(other.order);

/** Changes the state of one job, if its state is `from`. */
function advance(
  jobs: Jobs,
  id: number,
  from: ExportState['kind'],
  to: (job: ExportJob) => ExportState,
): Jobs {
  return jobs.map((job) => (job.id === id && job.state.kind === from ? { ...job, state: to(job) } : job));
}

/** The rules of a page's exports: updates after the end of an export are ignored, and no export runs twice. */
export function exportJobsReducer(jobs: Jobs, action: ExportJobsAction): Jobs {
  switch (action.kind) {
    case 'add': {
      const { id, order, language } = action;
      if (jobs.some((job) => isUnderWay(job) && isSame(job, action))) return jobs;
      // Retry of a failed one would be the same export.
      const others = jobs.filter((job) => job.state.kind !== 'failed' || !isSame(job, action));
      return [...others, { id, order, language, state: { kind: 'queued' } }];
    }
    case 'begin':
      return advance(jobs, action.id, 'queued', () => ({
        kind: 'running',
        isWaiting: false,
        place: null,
        percent: null,
      }));
    case 'progress':
      return advance(jobs, action.id, 'running', ({ order }) => runningState(order.call, action.progress));
    case 'saved':
      return advance(jobs, action.id, 'running', () => ({ kind: 'done', fileName: action.fileName }));
    case 'fail':
      return advance(jobs, action.id, 'running', () => ({ kind: 'failed', message: action.message }));
    case 'retry':
      return advance(jobs, action.id, 'failed', () => ({ kind: 'queued' }));
    case 'remove':
      return jobs.filter(({ id }) => id !== action.id);
    case 'clear':
      return [];
  }
}

/** The queued exports whose turn it is. */
export function exportsToBegin(jobs: Jobs): readonly ExportJob[] {
  const running = jobs.filter(({ state }) => state.kind === 'running').length;
  return jobs
    .filter(({ state }) => state.kind === 'queued')
    .slice(0, Math.max(RUNNING_EXPORTS_MAX - running, 0));
}
