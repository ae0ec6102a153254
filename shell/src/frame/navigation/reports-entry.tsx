import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { useHasReports } from '../../queries/reports.ts';
import { NavPageLink } from './nav-entry.tsx';

/**
 * The link to the reports, as a list item, for users who have some. Until that is known, it is hidden but keeps its
 * space, so that the entries below do not move while a user is about to click one.
 */
export function ReportsEntry(props: { readonly onChoose?: () => void }) {
  const { t } = useTranslation();
  const hasReports = useHasReports();
  if (hasReports === false) return null;
  return (
    <li style={hasReports === undefined ? { visibility: 'hidden' } : undefined}>
      <NavPageLink
        to={ROUTES.reports}
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        label={t('navigation.reports')}
        {...props}
      />
    </li>
  );
}
