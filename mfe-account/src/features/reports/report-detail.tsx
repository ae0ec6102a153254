import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaAvailabilityQuery } from '@airdex/mfe-kit/media';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { Report } from '@airdex/shared-contracts/api';
import { ButtonLink } from '@airdex/shared-ui/button';
import { SafeHtml } from '@airdex/shared-ui/safe-html';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { ReportMedia } from './report-media.tsx';
import { reportMonth } from './report-month.ts';
import styles from './reports.module.css';

/** A report: its title, text, picture or video, and its PDF in a new tab if that is available. */
export function ReportDetail({ report }: { readonly report: Report }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { idLetter, title, startMonth, htmlSummary, pdf } = report;
  const hasPdf = useQuery(mediaAvailabilityQuery(pdf)).data === true;
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(idLetter);
  useEffect(() => {
    if (shown.current === idLetter) return;
    shown.current = idLetter;
    // The user may have scrolled far down in the list or in the report before.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [idLetter]);
  return (
    <article className={styles.detail} aria-labelledby="report-title">
      {/* The focus stays in the list, so the report that was chosen is announced. */}
      <header ref={heading} className={styles.detailHeading} aria-live="polite">
        <p className={styles.month}>{reportMonth(startMonth, language)}</p>
        <h2 id="report-title" className={styles.detailTitle}>
          {title}
        </h2>
      </header>
      <ReportMedia key={idLetter} {...report} />
      <SafeHtml html={htmlSummary} />
      <p className={styles.actions}>
        {hasPdf && pdf !== null && (
          <ButtonLink
            href={pdf}
            target="_blank"
            rel="noopener"
            variant="primary"
            icon={<FileText aria-hidden="true" />}
          >
            {t('reports.pdf')}
            <VisuallyHidden> {t('reports.newTab')}</VisuallyHidden>
          </ButtonLink>
        )}
      </p>
    </article>
  );
}
