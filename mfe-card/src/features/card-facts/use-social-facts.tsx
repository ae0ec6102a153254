import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { Fact, FactBlock } from './facts.tsx';
import { OutsideLink } from './outside-link.tsx';

/** How many people follow the programme, with its pages on social media. */
export function useSocialFacts(card: ProgrammeCard): FactBlock {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  const followers = (page: string | null, count: number | null, name: 'facebook' | 'twitter'): Fact => {
    const text =
      count === null ? null : t(`social.${name}Count`, { count, shown: count.toLocaleString(tag) });
    return {
      label: t(`social.${name}`),
      value: page === null ? text : <OutsideLink href={page} text={text ?? t('social.page')} />,
    };
  };
  return {
    title: t('social.title'),
    facts: [
      followers(card.facebookPage, card.facebookLikes, 'facebook'),
      followers(card.twitterPage, card.twitterFollowers, 'twitter'),
    ],
  };
}
