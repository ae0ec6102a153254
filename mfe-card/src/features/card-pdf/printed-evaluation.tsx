import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { PrintedHtml, PrintedSection } from './printed-section.tsx';
import styles from './card-pdf.module.css';

/** Verdict and evaluation for users with access; for others, a note that they exist. */
export function PrintedEvaluation({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  if (card.evaluation === null && card.verdict === null)
    return card.hasEvaluation ? (
      <PrintedSection title={t('print.evaluation')}>
        <p className={styles.muted}>{t('print.evaluationWithoutAccess')}</p>
      </PrintedSection>
    ) : null;
  return (
    <>
      <PrintedHtml title={t('print.verdict')} html={card.verdict} />
      <PrintedHtml title={t('print.evaluation')} html={card.evaluation} />
    </>
  );
}
