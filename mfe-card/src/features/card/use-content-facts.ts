import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { cardSearches } from './card-searches.ts';
import type { FactBlock } from './facts.tsx';

/** What the programme is about, in the catalogue's terms. */
export function useContentFacts(card: ProgrammeCard): FactBlock {
  const { t } = useTranslation();
  const separator = useLanguage() === 'ch' ? '、' : ', ';
  const searches = cardSearches(card);
  return {
    title: t('blocks.content'),
    facts: [
      {
        label: t('genre'),
        value: [card.genre, card.subGenre].filter((name) => name !== null).join(' / '),
        searches: searches.genre,
        separator: ' / ',
      },
      {
        label: t('keywords'),
        value: card.keywords.map(({ name }) => name).join(separator),
        searches: searches.keywords,
        separator,
      },
    ],
  };
}
