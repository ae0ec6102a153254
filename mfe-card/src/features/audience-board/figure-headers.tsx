import { useTranslation } from 'react-i18next';
import type { IndicatorId } from '@airdex/shared-contracts/constants';
import { indicatorKey, type AudienceTarget } from '../audience-figures/indicators.ts';
import { SortHeader } from './sort-header.tsx';
import type { SortOrder } from './sort-rows.ts';

interface Props {
  readonly target: AudienceTarget;
  readonly indicators: readonly IndicatorId[];
  readonly order: SortOrder | null;
  readonly onOrder: (order: SortOrder | null) => void;
}

/** The headers of a target's indicators. */
export function FigureHeaders({ target, indicators, order, onOrder }: Props) {
  const { t } = useTranslation();
  return indicators.map((indicator) => {
    const key = indicatorKey(indicator);
    return (
      <SortHeader
        key={indicator}
        order={order}
        onOrder={onOrder}
        column={{ kind: 'figure', idTarget: target.id, indicator }}
        name={t(`audience.${key}`)}
        hint={t(`audience.indicatorHints.${key}`)}
        target={target.name}
      />
    );
  });
}
