import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { formatDay, type FormatTypeName } from '@airdex/shared-contracts/constants';
import type { PreviewedProgramme } from '@airdex/shared-ui/programme-preview';

/** The part of a card that a preview shows. */
export function usePreviewedProgramme(): (card: ProgrammeCard) => PreviewedProgramme {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ date, datePrecision, formatType, isDatePreview, ...card }) => ({
    formatTitle: card.formatTitle,
    originalTitle: card.originalTitle,
    genre: card.genre,
    subGenre: card.subGenre,
    country: card.country,
    channel: card.channel,
    platform: card.platform,
    date: date === null ? null : formatDay(date, language, datePrecision),
    isUpcoming: isDatePreview,
    formatType: formatType === null ? null : t(`formatType.${formatType.toLowerCase() as FormatTypeName}`),
    distributors: card.distributors,
  });
}
