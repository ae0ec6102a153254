import type { Current } from '@airdex/shared-contracts/remote-contract';
import { isUnderWay, type ExportJob } from './export-job.ts';

/** Lets the browser ask before the page is closed or reloaded while exports run: they would be lost. */
export function warnBeforeLeaving(jobs: Current<readonly ExportJob[]>): void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  jobs.changes.subscribe((now) => {
    // Only while it is needed: such a listener keeps pages out of the browser's back/forward cache.
    if (now.some(isUnderWay)) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
