import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { cardSearches } from './card-searches.ts';
import { useFactTexts, type FactTexts } from './fact-texts.ts';
import type { FactBlock } from './facts.tsx';

export type FormatTypeKey = 'original' | 'adaptation' | 'acquired';

/** Where the format comes from, and who made and sells it. */
export function formatFacts(card: ProgrammeCard, { t, language }: FactTexts): FactBlock {
  const separator = language === 'ch' ? '、' : ', ';
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(separator);
  const searches = cardSearches(card);
  return {
    title: t('blocks.format'),
    facts: [
      {
        label: t('formatType'),
        value:
          card.formatType === null
            ? null
            : t(`formatTypes.${card.formatType.toLowerCase() as FormatTypeKey}`),
      },
      { label: t('producedIn'), value: names(card.producedIn), searches: searches.producedIn, separator },
      { label: t('developedIn'), value: names(card.developedIn), searches: searches.developedIn, separator },
      {
        label: t('productionCompanies'),
        value: card.productionCompanies,
        searches: searches.productionCompanies,
        separator: ' / ',
      },
      {
        label: t('distributors'),
        value: card.distributors,
        searches: searches.distributors,
        separator: ' / ',
      },
    ],
  };
}

/** The same for one card. */
export const useFormatFacts = (card: ProgrammeCard): FactBlock => formatFacts(card, useFactTexts());
