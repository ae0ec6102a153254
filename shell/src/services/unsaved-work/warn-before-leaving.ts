import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { combineLatest } from 'rxjs';
import { isUnderWay, type ExportJob } from '../exports/export-job.ts';

/** Makes the browser ask before closing or reloading the page while exports run or work is unsaved: both would be lost. */
export function warnBeforeLeaving(
  jobs: ReadonlyState<readonly ExportJob[]>,
  hasUnsavedWork: ReadonlyState<boolean>,
): void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  combineLatest([jobs.changes, hasUnsavedWork.changes]).subscribe(([now, isAny]) => {
    // Added only while needed, because such a listener keeps pages out of the browser's back/forward cache.
    if (isAny || now.some(isUnderWay)) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
