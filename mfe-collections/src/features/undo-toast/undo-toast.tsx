import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, sendWrite, useExclusiveMutation } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { useCountdown } from './use-countdown.ts';
import { useNoticeFocus } from './use-notice-focus.ts';

/** Milliseconds. */
const STAYS_MS = 8_000;
const STAYS_UNDONE_MS = 5_000;

/** A text in the language that the page has when it shows it. */
export type ShownText = (t: TFunction) => string;

/** What happened, and how to undo it if that is possible. */
export interface Happened {
  readonly text: ShownText;
  /** There was nothing to do. */
  readonly isNothing?: boolean;
  /** Restores the previous state. */
  readonly undo: (() => Promise<unknown>) | null;
  /** What Undo has done, if it could not restore all of it. */
  readonly undone?: (t: TFunction) => string | null;
}

/**
 * A toast that shows what happened and disappears after a while, but not while it is hovered, has the focus
 * or is undoing.
 */
export function UndoToast({
  happened,
  onLeave,
}: {
  readonly happened: Happened;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { undo } = happened;
  const [isUndone, setUndone] = useState(false);
  const undoing = useExclusiveMutation<unknown, void>({
    mutationFn: () => sendWrite(() => undo?.() ?? Promise.resolve()),
    onSuccess: () => setUndone(true),
  });
  const isFailed = undoing.error !== null;
  const failure = isOutcomeUnknown(undoing.error) ? t('undo.maybeDone') : t('undo.failed');
  useCountdown(
    isUndone ? STAYS_UNDONE_MS : STAYS_MS,
    isPointedAt || (hasFocus && !isUndone) || undoing.isPending || isFailed,
    onLeave,
  );
  const { ref, onFocus } = useNoticeFocus(isUndone);
  return (
    <div
      ref={ref}
      onPointerEnter={() => {
        setPointedAt(true);
      }}
      onPointerLeave={() => {
        setPointedAt(false);
      }}
      onFocus={(event) => {
        onFocus(event);
        setFocus(true);
      }}
      onBlur={() => {
        setFocus(false);
      }}
    >
      <Notice
        tone={isFailed ? 'danger' : isUndone || happened.isNothing === true ? 'neutral' : 'success'}
        placement="bottom"
        coversPage={!isFailed}
        onDismiss={onLeave}
        dismissLabel={t('close')}
        actions={
          undo !== null &&
          !isUndone && (
            <Button
              size="small"
              isLoading={undoing.isPending}
              loadingLabel={t('undo.running')}
              onPress={() => undoing.mutate()}
            >
              {isFailed ? t('failed.retry') : t('undo.label')}
            </Button>
          )
        }
      >
        {isFailed ? failure : isUndone ? (happened.undone?.(t) ?? t('undo.done')) : happened.text(t)}
      </Notice>
    </div>
  );
}
