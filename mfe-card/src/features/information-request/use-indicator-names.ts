import { useTranslation } from 'react-i18next';
import { INDICATORS, type IndicatorId } from '@airdex/shared-contracts/constants';

type Key = keyof typeof INDICATORS;

const KEYS = Object.fromEntries(Object.entries(INDICATORS).map(([key, id]) => [id, key])) as Readonly<
  Record<IndicatorId, Key>
>;

/** The name of an indicator, in full. */
export function useIndicatorNames(): (indicator: IndicatorId) => string {
  const { t } = useTranslation();
  return (indicator) => t(`informationRequest.indicatorNames.${KEYS[indicator]}`);
}
