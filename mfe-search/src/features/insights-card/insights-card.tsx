import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaAvailabilityQuery } from '@airdex/mfe-kit/media';
import type { HomeInsights } from '@airdex/shared-contracts/api';
import { ButtonLink } from '@airdex/shared-ui/button';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { InsightsMedia } from './insights-media.tsx';
import styles from './insights-card.module.css';

/** The newest report in short: picture or video, title, summary and PDF. */
export function InsightsCard({ insights }: { readonly insights: HomeInsights }) {
  const { t } = useTranslation();
  const { title, summary, pdf } = insights;
  const hasPdf = useQuery(mediaAvailabilityQuery(pdf)).data === true;
  return (
    <article className={styles.card}>
      <InsightsMedia {...insights} />
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
        {pdf !== null && (
          <p className={styles.actions}>
            {hasPdf && (
              <ButtonLink href={pdf} target="_blank" rel="noopener" icon={<FileText aria-hidden="true" />}>
                {t('home.openPdf')}
                <VisuallyHidden> {t('results.newTab')}</VisuallyHidden>
              </ButtonLink>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
