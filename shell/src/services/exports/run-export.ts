import type { ApiClient, DownloadedFile, ExportProgress } from '@airdex/shared-contracts/api';
import type { ExportOrder } from '@airdex/shared-contracts/remote-contract';
import { whileVisible } from './while-visible.ts';

export type ExportApi = Pick<ApiClient, 'getExportProgress' | ExportOrder['call']>;

interface Options {
  readonly api: ExportApi;
  readonly order: ExportOrder;
  /** Aborts the export when it is cancelled, and its progress when it has ended. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** Requests the file of an order, and reports its progress meanwhile. */
export function runExport({ api, order, signal, onProgress }: Options): Promise<DownloadedFile> {
  const jobId = randomJobId();
  // A hidden page leaves the connection to the others.
  whileVisible(signal, (visible) => {
    // The export works without progress; the user just does not see it.
    follow(api, jobId, visible, onProgress).catch(() => undefined);
  });
  // Written out, because each call has a different body.
  return order.call === 'getCardPdf'
    ? api.getCardPdf({ body: { ...order.body, jobId }, signal })
    : api.getAdvancedSearchProgramsExport({ body: { ...order.body, jobId }, signal });
}

async function follow(
  api: ExportApi,
  jobId: string,
  signal: AbortSignal,
  onProgress: Options['onProgress'],
): Promise<void> {
  for await (const progress of await api.getExportProgress({ params: { jobId }, signal }))
    if (!signal.aborted) onProgress(progress);
}

/** Does not use `randomUUID`, which pages without TLS lack. */
function randomJobId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
