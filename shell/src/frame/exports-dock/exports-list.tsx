import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services/services-context.ts';
import type { ExportJob } from '../../services/exports/export-job.ts';
import { ExportRow } from './export-row.tsx';
import { addExportTexts } from './export-texts.ts';
import styles from './exports-dock.module.css';

/** A second press within this time, in milliseconds, belongs to the first: it must not cancel what took its place. */
const DOUBLE_PRESS_MS = 500;

export interface ExportsListProps {
  readonly jobs: readonly ExportJob[];
  /** Gets the focus when the last row with the focus disappears, and the element that had it before is gone as well. */
  readonly backTo: () => HTMLElement | null;
}

/** The exports. A row stays until it is cancelled or closed, or a while after it is saved. */
export function ExportsList({ jobs, backTo }: ExportsListProps) {
  const { exports, texts } = useServices();
  useState(() => addExportTexts(texts));
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const removedAt = useRef<number | null>(null);
  const pressedAt = useRef(-DOUBLE_PRESS_MS);

  useLayoutEffect(() => {
    if (removedAt.current === null) return;
    const rows = [...(list.current?.children ?? [])];
    const next = (rows[removedAt.current] ?? rows.at(-1))?.querySelector('button');
    removedAt.current = null;
    const before = cameFrom.current?.isConnected === true ? cameFrom.current : backTo();
    (next ?? before)?.focus();
  }, [jobs, backTo]);

  const remove = useCallback(
    (id: number) => {
      const index = exports.jobs.get().findIndex((job) => job.id === id);
      const kind = exports.jobs.get()[index]?.state.kind;
      if (kind === 'queued' || kind === 'running') {
        const before = pressedAt.current;
        pressedAt.current = performance.now();
        if (pressedAt.current - before < DOUBLE_PRESS_MS) return;
      }
      // Another row keeps the focus, so that Enter does not press a button that the user did not choose.
      if (list.current?.children[index]?.contains(document.activeElement) === true) removedAt.current = index;
      exports.remove(id);
    },
    [exports],
  );

  const retry = useCallback(
    (id: number) => {
      pressedAt.current = performance.now();
      exports.retry(id);
    },
    [exports],
  );

  if (jobs.length === 0) return null;
  return (
    <section className={styles.dock} aria-label={t('exports.label')} data-below-notices>
      <ul
        ref={list}
        className={styles.list}
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !list.current?.contains(relatedTarget))
            cameFrom.current = relatedTarget;
        }}
      >
        {jobs.map((job) => (
          <DockedExport key={job.id} job={job} onRemove={remove} onRetry={retry} />
        ))}
      </ul>
    </section>
  );
}

interface DockedProps {
  readonly job: ExportJob;
  readonly onRemove: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** A row with stable handlers, so that progress of the other rows does not restart its timer. */
function DockedExport({ job, onRemove, onRetry }: DockedProps) {
  const { id } = job;
  const remove = useCallback(() => {
    onRemove(id);
  }, [onRemove, id]);
  const retry = useCallback(() => {
    onRetry(id);
  }, [onRetry, id]);
  return <ExportRow job={job} onRemove={remove} onRetry={retry} />;
}
