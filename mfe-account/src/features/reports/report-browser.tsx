import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { Report } from '@airdex/shared-contracts/api';
import { ReportChoice } from './report-choice.tsx';
import { ReportDetail } from './report-detail.tsx';
import { ReportList } from './report-list.tsx';
import styles from './reports.module.css';

interface Props {
  readonly reports: readonly Report[];
  readonly chosen: Report;
}

/** The list of reports next to the chosen one; on mobile a select list above it. */
export function ReportBrowser({ reports, chosen }: Props) {
  const { isMobile } = useCurrent(useHost().layout);
  const Choice = isMobile ? ReportChoice : ReportList;
  return (
    <div className={styles.browser}>
      <Choice reports={reports} chosen={chosen} />
      <ReportDetail report={chosen} />
    </div>
  );
}
