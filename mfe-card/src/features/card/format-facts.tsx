import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { Facts } from './facts.tsx';

type FormatTypeKey = 'original' | 'adaptation' | 'acquired';

/** Where the format comes from and who made and sells it. */
export function FormatFacts({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  const separator = useLanguage() === 'ch' ? '、' : ', ';
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(separator);
  return (
    <Facts
      title={t('blocks.format')}
      facts={[
        {
          label: t('formatType'),
          value:
            card.formatType === null
              ? null
              : t(`formatTypes.${card.formatType.toLowerCase() as FormatTypeKey}`),
        },
        { label: t('producedIn'), value: names(card.producedIn) },
        { label: t('developedIn'), value: names(card.developedIn) },
        { label: t('productionCompanies'), value: card.productionCompanies },
        { label: t('distributors'), value: card.distributors },
      ]}
    />
  );
}
