import { useTranslation } from 'react-i18next';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { indicatorKey } from '../audience-figures/indicators.ts';
import { AudienceNotes } from '../compare/audience-notes.tsx';
import { commonTarget, comparedFigures, comparedIndicators } from '../compare/compared-audience.ts';
import type { Audiences } from '../compare/use-audiences.ts';
import { flowsOfProgrammes, type TravelledProgramme } from '../international-flow/flow-map-content.ts';
import { useFlowTexts } from '../international-flow/use-flow-texts.ts';
import { StaticBars } from '../share-chart/static-bars.tsx';
import { MapSheet } from '../world-map/index.ts';
import styles from './compare-pdf.module.css';

const CHART_WIDTH_PX = 900;

interface Props extends Pick<Audiences, 'measured' | 'unmeasured'> {
  readonly travelled: readonly TravelledProgramme[];
}

/** The chart of a target that the programmes share, and the map, as vectors. Both are left out if they are empty. */
export function PrintedSections({ measured, unmeasured, travelled }: Props) {
  const { t } = useTranslation();
  const flowTexts = useFlowTexts();
  const target = commonTarget(measured);
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
          <AudienceNotes measured={measured} unmeasured={unmeasured} target={target} />
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
