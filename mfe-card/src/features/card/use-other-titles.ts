import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';

/** Format and original title if they differ from the local one and from each other. */
export function useOtherTitles(card: ProgrammeCard): readonly { label: string; title: string | null }[] {
  const { t } = useTranslation();
  return [
    { label: t('formatTitle'), title: card.formatTitle },
    { label: t('originalTitle'), title: card.originalTitle },
  ].filter(
    ({ title }, place, all) =>
      title !== null &&
      title !== card.localTitle &&
      all.findIndex((other) => other.title === title) === place,
  );
}
