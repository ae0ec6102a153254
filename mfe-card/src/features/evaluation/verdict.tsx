import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { goToSection } from '../card-section/section-ids.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './evaluation.module.css';

/** The verdict, and a link to the evaluation that it sums up. Renders nothing without a verdict. */
export function Verdict({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  if (card.verdict === null) return null;
  return (
    <section className={styles.verdict} aria-label={t('evaluation.verdict')} {...FOCUS_HOME}>
      <h2 className={styles.title}>{t('evaluation.verdict')}</h2>
      <RichText html={card.verdict} />
      {card.evaluation !== null && (
        <a
          className={styles.more}
          href="#evaluation"
          onClick={(event) => {
            event.preventDefault();
            goToSection('evaluation');
          }}
        >
          {t('evaluation.read')} <ArrowDown size={16} aria-hidden="true" />
        </a>
      )}
    </section>
  );
}
