import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { StepBody } from './step-body.tsx';
import styles from './information-request.module.css';

/** Says that the request was sent. */
export function SentStep({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogContent
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('informationRequest.close')}
        </Button>
      }
    >
      <StepBody>
        <p className={styles.sent}>
          <CircleCheck aria-hidden="true" />
          {t('informationRequest.sent')}
        </p>
        <p className={styles.lead}>{t('informationRequest.sentHint')}</p>
      </StepBody>
    </DialogContent>
  );
}
