import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { combineLatest } from 'rxjs';
import { isUnderWay, type ExportJob } from '../exports/export-job.ts';

/** Lets the browser ask before the page is closed or reloaded while exports run or work is unsaved: it would be lost. */
export function warnBeforeLeaving(
  jobs: ReadonlyState<readonly ExportJob[]>,
  hasUnsavedWork: ReadonlyState<boolean>,
): void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  combineLatest([jobs.changes, hasUnsavedWork.changes]).subscribe(([now, isAny]) => {
    // Only while it is needed: such a listener keeps pages out of the browser's back/forward cache.
    if (isAny || now.some(isUnderWay)) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
