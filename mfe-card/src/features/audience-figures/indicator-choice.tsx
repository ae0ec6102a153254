import { useTranslation } from 'react-i18next';
import type { IndicatorId } from '@airdex/shared-contracts/constants';
import { SegmentedControl } from '@airdex/shared-ui/segmented-control';
import { indicatorKey } from './indicators.ts';

interface Props {
  readonly indicators: readonly IndicatorId[];
  readonly value: IndicatorId;
  readonly onChange: (indicator: IndicatorId) => void;
}

/** The indicator of a chart; nothing if there is only one. */
export function IndicatorChoice({ indicators, value, onChange }: Props) {
  const { t } = useTranslation();
  if (indicators.length < 2) return null;
  return (
    <SegmentedControl
      label={t('audience.indicator')}
      segments={indicators.map((indicator) => ({
        id: String(indicator),
        label: t(`audience.${indicatorKey(indicator)}`),
      }))}
      value={String(value)}
      onChange={(id) => {
        const chosen = indicators.find((indicator) => String(indicator) === id);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
