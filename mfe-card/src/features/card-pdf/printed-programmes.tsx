import { useTranslation } from 'react-i18next';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';
import { dayText } from '../card-facts/day-text.ts';
import { useFactTexts } from '../card-facts/fact-texts.ts';
import { PrintedSection } from './printed-section.tsx';
import { PrintedTable } from './printed-table.tsx';

interface Props {
  readonly title: string;
  readonly programmes: readonly ProgrammeLine[];
}

/** Programmes related to this one, one per line. Renders nothing if there are none. */
export function PrintedProgrammes({ title, programmes }: Props) {
  const { t } = useTranslation();
  const texts = useFactTexts();
  if (programmes.length === 0) return null;
  return (
    <PrintedSection title={title}>
      <PrintedTable columns={[t('date'), t('country'), t('channel'), t('print.flow.localTitle')]}>
        {programmes.map((programme) => {
          const color = programme.averageColor ?? programme.premiereColor;
          return (
            <tr key={programme.idProgram}>
              <td>{dayText(programme, texts) ?? '-'}</td>
              <td>{programme.country}</td>
              <td>{programme.channel}</td>
              <td>
                {programme.localTitle}{' '}
                {color !== null && <PerformanceMarker color={color} label={t(`performance.${color}`)} />}
              </td>
            </tr>
          );
        })}
      </PrintedTable>
    </PrintedSection>
  );
}
