import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, sendWrite, useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import { ApiFailure, type Releases } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { Dialog } from '@airdex/shared-ui/dialog';
import { Select } from '@airdex/shared-ui/select';
import { TextField } from '@airdex/shared-ui/text-field';
import { carryOut, type Block, type Change } from './change.ts';
import styles from './change-dialog.module.css';

/** Maximum length of a reason in the history. */
const REASON_MAX = 500;
const SHARES = ['1', '5', '10', '25', '50', '75'] as const;

const BLOCK_TEXTS = { canaryOver: 'change.canaryOver', otherCanary: 'change.promote.blocked' } as const;

interface Props {
  readonly change: Change;
  /** Revision of the shown releases. */
  readonly revision: number;
  /** Loads the releases again. */
  readonly refetch: UseQueryResult<Releases>['refetch'];
  /** Why the change is impossible now. */
  readonly block: Block | null;
  /** @param changed false: there was nothing to change */
  readonly onDone: (changed: boolean) => void;
  readonly onClose: () => void;
}

/** Describes a change, asks for a reason, and makes the change. A failure keeps the input. */
export function ChangeDialog({ change, revision, refetch, block, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const [reason, setReason] = useState('');
  const [percent, setPercent] = useState(change.kind === 'widen' ? String(change.percent) : '');
  // The revision that the user has read: at first, or when a refusal asks to check it. The page behind the dialog
  // continues to reload.
  const [read, setRead] = useState(revision);
  const asked: Change = change.kind === 'widen' ? { ...change, percent: Number(percent) } : change;
  const carrying = useExclusiveMutation({
    mutationFn: (shown: number) => sendWrite(() => carryOut(api, asked, { revision: shown, reason })),
    onSettled: async (_, error) => {
      const { data } = await refetch();
      if (isMoved(error) && data !== undefined) setRead(data.status.revision);
    },
    onSuccess: onDone,
  });
  const hasMoved = isMoved(carrying.error);
  // Sent again, a rollback that was made would go back twice.
  const isUnsure = isOutcomeUnknown(carrying.error);
  const close = () => {
    if (!carrying.isPending) onClose();
  };
  const isTooLong = reason.trim().length > REASON_MAX;
  const isBarred = isTooLong || block !== null || isUnsure;
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={titleOf(change)}
      width={450}
      closeLabel={t('close')}
      isDismissable={false}
      actions={
        <>
          <Button isDisabled={carrying.isPending} onPress={close}>
            {t('cancel')}
          </Button>
          <Button
            variant={change.kind === 'promote' || change.kind === 'widen' ? 'primary' : 'danger'}
            isLoading={carrying.isPending}
            // Not disabled: a button that was just pressed would lose the focus.
            aria-disabled={isBarred}
            onPress={() => {
              if (!isBarred) carrying.mutate(read);
            }}
          >
            {t(`change.${change.kind}.confirm`)}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{block === null ? questionOf(change) : t(BLOCK_TEXTS[block])}</p>
        {change.kind === 'widen' && (
          <Select
            label={t('change.widen.share')}
            options={sharesWith(change.percent).map((share) => ({
              id: share,
              label: t('canary.share', { percent: share }),
            }))}
            value={percent}
            onChange={setPercent}
            placeholder=""
          />
        )}
        <TextField
          label={t('change.reason')}
          description={t('change.reasonHelp')}
          error={isTooLong ? t('change.reasonTooLong', { most: REASON_MAX }) : undefined}
          value={reason}
          onChange={setReason}
        />
        {carrying.error !== null && !(hasMoved && block !== null) && (
          <p role="alert" className={styles.failed}>
            {failureOf(carrying.error)}
          </p>
        )}
      </div>
    </Dialog>
  );

  function titleOf(it: Change): string {
    switch (it.kind) {
      case 'rollBack':
        return t('change.rollBack.title', { name: it.name });
      case 'promote':
        return t('change.promote.title', { composition: it.composition });
      default:
        return t(`change.${it.kind}.title`);
    }
  }

  function questionOf(it: Change): string {
    return it.kind === 'rollBack'
      ? t('change.rollBack.question', { name: it.name })
      : t(`change.${it.kind}.question`);
  }

  function failureOf(error: Error): string {
    if (isOutcomeUnknown(error)) return t('change.unsure');
    if (!(error instanceof ApiFailure) || error.body === null) return t('change.failed');
    if (isMoved(error)) return t('change.moved');
    // Such as "There is no release of mfe-card before …".
    return error.status !== null && error.status < 500 ? error.body.message : t('change.failed');
  }
}

/** Whether somebody else has changed the releases first. */
const isMoved = (error: unknown) => error instanceof ApiFailure && error.body?.field === 'revision';

/** The shares to choose from, with the present one. */
function sharesWith(present: number): string[] {
  const shares = new Set<string>([...SHARES, String(present)]);
  return [...shares].sort((one, other) => Number(one) - Number(other));
}
