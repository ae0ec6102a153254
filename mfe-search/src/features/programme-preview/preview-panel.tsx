import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { ProgrammePreview } from '@airdex/shared-ui/programme-preview';
import type { PreviewSubject } from './preview-subject.ts';
import { cardQuery, playlistCountQuery } from './programme-queries.ts';
import { usePreviewedProgramme } from './use-previewed-programme.ts';

/**
 * The preview of a programme with the data of the server, which loads when it is shown and is then cached.
 */
export function PreviewPanel({ programme }: { readonly programme: PreviewSubject }) {
  const { t } = useTranslation();
  const { api } = useHost();
  const language = useLanguage();
  const { idProgram, localTitle, image, genreKey } = programme;
  const card = useQuery(cardQuery(idProgram, api, language));
  const playlists = useQuery(playlistCountQuery(idProgram, api));
  const previewed = usePreviewedProgramme();
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
        formatTitle: t('preview.formatTitle'),
        originalTitle: t('preview.originalTitle'),
        country: t('columns.country'),
        channel: t('columns.channel'),
        platform: t('preview.platform'),
        date: t('preview.date'),
        upcoming: t('results.upcoming'),
        formatType: t('columns.formatType'),
        distributors: t('preview.distributors'),
        loading: t('preview.loading'),
        failed: t('preview.failed'),
        retry: t('failed.retry'),
        unavailable: t('preview.unavailable'),
        playlists: (count) => t('preview.playlists', { count }),
      }}
    />
  );
}
