import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { cardSearches } from './card-searches.ts';
import { useFactTexts, type FactTexts } from './fact-texts.ts';
import type { FactBlock } from './facts.tsx';

/** What the programme is about, in the catalogue's terms. */
export function contentFacts(card: ProgrammeCard, { t, language }: FactTexts): FactBlock {
  const separator = language === 'ch' ? '、' : ', ';
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

/** The same for one card. */
export const useContentFacts = (card: ProgrammeCard): FactBlock => contentFacts(card, useFactTexts());
