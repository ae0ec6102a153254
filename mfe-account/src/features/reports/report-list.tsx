import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { Report } from '@airdex/shared-contracts/api';
import { reportPath } from '@airdex/shared-contracts/routes';
import { SearchField } from '@airdex/shared-ui/search-field';
import { PageLink } from '../page-layout/page-link.tsx';
import { matchingReports } from './chosen-report.ts';
import { reportMonth } from './report-month.ts';
import styles from './reports.module.css';

interface Props {
  readonly reports: readonly Report[];
  readonly chosen: Report;
}

/** The reports with a search; each has an address of its own. */
export function ReportList({ reports, chosen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [term, setTerm] = useState('');
  const matching = matchingReports(reports, term);
  return (
    <nav className={styles.side} aria-label={t('reports.list')}>
      <SearchField
        label={t('reports.search')}
        placeholder={t('reports.search')}
        value={term}
        onChange={setTerm}
        clearLabel={t('reports.clear')}
      />
      <p role="status" className={styles.found}>
        {term.trim() !== '' &&
          (matching.length === 0
            ? t('reports.noMatch', { term: term.trim() })
            : t('reports.found', { count: matching.length }))}
      </p>
      <ul className={styles.list}>
        {matching.map(({ idLetter, title, startMonth, summary }) => (
          <li key={idLetter}>
            <PageLink
              href={reportPath(idLetter)}
              className={styles.item}
              isCurrent={idLetter === chosen.idLetter}
            >
              <span className={styles.month}>{reportMonth(startMonth, language)}</span>
              <span className={styles.itemTitle}>{title}</span>
              <span className={styles.itemSummary}>{summary}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
