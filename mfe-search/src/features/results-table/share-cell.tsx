import { useTranslation } from 'react-i18next';
import { formatShare, type PerformanceColor } from '@airdex/shared-contracts/constants';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';

interface Props {
  readonly share: number | null;
  readonly color: PerformanceColor | null;
}

/** A share with its performance against its slot, or '-'. */
export function ShareCell({ share, color }: Props) {
  const { t } = useTranslation();
  return (
    <PerformanceMarker color={color} label={color === null ? '' : t(`performance.${color}`)}>
      {formatShare(share)}
    </PerformanceMarker>
  );
}
