import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import type { FactBlock } from './facts.tsx';

/** What the programme is about, in the catalogue's terms. */
export function useContentFacts(card: ProgrammeCard): FactBlock {
  const { t } = useTranslation();
  const separator = useLanguage() === 'ch' ? '、' : ', ';
  return {
    title: t('blocks.content'),
    facts: [
      { label: t('genre'), value: [card.genre, card.subGenre].filter((name) => name !== null).join(' / ') },
      { label: t('keywords'), value: card.keywords.map(({ name }) => name).join(separator) },
    ],
  };
}
