import { useTranslation } from 'react-i18next';
import type { InternationalFlow } from '@airdex/shared-contracts/api';
import type { FlowMapCode } from '../international-flow/flow-map-query.ts';
import { useFlowTexts } from '../international-flow/use-flow-texts.ts';
import { PrintedSection } from './printed-section.tsx';
import { PrintedTable } from './printed-table.tsx';
import styles from './card-pdf.module.css';

/** Of the map on paper, in pixels. */
const PRINTED_WIDTH = 760;

interface Props {
  readonly flow: InternationalFlow;
  /** Highlights the programme itself among the launches. */
  readonly idProgram: number;
  /** Null for a format that stayed in one country. */
  readonly map: FlowMapCode | null;
}

/** Where the format travelled, first launch first. Renders nothing without a second launch. */
export function PrintedFlow({ flow, idProgram, map }: Props) {
  const { t } = useTranslation();
  const texts = useFlowTexts();
  if (flow.launches.length < 2) return null;
  return (
    <PrintedSection title={t('print.flow.title')}>
      {map !== null && (
        <div className={styles.map}>
          <map.MapSheet title={null} width={PRINTED_WIDTH} {...map.flowOfProgramme(flow.launches, texts)} />
        </div>
      )}
      <PrintedTable
        columns={[t('date'), t('country'), t('channel'), t('print.flow.localTitle'), t('formatType')]}
      >
        {flow.launches.map((launch) => (
          <tr key={launch.idProgram} data-own={launch.idProgram === idProgram || undefined}>
            <td>{launch.date === null ? '-' : texts.date(launch)}</td>
            <td>{launch.country ?? '-'}</td>
            <td>{launch.channel}</td>
            <td>{launch.localTitle}</td>
            <td>{launch.formatType === null ? '-' : texts.type(launch.formatType)}</td>
          </tr>
        ))}
      </PrintedTable>
    </PrintedSection>
  );
}
