import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { formatDay, timeslotFromCode } from '@airdex/shared-contracts/constants';
import { cardSearches } from './card-searches.ts';
import type { FactBlock } from './facts.tsx';
import { weekdayNames } from './weekday-names.ts';

/** Where and when the programme was launched. */
export function useBroadcastFacts(card: ProgrammeCard): FactBlock {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeslot = card.timeslot === null ? undefined : timeslotFromCode(card.timeslot);
  const searches = cardSearches(card);
  const day = card.date === null ? null : formatDay(card.date, language, card.datePrecision);
  return {
    title: t('blocks.broadcast'),
    facts: [
      { label: t('country'), value: card.country, searches: searches.country },
      { label: t('channel'), value: card.channel, searches: searches.channel },
      { label: t('platform'), value: card.platform, searches: searches.platform },
      { label: t('date'), value: day !== null && card.isDatePreview ? `${day} (${t('upcoming')})` : day },
      {
        label: t('slot'),
        value: [
          timeslot === undefined ? null : t(`timeslots.${timeslot}`),
          card.timeslotHour ?? card.beginTime,
        ]
          .filter((part) => part !== null)
          .join(' · '),
      },
      { label: t('frequency'), value: card.frequency, searches: searches.frequency },
      { label: t('weekdays'), value: weekdayNames(card.weekdays, language) },
      { label: t('episodes'), value: card.numberOfEpisodes },
      {
        label: t('duration'),
        value: card.duration === null ? null : t('minutes', { minutes: card.duration }),
      },
      { label: t('programmingDetails'), value: card.programmingDetails },
    ],
  };
}
