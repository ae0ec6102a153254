import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrent } from '@airdex/mfe-kit/screen';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { MultiSelect } from '@airdex/shared-ui/multi-select';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { tickedOptions, tickedPair } from './facet-pair.ts';
import { useSearchSession } from '../search-session/search-session.ts';
import { useListTexts } from './use-list-texts.ts';
import { usePlaylistOptions } from './use-playlist-options.ts';

/** Programmes of playlists alone. Those that are shared carry a sign. */
export function PlaylistField() {
  const { t } = useTranslation();
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const { data, isError, isFetching, refetch } = usePlaylistOptions();
  const texts = useListTexts(data === undefined);
  const label = t('panel.Playlists');
  if (isError)
    return (
      <ErrorState
        title={t('panel.optionsFailed', { label })}
        retryLabel={t('failed.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        isCompact
      />
    );
  const options = (data ?? []).map(({ id, name, programCount, isShared }) => ({
    id,
    name,
    count: programCount,
    ...(isShared
      ? {
          mark: (
            <>
              <Share2 aria-hidden="true" />
              <VisuallyHidden>{t('panel.sharedPlaylist')}</VisuallyHidden>
            </>
          ),
        }
      : {}),
  }));
  return (
    <MultiSelect
      label={label}
      options={options}
      value={tickedOptions(
        selection,
        'Playlists',
        options.map(({ id }) => id),
      )}
      onChange={(ticked) => {
        session.select(tickedPair('Playlists', ticked, options.length));
      }}
      texts={{ ...texts, none: data?.length === 0 ? t('panel.noPlaylists') : texts.none }}
      isDisabled={options.length === 0}
    />
  );
}
