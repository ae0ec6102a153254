import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { formatDay } from '@airdex/shared-contracts/constants';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';
import { PrintedSection } from './printed-section.tsx';
import styles from './card-pdf.module.css';

interface Props {
  readonly title: string;
  readonly programmes: readonly ProgrammeLine[];
}

/** Programmes next to this one, one a line; nothing if there are none. */
export function PrintedProgrammes({ title, programmes }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (programmes.length === 0) return null;
  return (
    <PrintedSection title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('channel')}</th>
            <th scope="col">{t('print.flow.localTitle')}</th>
          </tr>
        </thead>
        <tbody>
          {programmes.map((programme) => {
            const color = programme.averageColor ?? programme.premiereColor;
            return (
              <tr key={programme.idProgram}>
                <td>
                  {programme.date === null
                    ? '-'
                    : formatDay(programme.date, language, programme.datePrecision)}
                </td>
                <td>{programme.country}</td>
                <td>{programme.channel}</td>
                <td>
                  {programme.localTitle}{' '}
                  {color !== null && <PerformanceMarker color={color} label={t(`performance.${color}`)} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </PrintedSection>
  );
}
