import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { ApiFailure, type ExportProgress } from '@airdex/shared-contracts/api';
import { IDLE, pdfExportReducer, type PdfExport } from './pdf-export.ts';
import { saveFile } from './save-file.ts';

interface PdfExportControls {
  readonly pdf: PdfExport;
  start(): void;
  cancel(): void;
  dismiss(): void;
}

/** Exports the card of a programme as PDF. Leaving the card, or showing another, cancels it. */
export function usePdfExport(idProgram: number): PdfExportControls {
  const { api, telemetry } = useHost();
  const [pdf, dispatch] = useReducer(pdfExportReducer, IDLE);
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    dispatch({ kind: 'cancel' });
  }, []);
  useEffect(() => cancel, [cancel, idProgram]);

  const start = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const jobId = randomJobId();
    dispatch({ kind: 'start' });

    const follow = async () => {
      const events: AsyncIterable<ExportProgress> = await api.getExportProgress({
        params: { jobId },
        signal,
      });
      for await (const progress of events)
        if (running.current === controller) dispatch({ kind: 'progress', progress });
    };
    // Without it the export is as good, only one does not see how far it is.
    follow().catch(() => undefined);

    const body = { selectMode: 'Include' as const, selectedIds: [idProgram], jobId };
    api.getCardPdf({ body, signal }).then(
      (file) => {
        if (running.current !== controller) return;
        saveFile(file);
        dispatch({ kind: 'saved' });
      },
      (error: unknown) => {
        if (running.current !== controller) return;
        telemetry.report({ kind: 'error', name: 'card-pdf', error });
        dispatch({
          kind: 'fail',
          message: error instanceof ApiFailure ? (error.body?.message ?? null) : null,
        });
      },
    );
  }, [api, telemetry, idProgram]);

  const dismiss = useCallback(() => dispatch({ kind: 'dismiss' }), []);
  return { pdf, start, cancel, dismiss };
}

/** Not by `randomUUID`, which pages without TLS lack. */
function randomJobId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
