import { useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { formatDay, type FormatTypeName, type Language } from '@airdex/shared-contracts/constants';
import { ProgrammePreview, type PreviewedProgramme } from '@airdex/shared-ui/programme-preview';
import { PANEL_TEXTS } from './panel-texts.ts';
import type { PreviewSubject } from './preview-subject.ts';
import { cardQuery, playlistCountQuery } from './programme-queries.ts';

/** The part of a card that a preview shows. */
function previewed(card: ProgrammeCard, language: Language): PreviewedProgramme {
  const { date, datePrecision, formatType, isDatePreview } = card;
  return {
    ...card,
    date: date === null ? null : formatDay(date, language, datePrecision),
    isUpcoming: isDatePreview,
    formatType:
      formatType === null
        ? null
        : PANEL_TEXTS[language].formatTypes[formatType.toLowerCase() as FormatTypeName],
  };
}

/**
 * The preview of a programme with the data of the server, which loads when it is shown. The card is then cached.
 */
export function PreviewPanel({ programme }: { readonly programme: PreviewSubject }) {
  const { api } = useHost();
  const language = useLanguage();
  const { idProgram, localTitle, image, genreKey } = programme;
  const card = useQuery({ ...cardQuery(idProgram, api, language), staleTime: 5 * 60_000 });
  // The user may have added it to a playlist since.
  const playlists = useQuery({ ...playlistCountQuery(idProgram, api), staleTime: 0 });
  const shown = card.data === undefined || card.data === null ? card.data : previewed(card.data, language);
  return (
    <ProgrammePreview
      title={localTitle}
      image={image}
      genreKey={genreKey}
      programme={shown === undefined ? (card.isError ? 'failed' : 'loading') : shown}
      playlistCount={playlists.data ?? null}
      onRetry={() => void card.refetch()}
      labels={PANEL_TEXTS[language].labels}
    />
  );
}
