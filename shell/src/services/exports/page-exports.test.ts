import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import {
  ApiFailure,
  type ApiClient,
  type DownloadedFile,
  type ExportProgress,
} from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { ExportOrder } from '@airdex/shared-contracts/remote-contract';
import { createPageExports } from './page-exports.ts';

type Excel = ApiClient['getAdvancedSearchProgramsExport'];
const order: ExportOrder = {
  call: 'getAdvancedSearchProgramsExport',
  body: { term: 'abc', selectedIds: [1], selectMode: 'Include' },
  programmes: 1,
};
const FILE: DownloadedFile = { blob: new Blob(['PK']), fileName: 'Programme-Page-Report.xlsx' };

async function* streamOf(...events: ExportProgress[]): AsyncGenerator<ExportProgress> {
  for (const event of events) yield await Promise.resolve(event);
}

function create(getAdvancedSearchProgramsExport: Excel, ...events: ExportProgress[]) {
  /** The language of each call. */
  const languages: Language[] = [];
  const save = jest.fn<(file: DownloadedFile) => void>();
  const report = jest.fn();
  const getExportProgress = jest.fn<ApiClient['getExportProgress']>(() =>
    Promise.resolve(streamOf(...events)),
  );
  const getCardPdf = jest.fn<ApiClient['getCardPdf']>(() => Promise.reject(new Error('not asked for')));
  const api = { getAdvancedSearchProgramsExport, getCardPdf, getExportProgress };
  let pageLanguage: Language = 'en';
  const exports = createPageExports({
    api: (language) => {
      languages.push(language);
      return api;
    },
    pageLanguage: () => pageLanguage,
    telemetry: { report },
    save,
  });
  const setLanguage = (language: Language) => {
    pageLanguage = language;
  };
  const state = () => exports.jobs.get()[0]?.state;
  return { exports, save, report, getExportProgress, state, languages, setLanguage };
}

afterEach(() => {
  jest.restoreAllMocks();
});

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const never: Excel = () => new Promise(() => undefined);

test('an export is tracked under its own id, saved and reported', async () => {
  const answer = Promise.withResolvers<DownloadedFile>();
  const call = jest.fn<Excel>(() => answer.promise);
  const { exports, save, getExportProgress, state } = create(call, { state: 'working', done: 1, total: 2 });
  exports.start(order);
  await waitFor(() => expect(state()).toMatchObject({ kind: 'running', percent: 50 }));
  const body = call.mock.calls[0]?.[0].body;
  expect(body).toMatchObject(order.body);
  expect(getExportProgress.mock.calls[0]?.[0].params.jobId).toBe(body?.jobId);
  answer.resolve(FILE);
  await waitFor(() => expect(state()).toEqual({ kind: 'done', fileName: FILE.fileName }));
  expect(save.mock.calls).toEqual([[FILE]]);
  // No listener remains.
  expect(getExportProgress.mock.calls[0]?.[0].signal?.aborted).toBe(true);
});

test('a hidden page does not follow the progress, and follows it again when it is shown', async () => {
  const { exports, getExportProgress, state } = create(never, { state: 'working', done: 1, total: 2 });
  exports.start(order);
  await waitFor(() => expect(getExportProgress).toHaveBeenCalled());
  setHidden(true);
  const followed = () =>
    getExportProgress.mock.calls.map(([{ params, signal }]) => [params.jobId, signal?.aborted]);
  const [[jobId] = []] = followed();
  expect(followed()).toEqual([[jobId, true]]);
  setHidden(false);
  expect(followed()).toEqual([
    [jobId, true],
    [jobId, false],
  ]);
  await waitFor(() => expect(state()).toMatchObject({ percent: 50 }));
  exports.remove(1);
  setHidden(false);
  expect(followed()).toEqual([
    [jobId, true],
    [jobId, true],
  ]);
});

test('cancelling aborts the call, and a later response is not saved', async () => {
  const answer = Promise.withResolvers<DownloadedFile>();
  let signal: AbortSignal | undefined;
  const { exports, save } = create((input) => {
    ({ signal } = input);
    return answer.promise;
  });
  exports.start(order);
  await waitFor(() => expect(signal?.aborted).toBe(false));
  exports.remove(1);
  expect(signal?.aborted).toBe(true);
  expect(exports.jobs.get()).toEqual([]);
  answer.resolve(FILE);
  await answer.promise;
  expect(save).not.toHaveBeenCalled();
});

