import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { Progress } from '@airdex/shared-ui/progress';
import type { ExportJob, ExportState } from '../../services/exports/export-job.ts';
import { useExportName } from './use-export-name.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './exports-dock.module.css';

/** How long the row of a saved file is shown, in milliseconds. */
const DONE_SHOWN_MS = 15_000;
/** Interval of checking whether the user still points at the row or has the focus in it, after that time. */
const LOOK_AGAIN_MS = 2_000;

interface Props {
  readonly job: ExportJob;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

function progressLabel(
  t: TFunction,
  name: string,
  state: Extract<ExportState, { kind: 'queued' | 'running' }>,
): string {
  if (state.kind === 'running' && !state.isWaiting) return t('exports.working', { name });
  if (state.kind === 'queued' || state.place === null) return t('exports.queued', { name });
  return t('exports.place', { name, place: state.place });
}

/** One export: its progress with Cancel, a message that it is saved, or its failure with Retry. */
export function ExportRow({ job: { order, state }, onRemove, onRetry }: Props) {
  const { t } = useTranslation();
  const name = useExportName(order);
  const { ref, onFocus, onBlur } = useKeptFocus(state.kind);
  const isDone = state.kind === 'done';
  useEffect(() => {
    if (!isDone) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (ref.current?.matches(':hover, :focus-within') === true) timer = setTimeout(look, LOOK_AGAIN_MS);
      else onRemove();
    };
    timer = setTimeout(look, DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone, onRemove, ref]);
  return (
    <li ref={ref} className={styles.row} onFocus={onFocus} onBlur={onBlur} aria-label={name}>
      {(state.kind === 'queued' || state.kind === 'running') && (
        <div className={styles.progress}>
          <Progress
            label={progressLabel(t, name, state)}
            value={state.kind === 'running' ? state.percent : null}
            cancelLabel={t('exports.cancel')}
            onCancel={onRemove}
          />
        </div>
      )}
      {state.kind === 'done' && (
        <Notice tone="success" onDismiss={onRemove} dismissLabel={t('close')}>
          {t('exports.done', { name, file: state.fileName })}
        </Notice>
      )}
      {state.kind === 'failed' && (
        <Notice
          tone="danger"
          actions={
            <Button size="small" onPress={onRetry}>
              {t('retry')}
            </Button>
          }
          onDismiss={onRemove}
          dismissLabel={t('close')}
        >
          {t('exports.failed', { name })} {state.message ?? t('exports.failedText')}
        </Notice>
      )}
    </li>
  );
}
