import { useTranslation } from 'react-i18next';
import { PERFORMANCE_COLORS } from '@airdex/shared-contracts/constants';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';
import styles from './audience-board.module.css';

/** What the performance markers mean. */
export function PerformanceLegend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend}>
      {PERFORMANCE_COLORS.map((color) => (
        <li key={color}>
          <span aria-hidden="true">
            <PerformanceMarker color={color} label="" />
          </span>
          {t(`performance.${color}`)}
        </li>
      ))}
    </ul>
  );
}