test('a failed export shows the reason and succeeds on the next try, with all its data', async () => {
  const body = { error: 'unavailable' as const, message: 'Many files are being made.' };
  const call = jest
    .fn<Excel>()
    .mockRejectedValueOnce(new ApiFailure('refused', body.message, { status: 503, body }))
    .mockResolvedValueOnce(FILE);
  const { exports, report, state } = create(call);
  exports.start(order);
  await waitFor(() => expect(state()).toEqual({ kind: 'failed', message: body.message }));
  expect(report).toHaveBeenCalledTimes(1);
  exports.retry(1);
  await waitFor(() => expect(state()).toMatchObject({ kind: 'done' }));
  const [first, second] = call.mock.calls.map(([input]) => input.body);
  expect(second).toEqual({ ...first, jobId: second?.jobId });
  expect(second?.jobId).not.toBe(first?.jobId);
});

test('an export keeps its language while it waits and when it is retried', async () => {
  const call = jest.fn<Excel>(never).mockRejectedValueOnce(new ApiFailure('unreachable', 'No network'));
  const { exports, state, languages, setLanguage } = create(call);
  exports.start(order);
  await waitFor(() => expect(state()).toMatchObject({ kind: 'failed' }));
  for (const programmes of [2, 3, 4]) exports.start({ ...order, programmes });
  await waitFor(() => expect(languages).toEqual(['en', 'en', 'en']));
  setLanguage('ch');
  exports.remove(2);
  exports.remove(3);
  exports.retry(1);
  await waitFor(() => expect(languages).toEqual(['en', 'en', 'en', 'en', 'en']));
  exports.remove(1);
  exports.start({ ...order, programmes: 4 });
  await waitFor(() => expect(languages.at(-1)).toBe('ch'));
});

test('a failure without a response has no message of the server', async () => {
  const { exports, state } = create(() => Promise.reject(new ApiFailure('unreachable', 'No network')));
  exports.start(order);
  await waitFor(() => expect(state()).toEqual({ kind: 'failed', message: null }));
});

test('a third export waits for one of two to end; the end of the session ends all', async () => {
  const signals: AbortSignal[] = [];
  const { exports } = create((input) => {
    if (input.signal) signals.push(input.signal);
    return never(input);
  });
  for (const programmes of [1, 2, 3]) exports.start({ ...order, programmes });
  await waitFor(() => expect(signals).toHaveLength(2));
  exports.remove(1);
  await waitFor(() => expect(signals).toHaveLength(3));
  exports.clear();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  expect(exports.jobs.get()).toEqual([]);
});

test('listeners may start other exports at once: each is requested once, in order', async () => {
  const call = jest.fn(never);
  const { exports } = create(call);
  let isRequested = false;
  exports.jobs.changes.subscribe((jobs) => {
    if (jobs.length === 0 || isRequested) return;
    isRequested = true;
    for (const programmes of [2, 3, 4]) exports.start({ ...order, programmes });
  });
  exports.start(order);
  expect(exports.jobs.get().map(({ state }) => state.kind)).toEqual([
    'running',
    'running',
    'queued',
    'queued',
  ]);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

test('no waiting export starts twice when listeners see two free slots', async () => {
  const call = jest.fn(never);
  const { exports } = create(call);
  for (const programmes of [1, 2, 3, 4]) exports.start({ ...order, programmes });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  let isRequested = false;
  exports.jobs.changes.subscribe((jobs) => {
    if (jobs.length !== 3 || isRequested) return;
    isRequested = true;
    exports.remove(2);
  });
  exports.remove(1);
  expect(exports.jobs.get().map(({ id, state }) => [id, state.kind])).toEqual([
    [3, 'running'],
    [4, 'running'],
  ]);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(4));
});

test('an export that a listener removes at once is not requested', async () => {
  const call = jest.fn(never);
  const { exports } = create(call);
  exports.jobs.changes.subscribe(([job]) => {
    if (job?.id === 1) exports.remove(1);
  });
  exports.start(order);
  expect(exports.jobs.get()).toEqual([]);
  exports.start({ ...order, programmes: 2 });
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call).toHaveBeenCalledTimes(1);
});
