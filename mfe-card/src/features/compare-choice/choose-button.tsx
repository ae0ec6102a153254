import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeQuery } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { useRequestedCode } from '../code-on-request/use-requested-code.ts';
import styles from './choose-button.module.css';

const dialogQuery = codeQuery(
  'choose-dialog',
  async () => (await import('./choose-dialog.tsx')).ChooseDialog,
);

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
  const { code: ChooseDialog, state, preload, request, close } = useRequestedCode(dialogQuery);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.choose}>
      <Button
        ref={trigger}
        icon={icon}
        aria-haspopup="dialog"
        // Unlike a disabled button, it gets the focus back from the dialog that made it unavailable.
        {...(isDisabled && { 'aria-disabled': true })}
        isLoading={state === 'loading'}
        loadingLabel={t('compareChoice.loading')}
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => {
          if (!isDisabled) request();
        }}
      >
        {label}
      </Button>
      {state === 'failed' && (
        <ErrorState
          isCompact
          title={t('compareChoice.notLoaded')}
          retryLabel={t('failed.retry')}
          onRetry={() => {
            // The button shows that the dialog is loading, and gets the focus back from it.
            trigger.current?.focus();
            request();
          }}
        />
      )}
      {ChooseDialog !== undefined && (
        <ChooseDialog
          title={title}
          ids={ids}
          isOpen={state === 'ready'}
          onOpenChange={close}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
