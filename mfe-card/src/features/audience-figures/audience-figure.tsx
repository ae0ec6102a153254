import { useTranslation } from 'react-i18next';
import { INDICATORS, type IndicatorId } from '@airdex/shared-contracts/constants';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';
import { figureOf, formatFigure, type Rating } from './indicators.ts';
import styles from './audience-figure.module.css';

interface Props {
  readonly indicator: IndicatorId;
  /** Undefined if the target was not measured. */
  readonly rating: Rating | undefined;
}

/** A figure of the board; a market share has the performance marker and the slot's share with it. */
export function AudienceFigure({ indicator, rating }: Props) {
  const { t } = useTranslation();
  const figure = formatFigure(figureOf(rating, indicator), indicator);
  if (indicator !== INDICATORS.marketSharePercentage || rating === undefined) return figure;
  const { performanceColor, shrPercSlot } = rating;
  return (
    <>
      <PerformanceMarker
        color={performanceColor}
        label={performanceColor === null ? '' : t(`performance.${performanceColor}`)}
      >
        {figure}
      </PerformanceMarker>
      {shrPercSlot !== null && (
        <span className={styles.slotShare}>
          {t('audience.slotShare', { share: formatFigure(shrPercSlot, indicator) })}
        </span>
      )}
    </>
  );
}
