import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { Report } from '@airdex/shared-contracts/api';
import { reportPath } from '@airdex/shared-contracts/routes';
import { Select } from '@airdex/shared-ui/select';
import { reportMonth } from './report-month.ts';

interface Props {
  readonly reports: readonly Report[];
  readonly chosen: Report;
}

/** The choice of a report on a narrow screen. */
export function ReportChoice({ reports, chosen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigate } = useHost();
  return (
    <Select
      label={t('reports.choice')}
      placeholder={t('reports.choice')}
      options={reports.map(({ idLetter, title, startMonth }) => ({
        id: String(idLetter),
        label: `${reportMonth(startMonth, language)} – ${title}`,
      }))}
      value={String(chosen.idLetter)}
      onChange={(id) => {
        navigate(reportPath(Number(id)));
      }}
    />
  );
}
