import { describe, expect, test } from '@jest/globals';
import type { Language } from '@airdex/shared-contracts/constants';
import type { ExportOrder } from '@airdex/shared-contracts/remote-contract';
import type { ExportJob } from './export-job.ts';
import { exportJobsReducer, exportsToBegin, type ExportJobsAction } from './export-jobs.ts';

const pdf = (programmes: number): ExportOrder => ({ call: 'getCardPdf', body: {}, programmes });
const excel: ExportOrder = { call: 'getAdvancedSearchProgramsExport', body: {}, programmes: 9 };

const add = (id: number, order: ExportOrder, language: Language = 'en') =>
  ({ kind: 'add', id, order, language }) as const;
const after = (...actions: ExportJobsAction[]): readonly ExportJob[] => actions.reduce(exportJobsReducer, []);
const states = (...actions: ExportJobsAction[]) => after(...actions).map(({ state }) => state);
const begun = (order = pdf(3)) =>
  [add(1, order), { kind: 'begin', id: 1 }] as const satisfies ExportJobsAction[];
const progress = (state: 'waiting' | 'working', done: number, total: number | null): ExportJobsAction => ({
  kind: 'progress',
  id: 1,
  progress: { state, done, total },
});

describe('an export', () => {
  test('is queued, runs and is saved', () => {
    expect(states(add(1, pdf(3)))).toEqual([{ kind: 'queued' }]);
    expect(states(...begun())).toEqual([{ kind: 'running', isWaiting: false, place: null, percent: null }]);
    expect(states(...begun(), progress('waiting', 0, null))).toMatchObject([
      { isWaiting: true, percent: null },
    ]);
    const progressOfSecond = { state: 'waiting', done: 0, total: null, place: 2 } as const;
    expect(states(...begun(), { kind: 'progress', id: 1, progress: progressOfSecond })).toMatchObject([
      { isWaiting: true, place: 2 },
    ]);
    expect(states(...begun(), { kind: 'saved', id: 1, fileName: 'a.pdf' })).toEqual([
      { kind: 'done', fileName: 'a.pdf' },
    ]);
  });

  test('of cards is far from done when they are loaded, because printing follows; a spreadsheet is nearly done', () => {
    expect(states(...begun(), progress('working', 3, 3))).toMatchObject([{ percent: 60 }]);
    expect(states(...begun(excel), progress('working', 9, 9))).toMatchObject([{ percent: 99 }]);
    expect(states(...begun(), progress('working', 0, 0))).toMatchObject([{ percent: null }]);
  });

  test('that was cancelled or has ended ignores later updates', () => {
    expect(after(...begun(), { kind: 'remove', id: 1 }, progress('working', 1, 2))).toEqual([]);
    const saved = { kind: 'saved', id: 1, fileName: 'a.pdf' } as const;
    expect(states(...begun(), saved, progress('working', 1, 2))).toMatchObject([{ kind: 'done' }]);
    expect(states(...begun(), saved, { kind: 'fail', id: 1, message: null })).toMatchObject([
      { kind: 'done' },
    ]);
  });

  test('that failed keeps the server’s message, and its order for another try', () => {
    const failed = [...begun(), { kind: 'fail', id: 1, message: 'busy' }] as const;
    expect(states(...failed)).toEqual([{ kind: 'failed', message: 'busy' }]);
    const [again] = after(...failed, { kind: 'retry', id: 1 });
    expect(again).toEqual({ id: 1, order: pdf(3), language: 'en', state: { kind: 'queued' } });
  });
});

describe('several exports', () => {
  test('the same one, in the same language, does not start twice while it is running, but may start afterwards', () => {
    expect(after(...begun(), add(2, pdf(3)))).toHaveLength(1);
    expect(after(...begun(), add(2, pdf(4)))).toHaveLength(2);
    expect(after(...begun(), add(2, pdf(3), 'ch'))).toHaveLength(2);
    const saved = { kind: 'saved', id: 1, fileName: 'a.pdf' } as const;
    expect(after(...begun(), saved, add(2, pdf(3)))).toHaveLength(2);
  });

  test('that failed is replaced when the same one starts again', () => {
    const again = after(...begun(), { kind: 'fail', id: 1, message: null }, add(2, pdf(3)), {
      kind: 'retry',
      id: 1,
    });
    expect(again).toMatchObject([{ id: 2, state: { kind: 'queued' } }]);
  });

  test('two run at a time, the others in the order of the requests', () => {
    const four = [1, 2, 3, 4].map((id) => add(id, pdf(id)));
    const toBegin = (...actions: ExportJobsAction[]) => exportsToBegin(after(...actions)).map(({ id }) => id);
    expect(toBegin(...four)).toEqual([1, 2]);
    const two = [...four, { kind: 'begin', id: 1 }, { kind: 'begin', id: 2 }] as const;
    expect(toBegin(...two)).toEqual([]);
    expect(toBegin(...two, { kind: 'fail', id: 2, message: null })).toEqual([3]);
    expect(toBegin(...two, { kind: 'remove', id: 1 })).toEqual([3]);
  });

  test('all end when the session ends', () => {
    expect(after(...begun(), { kind: 'clear' })).toEqual([]);
  });
});
