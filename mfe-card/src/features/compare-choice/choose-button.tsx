import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { ErrorState } from '@airdex/shared-ui/error-state';
import styles from './choose-button.module.css';

const DIALOG = codeOnDemand(async () => (await import('./choose-dialog.tsx')).ChooseDialog);

interface Props {
  readonly icon: ReactNode;
  readonly label: string;
  /** Of the dialog. */
  readonly title: string;
  /** Programmes that are compared already; the first one's relatives are offered. */
  readonly ids: readonly number[];
  readonly isDisabled?: boolean;
  readonly onChoose: (ids: readonly number[]) => void;
}

/** Opens the choice of programmes to compare with. The dialog loads when it is first needed. Never printed. */
export function ChooseButton({ icon, label, title, ids, isDisabled = false, onChoose }: Props) {
  const { t } = useTranslation();
  const { code: ChooseDialog, isFailed, load } = useCodeOnDemand(DIALOG);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.choose}>
      <Button
        icon={icon}
        aria-haspopup="dialog"
        // Unlike a disabled button, it gets the focus back from the dialog that made it unavailable.
        {...(isDisabled && { 'aria-disabled': true })}
        isLoading={isOpen && ChooseDialog === null && !isFailed}
        loadingLabel={t('compareChoice.loading')}
        onHoverStart={load}
        onFocus={load}
        onPress={() => {
          if (isDisabled) return;
          load();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && isFailed && (
        <ErrorState
          isCompact
          title={t('compareChoice.notLoaded')}
          retryLabel={t('failed.retry')}
          onRetry={load}
        />
      )}
      {ChooseDialog !== null && (
        <ChooseDialog title={title} ids={ids} isOpen={isOpen} onOpenChange={setOpen} onChoose={onChoose} />
      )}
    </div>
  );
}
