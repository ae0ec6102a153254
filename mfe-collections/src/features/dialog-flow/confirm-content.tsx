import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import type { Write } from './use-write.ts';
import { WriteFailure } from './write-failure.tsx';
import styles from './dialog-flow.module.css';

interface Props {
  /** What Confirm starts. Its failure is shown below the children. */
  readonly write: Pick<Write<never>, 'isPending' | 'error'>;
  readonly variant?: 'primary' | 'danger';
  readonly isDisabled?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The content of a dialog that ends with Cancel or Confirm. */
export function ConfirmContent(props: Props) {
  const { t } = useTranslation();
  const { write, variant = 'primary', isDisabled = false } = props;
  return (
    <DialogContent
      actions={
        <>
          <Button onPress={props.onCancel}>{t('cancel')}</Button>
          <Button
            variant={variant}
            // Not disabled: a button that was just pressed would lose the focus.
            aria-disabled={isDisabled}
            isLoading={write.isPending}
            loadingLabel={t('write.saving')}
            onPress={() => {
              if (!isDisabled) props.onConfirm();
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {props.children}
        <WriteFailure error={write.error} />
      </div>
    </DialogContent>
  );
}
