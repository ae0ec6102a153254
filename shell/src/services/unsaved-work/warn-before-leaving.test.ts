import { expect, test } from '@jest/globals';
import { currentValue } from '../../lib/current/current-value.ts';
import type { ExportJob } from '../exports/export-job.ts';
import { warnBeforeLeaving } from './warn-before-leaving.ts';

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const running = { id: 1, state: { kind: 'queued' } } as ExportJob;

test('the browser asks before the page is left while work is unsaved or an export runs, and only then', () => {
  const jobs = currentValue<readonly ExportJob[]>([]);
  const hasUnsavedWork = currentValue(false);
  warnBeforeLeaving(jobs, hasUnsavedWork);
  expect(asksBeforeLeaving()).toBe(false);
  hasUnsavedWork.set(true);
  expect(asksBeforeLeaving()).toBe(true);
  jobs.set([running]);
  hasUnsavedWork.set(false);
  expect(asksBeforeLeaving()).toBe(true);
  jobs.set([]);
  expect(asksBeforeLeaving()).toBe(false);
});
