import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { timeslotFromCode } from '@airdex/shared-contracts/constants';
import { cardSearches } from './card-searches.ts';
import { dayText } from './day-text.ts';
import { useFactTexts, type FactTexts } from './fact-texts.ts';
import type { FactBlock } from './facts.tsx';
import { withTimeRanges } from '../time-ranges/time-ranges.ts';
import { weekdayNames } from './weekday-names.ts';

/** Where and when the programme was launched. */
export function broadcastFacts(card: ProgrammeCard, texts: FactTexts): FactBlock {
  const { t, language } = texts;
  const timeslot = card.timeslot === null ? undefined : timeslotFromCode(card.timeslot);
  const searches = cardSearches(card);
  return {
    title: t('blocks.broadcast'),
    facts: [
      { label: t('country'), value: card.country, searches: searches.country },
      { label: t('channel'), value: card.channel, searches: searches.channel },
      { label: t('platform'), value: card.platform, searches: searches.platform },
      { label: t('date'), value: dayText(card, texts) },
      {
        label: t('slot'),
        value: [
          timeslot === undefined ? null : t(`timeslots.${timeslot}`),
          card.timeslotHour === null ? card.beginTime : withTimeRanges(card.timeslotHour),
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

/** The same for one card. */
export const useBroadcastFacts = (card: ProgrammeCard): FactBlock => broadcastFacts(card, useFactTexts());
