import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { ErrorState } from '@airdex/shared-ui/error-state';
import styles from './request-analysis.module.css';

const DIALOG = codeOnDemand(async () => (await import('./request-dialog.tsx')).RequestDialog);

interface Props {
  readonly card: ProgrammeCard;
}

/** Asks the provider for more analysis of a programme. The form loads when it is first needed. Never printed. */
export function RequestAnalysis({ card }: Props) {
  const { t } = useTranslation();
  const { code: RequestDialog, isFailed, load } = useCodeOnDemand(DIALOG);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.request}>
      <Button
        icon={<MessageSquareText aria-hidden="true" />}
        aria-haspopup="dialog"
        isLoading={isOpen && RequestDialog === null && !isFailed}
        loadingLabel={t('informationRequest.loading')}
        onHoverStart={load}
        onFocus={load}
        onPress={() => {
          load();
          setOpen(true);
        }}
      >
        {t('informationRequest.open')}
      </Button>
      {isOpen && isFailed && (
        <ErrorState
          isCompact
          title={t('informationRequest.notLoaded')}
          retryLabel={t('failed.retry')}
          onRetry={load}
        />
      )}
      {RequestDialog !== null && (
        <RequestDialog key={card.idProgram} card={card} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </div>
  );
}
