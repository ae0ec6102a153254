import { expect, test } from '@jest/globals';
import { IDLE, pdfExportReducer, type PdfExport, type PdfExportAction } from './pdf-export.ts';

const after = (...actions: PdfExportAction[]): PdfExport => actions.reduce(pdfExportReducer, IDLE);
const working = (done: number, total: number | null): PdfExportAction => ({
  kind: 'progress',
  progress: { state: 'working', done, total },
});

test('an export waits, works and is done', () => {
  expect(after({ kind: 'start' })).toEqual({ kind: 'running', isWaiting: false, percent: null });
  const waiting: PdfExportAction = { kind: 'progress', progress: { state: 'waiting', done: 0, total: null } };
  expect(after({ kind: 'start' }, waiting)).toMatchObject({ isWaiting: true, percent: null });
  expect(after({ kind: 'start' }, working(5, 10))).toMatchObject({ isWaiting: false, percent: 30 });
  expect(after({ kind: 'start' }, working(0, 0))).toMatchObject({ percent: null });
  expect(after({ kind: 'start' }, working(1, 1), { kind: 'saved' })).toEqual({ kind: 'done' });
});

test('one that was cancelled neither goes on nor fails afterwards', () => {
  const cancelled = [{ kind: 'start' }, { kind: 'cancel' }] as const;
  expect(after(...cancelled, working(1, 2))).toBe(IDLE);
  expect(after(...cancelled, { kind: 'fail', message: 'no' })).toBe(IDLE);
  expect(after(...cancelled, { kind: 'saved' })).toBe(IDLE);
});

test('a failure keeps what the server said until it is dismissed', () => {
  const failed = after({ kind: 'start' }, { kind: 'fail', message: 'busy' });
  expect(failed).toEqual({ kind: 'failed', message: 'busy' });
  expect(pdfExportReducer(failed, { kind: 'dismiss' })).toBe(IDLE);
});
