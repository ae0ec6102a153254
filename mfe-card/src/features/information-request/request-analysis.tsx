import { MessageSquareText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeQuery } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { useRequestedCode } from '../code-on-request/use-requested-code.ts';
import styles from './request-analysis.module.css';

const dialogQuery = codeQuery(
  'request-dialog',
  async () => (await import('./request-dialog.tsx')).RequestDialog,
);

interface Props {
  readonly card: ProgrammeCard;
}

/** Asks the provider for more analysis of a programme. The form loads when it is first needed. Never printed. */
export function RequestAnalysis({ card }: Props) {
  const { t } = useTranslation();
  const { code: RequestDialog, state, preload, request, close } = useRequestedCode(dialogQuery);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.request}>
      <Button
        ref={trigger}
        icon={<MessageSquareText aria-hidden="true" />}
        aria-haspopup="dialog"
        isLoading={state === 'loading'}
        loadingLabel={t('informationRequest.loading')}
        onHoverStart={preload}
        onFocus={preload}
        onPress={request}
      >
        {t('informationRequest.open')}
      </Button>
      {state === 'failed' && (
        <ErrorState
          isCompact
          title={t('informationRequest.notLoaded')}
          retryLabel={t('failed.retry')}
          onRetry={() => {
            // The button shows that the form is loading, and gets the focus back from it.
            trigger.current?.focus();
            request();
          }}
        />
      )}
      {RequestDialog !== undefined && (
        <RequestDialog key={card.idProgram} card={card} isOpen={state === 'ready'} onOpenChange={close} />
      )}
    </div>
  );
}
