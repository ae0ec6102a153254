import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { InformationRequestForm, ProgrammeCard } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { NotSent } from './not-sent.tsx';
import { RequestTerms } from './request-terms.tsx';
import { StepBody } from './step-body.tsx';
import { useIndicatorNames } from './use-indicator-names.ts';
import { useRequestNames } from './use-request-names.ts';
import styles from './information-request.module.css';

interface Props {
  readonly card: ProgrammeCard;
  readonly request: InformationRequestForm;
  readonly isSending: boolean;
  /** Why the last attempt failed; null before the first one. */
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** The request as it will be sent, to confirm or to change. A failure keeps it, and Send tries again. */
export function ConfirmStep({ card, request, isSending, error, onBack, onSend }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const types = useRequestNames();
  const indicatorNames = useIndicatorNames();
  const indicators = (request.indicators ?? []).map(indicatorNames);
  const rows = [
    [
      t('informationRequest.programme'),
      [card.localTitle, card.channel, card.country].filter((part) => part !== null).join(' · '),
    ],
    [t('informationRequest.type'), types(request.request)],
    [
      t('informationRequest.indicatorsShort'),
      indicators.length === 0
        ? t('informationRequest.notSpecified')
        : indicators.join(language === 'ch' ? '、' : ', '),
    ],
    [t('informationRequest.message'), request.message],
  ] as const;
  return (
    <DialogContent
      actions={
        <>
          <Button isDisabled={isSending} onPress={onBack}>
            {t('informationRequest.back')}
          </Button>
          <Button
            variant="primary"
            isLoading={isSending}
            loadingLabel={t('informationRequest.sending')}
            onPress={onSend}
          >
            {t('informationRequest.send')}
          </Button>
        </>
      }
    >
      <StepBody>
        <p className={styles.lead}>{t('informationRequest.confirmLead')}</p>
        <dl className={styles.summary}>
          {rows.map(([label, value]) => (
            <div key={label} className={styles.summaryRow}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <RequestTerms request={request.request} included={card.includedRequests} />
        <NotSent error={error} />
      </StepBody>
    </DialogContent>
  );
}
