import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { ApiFailure, type ApiClient, type ExportProgress } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { PdfExportButton } from './pdf-export-button.tsx';

type GetCardPdf = ApiClient['getCardPdf'];
type GetProgress = ApiClient['getExportProgress'];

async function* progress(...events: ExportProgress[]): AsyncGenerator<ExportProgress> {
  for (const event of events) yield await Promise.resolve(event);
}
const working: ExportProgress = { state: 'working', done: 1, total: 1 };

function show(getCardPdf: GetCardPdf, getExportProgress: GetProgress = () => Promise.resolve(progress())) {
  const host = createTestHost({ api: { getCardPdf, getExportProgress } });
  const shown = render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <PdfExportButton idProgram={7} />
    </ScreenProviders>,
  );
  return { host, ...shown };
}
const startExport = () => userEvent.click(screen.getByRole('button', { name: 'Export PDF' }));

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

test('asks for this programme alone and saves the file under its name', async () => {
  const getCardPdf = jest.fn<GetCardPdf>(() =>
    Promise.resolve({ blob: new Blob(['%PDF']), fileName: 'Programme-Page-7.pdf' }),
  );
  const getExportProgress = jest.fn<GetProgress>(() => Promise.resolve(progress(working)));
  show(getCardPdf, getExportProgress);
  await startExport();
  expect(await screen.findByText('The PDF has been saved.')).toBeVisible();
  expect(saved).toEqual(['Programme-Page-7.pdf']);
  const { body } = getCardPdf.mock.calls[0]?.[0] ?? {};
  expect(body).toMatchObject({ selectMode: 'Include', selectedIds: [7] });
  expect(getExportProgress.mock.calls[0]?.[0].params.jobId).toBe(body?.jobId);
});

test('shows how far it is', async () => {
  show(
    () => new Promise(() => undefined),
    () => Promise.resolve(progress({ state: 'waiting', done: 0, total: null }, working)),
  );
  await startExport();
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '60'));
  expect(screen.getByRole('status')).toHaveTextContent('Making the PDF…');
});

test('cancelling gives the call up, and nothing is saved', async () => {
  let signal: AbortSignal | undefined;
  show((input) => {
    signal = input.signal;
    return new Promise(() => undefined);
  });
  await startExport();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  expect(await screen.findByRole('button', { name: 'Export PDF' })).toBeVisible();
  expect(saved).toEqual([]);
});

test('leaving the card cancels as well', async () => {
  let signal: AbortSignal | undefined;
  const { unmount } = show((input) => {
    signal = input.signal;
    return new Promise(() => undefined);
  });
  await startExport();
  unmount();
  expect(signal?.aborted).toBe(true);
});

test('says what the server says when it can not, until that is closed', async () => {
  const body = { error: 'unavailable' as const, message: 'Many PDF files are being made at the moment.' };
  const { host } = show(() => Promise.reject(new ApiFailure('refused', body.message, { status: 503, body })));
  await startExport();
  expect(await screen.findByRole('alert')).toHaveTextContent(body.message);
  expect(host.reports).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
