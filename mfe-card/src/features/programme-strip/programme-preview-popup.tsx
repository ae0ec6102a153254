import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard, ProgrammeLine } from '@airdex/shared-contracts/api';
import { formatDay, type FormatTypeName } from '@airdex/shared-contracts/constants';
import { HoverPopup } from '@airdex/shared-ui/hover-popup';
import { ProgrammePreview, type PreviewedProgramme } from '@airdex/shared-ui/programme-preview';
import { cardQuery } from '../card-queries/card-queries.ts';
import { playlistCountQuery } from '../playlists/playlist-count-query.ts';

/** The part of a card that a preview shows. */
function usePreviewed(): (card: ProgrammeCard) => PreviewedProgramme {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ date, datePrecision, formatType, isDatePreview, ...card }) => ({
    ...card,
    date: date === null ? null : formatDay(date, language, datePrecision),
    isUpcoming: isDatePreview,
    formatType: formatType === null ? null : t(`formatTypes.${formatType.toLowerCase() as FormatTypeName}`),
  });
}

function Preview({ programme }: { readonly programme: ProgrammeLine }) {
  const { t } = useTranslation();
  const { api } = useHost();
  const { idProgram, localTitle, image, genreKey } = programme;
  const card = useQuery({ ...cardQuery(idProgram, api, useLanguage()), staleTime: 5 * 60_000 });
  // The user may have added it to a playlist since.
  const playlists = useQuery({ ...playlistCountQuery(idProgram, api), staleTime: 0 });
  const previewed = usePreviewed();
  const shown = card.data === undefined || card.data === null ? card.data : previewed(card.data);
  return (
    <ProgrammePreview
      title={localTitle}
      image={image}
      genreKey={genreKey}
      programme={shown === undefined ? (card.isError ? 'failed' : 'loading') : shown}
      playlistCount={playlists.data ?? null}
      isRetrying={card.isFetching}
      onRetry={() => void card.refetch()}
      labels={{
        formatTitle: t('formatTitle'),
        originalTitle: t('originalTitle'),
        country: t('country'),
        channel: t('channel'),
        platform: t('platform'),
        date: t('date'),
        upcoming: t('upcoming'),
        formatType: t('formatType'),
        distributors: t('distributors'),
        loading: t('loading'),
        failed: t('failed.title'),
        retry: t('failed.retry'),
        unavailable: t('outOfScope.title'),
        playlists: (count) => t('playlists.held', { count }),
      }}
    />
  );
}

interface Props {
  readonly programme: ProgrammeLine;
  /** The programme's thumbnail. */
  readonly children: ReactNode;
}

/** Adds a preview to a thumbnail: opens after resting on it with pointer or keyboard; not on mobile. */
export function ProgrammePreviewPopup({ programme, children }: Props) {
  const { t } = useTranslation();
  const { isMobile } = useCurrent(useHost().layout);
  return (
    <HoverPopup
      label={t('preview', { title: programme.localTitle })}
      isDisabled={isMobile}
      content={() => <Preview programme={programme} />}
    >
      {children}
    </HoverPopup>
  );
}
