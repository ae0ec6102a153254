import { useTranslation } from 'react-i18next';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { indicatorKey } from '../audience-figures/indicators.ts';
import {
  comparedFigures,
  comparedIndicators,
  comparedTargets,
  type MeasuredProgramme,
} from '../compare/compared-audience.ts';
import { flowsOfProgrammes, type TravelledProgramme } from '../international-flow/flow-map-content.ts';
import { useFlowTexts } from '../international-flow/use-flow-texts.ts';
import { StaticBars } from '../share-chart/static-bars.tsx';
import { MapSheet } from '../world-map/index.ts';
import styles from './compare-pdf.module.css';

const CHART_WIDTH_PX = 900;

interface Props {
  readonly measured: readonly MeasuredProgramme[];
  readonly travelled: readonly TravelledProgramme[];
}

/** The chart of the widest target, and the map, as vectors. Without figures or launches they are left out. */
export function PrintedSections({ measured, travelled }: Props) {
  const { t } = useTranslation();
  const flowTexts = useFlowTexts();
  const [target] = comparedTargets(measured);
  const indicators = comparedIndicators(measured);
  const indicator = indicators.find((each) => each === INDICATORS.marketSharePercentage) ?? indicators[0];
  return (
    <>
      {target !== undefined && indicator !== undefined && (
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>
            {t('sections.audience')} · {t(`audience.${indicatorKey(indicator)}`)} · {target.name}
          </h2>
          <StaticBars
            figures={comparedFigures(measured, target.id, indicator, t)}
            label={t('sections.audience')}
            width={CHART_WIDTH_PX}
          />
        </section>
      )}
      {travelled.some(({ launches }) => launches.length > 0) && (
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>{t('sections.flow')}</h2>
          <MapSheet title={null} {...flowsOfProgrammes(travelled, flowTexts)} />
        </section>
      )}
    </>
  );
}
