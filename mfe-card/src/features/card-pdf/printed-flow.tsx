import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { InternationalFlow } from '@airdex/shared-contracts/api';
import { formatDay } from '@airdex/shared-contracts/constants';
import type { FormatTypeKey } from '../card/use-format-facts.ts';
import { PrintedSection } from './printed-section.tsx';
import styles from './card-pdf.module.css';

interface Props {
  readonly flow: InternationalFlow;
  /** Highlights the programme itself among the launches. */
  readonly idProgram: number;
}

/** Where the format travelled, first launch first; nothing if it stayed at home. */
export function PrintedFlow({ flow, idProgram }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (flow.launches.length < 2) return null;
  return (
    <PrintedSection title={t('print.flow.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('channel')}</th>
            <th scope="col">{t('print.flow.localTitle')}</th>
            <th scope="col">{t('formatType')}</th>
          </tr>
        </thead>
        <tbody>
          {flow.launches.map((launch) => (
            <tr key={launch.idProgram} data-own={launch.idProgram === idProgram || undefined}>
              <td>{launch.date === null ? '-' : formatDay(launch.date, language, launch.datePrecision)}</td>
              <td>{launch.country ?? '-'}</td>
              <td>{launch.channel}</td>
              <td>{launch.localTitle}</td>
              <td>
                {launch.formatType === null
                  ? '-'
                  : t(`formatTypes.${launch.formatType.toLowerCase() as FormatTypeKey}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedSection>
  );
}
