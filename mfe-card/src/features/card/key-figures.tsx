import { useTranslation } from 'react-i18next';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { formatShare, INDICATORS } from '@airdex/shared-contracts/constants';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';
import { withTimeRanges } from '../time-ranges/time-ranges.ts';
import styles from './key-figures.module.css';

/**
 * The first and the last share of the most general target, which are the premiere and the average, compared with the
 * shares of their slots. Renders nothing without shares. The audience board has all figures.
 */
export function KeyFigures({ results }: { readonly results: AudienceResults }) {
  const { t } = useTranslation();
  const [target] = results.targets;
  const figures = results.rows
    .map(({ programSlotName, ratings }) => ({
      name: withTimeRanges(programSlotName),
      rating: ratings.find(({ idTarget }) => idTarget === target?.id),
    }))
    .filter(({ rating }) => rating?.shrPerc != null)
    .filter((_, place, { length }) => place === 0 || place === length - 1);
  if (!results.visibleIndicators.includes(INDICATORS.marketSharePercentage) || figures.length === 0)
    return null;
  return (
    <dl className={styles.figures}>
      {figures.map(
        ({ name, rating }) =>
          rating && (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd>
                <span className={styles.share}>
                  <PerformanceMarker
                    color={rating.performanceColor}
                    label={
                      rating.performanceColor === null ? '' : t(`performance.${rating.performanceColor}`)
                    }
                  >
                    {formatShare(rating.shrPerc)}
                  </PerformanceMarker>
                </span>
                {rating.shrPercSlot !== null && (
                  <span className={styles.slot}>
                    {t('figures.slot', { share: formatShare(rating.shrPercSlot) })}
                  </span>
                )}
              </dd>
            </div>
          ),
      )}
      <div className={styles.note}>
        <dt>{t('figures.share')}</dt>
        <dd>{target?.name}</dd>
      </div>
    </dl>
  );
}
