import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, startApp, type TestResponse } from '../../testing/app-for-tests.tsx';

const CALL = 'Search/GetAdvancedSearchProgramsExport';
const file = () =>
  new Response('PK', {
    headers: { 'Content-Disposition': 'attachment; filename="Programme-Page-Report.xlsx"' },
  });
const never: TestResponse = () => new Promise(() => undefined);

async function start(exportCall: TestResponse, answers: Readonly<Record<string, TestResponse>> = {}) {
  const app = await startApp({ path: '/faq', answers: { ...answers, [CALL]: exportCall } });
  const order = (programmes: number) => {
    act(() => {
      app.services.host.exports.start({
        call: 'getAdvancedSearchProgramsExport',
        body: { selectedIds: [1] },
        programmes,
      });
    });
  };
  return { ...app, order };
}
const dock = () => screen.queryByRole('region', { name: 'Exports' });
const row = (name: string) => within(screen.getByRole('listitem', { name }));

/** Lets time pass for the code that measures it, but for no timer. */
const wait = (ms: number) => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
};

const saved: string[] = [];
beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('nothing is shown without exports; several are listed, and stay when the page changes', async () => {
  const { order, services } = await start(never);
  expect(dock()).not.toBeInTheDocument();
  order(1);
  order(23_412);
  await waitFor(() => expect(dock()).toBeInTheDocument());
  expect(row('Excel file of 1 programme').getByRole('progressbar')).toBeVisible();
  expect(row('Excel file of 23,412 programmes').getByRole('status')).toHaveTextContent('Creating');
  order(3);
  expect(row('Excel file of 3 programmes').getByRole('status')).toHaveTextContent('waiting in the queue');
  act(() => services.navigation.go('/playlists'));
  expect(within(dock() as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
});

test.each([
  ['en', 'Excel file of 1 programme: waiting, number 2 in the queue'],
  ['ch', '1 个节目的 Excel 文件：排队等候中，当前第 2 位'],
] as const)('[EXP-03] the position in the queue of the server is shown (%s)', async (language, text) => {
  const waiting = () =>
    new Response('data: {"state":"waiting","done":0,"total":null,"place":2}\n\n', {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const { order, services } = await start(never, { [`Export/Progress/${'00'.repeat(16)}`]: waiting });
  act(() => services.language.set(language));
  order(1);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a saved file is named, and its row is shown for a while', async () => {
  jest.useFakeTimers();
  const { order } = await start(file);
  order(2);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(row('Excel file of 2 programmes').getByRole('status')).toHaveTextContent(
    'Excel file of 2 programmes: saved as Programme-Page-Report.xlsx',
  );
  expect(saved).toEqual(['Programme-Page-Report.xlsx']);
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(dock()).not.toBeInTheDocument();
});

test('a failure shows the message of the server; Retry repeats the export and keeps the focus on it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const answers = [() => answer({ error: 'unavailable', message: 'Many files are made.' }, 503), never];
  const { order, calls } = await start((request) => (answers.shift() ?? never)(request));
  order(2);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Excel file of 2 programmes could not be created. Many files are made.',
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  // A double press does not cancel it at once.
  await user.keyboard('{Enter}');
  expect(row('Excel file of 2 programmes').getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(calls(CALL)).toHaveLength(2);
});

test('Retry sends the export in the language in which it was requested', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answers = [() => answer({ error: 'unavailable', message: 'Busy.' }, 503), never];
  const { order, calls, services } = await start((request) => (answers.shift() ?? never)(request));
  act(() => services.language.set('ch'));
  order(2);
  await screen.findByRole('alert');
  act(() => services.language.set('en'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(calls(CALL)).toHaveLength(2));
  expect(calls(CALL).map(({ headers }) => headers.get('LanguageId'))).toEqual(['1', '1']);
});

test('a network failure says what to do', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { order } = await start(() => Promise.reject(new TypeError('Failed to fetch')));
  order(2);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment');
});

test('Cancel moves the focus to the next export, and after the last one back to where it was', async () => {
  const user = userEvent.setup();
  const { order } = await start(never);
  order(1);
  order(2);
  const logo = screen.getByRole('link', { name: 'Airdex, home' });
  logo.focus();
  await user.tab({ shift: true });
  // The last element before the dock, where the focus came from.
  const before = document.activeElement as HTMLElement;
  const [first] = screen.getAllByRole('button', { name: 'Cancel' });
  act(() => first?.focus());
  await user.keyboard('{Enter}');
  expect(row('Excel file of 2 programmes').getByRole('button', { name: 'Cancel' })).toHaveFocus();
  wait(1000);
  await user.keyboard('{Enter}');
  expect(dock()).not.toBeInTheDocument();
  await waitFor(() => expect(before).toHaveFocus());
});

test('Cancel moves the focus to the export that takes the place of the cancelled one, or to the last one', async () => {
  const user = userEvent.setup();
  const { order } = await start(never);
  for (const programmes of [1, 2, 3]) order(programmes);
  const cancel = (programmes: string) =>
    row(`Excel file of ${programmes}`).getByRole('button', { name: 'Cancel' });
  act(() => cancel('2 programmes').focus());
  await user.keyboard('{Enter}');
  expect(cancel('3 programmes')).toHaveFocus();
  // A double press cancels one export.
  await user.keyboard('{Enter}');
  expect(cancel('3 programmes')).toHaveFocus();
  wait(1000);
  await user.keyboard('{Enter}');
  expect(cancel('1 programme')).toHaveFocus();
});

test('the focus stays on an export when the row of a saved one disappears', async () => {
  jest.useFakeTimers();
  const answers = [file];
  const { order } = await start((request) => (answers.shift() ?? never)(request));
  for (const programmes of [1, 2, 3]) order(programmes);
  await act(() => jest.advanceTimersByTimeAsync(10));
  const cancel = row('Excel file of 3 programmes').getByRole('button', { name: 'Cancel' });
  act(() => cancel.focus());
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(screen.queryByRole('listitem', { name: 'Excel file of 1 programme' })).not.toBeInTheDocument();
  expect(cancel).toHaveFocus();
});

test('signing out ends them all', async () => {
  const { order, services } = await start(never);
  order(1);
  await act(() => services.signOut());
  expect(services.exports.jobs.get()).toEqual([]);
});
