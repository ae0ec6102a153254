import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { Notice } from '@airdex/shared-ui/notice';
import { useKnownOptions } from '../facets/use-known-options.ts';
import { usePlaylistOptions } from '../facets/use-playlist-options.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { missingCount, namesSome, SCOPED_PARTS, type ScopedPart } from './out-of-scope.ts';
import styles from './address-notices.module.css';

type Counts = Readonly<Record<ScopedPart, number>>;

/** How many of a search's options the user has not; 0 for what is not known yet. */
function useMissing(filter: SearchFilter): Counts {
  const useListed = (part: Exclude<ScopedPart, 'Playlists'>) => {
    const { data } = useKnownOptions(part, namesSome(filter, part));
    return data === undefined ? 0 : missingCount(filter, part, data);
  };
  const playlists = usePlaylistOptions(namesSome(filter, 'Playlists')).data;
  return {
    Broadcasts: useListed('Broadcasts'),
    ProducedIn: useListed('ProducedIn'),
    DevelopedIn: useListed('DevelopedIn'),
    Genres: useListed('Genres'),
    Keywords: useListed('Keywords'),
    Frequencies: useListed('Frequencies'),
    Playlists: playlists === undefined ? 0 : missingCount(filter, 'Playlists', playlists),
  };
}

function Missing({ filter }: { readonly filter: SearchFilter }) {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  const missing = useMissing(filter);
  const [hiddenFor, setHiddenFor] = useState<SearchFilter | null>(null);
  const parts = SCOPED_PARTS.filter((part) => missing[part] > 0).map((part) =>
    t(`address.missing.${part}`, { count: missing[part], shown: missing[part].toLocaleString(tag) }),
  );
  if (parts.length === 0 || hiddenFor === filter) return null;
  return (
    <div className={styles.notice}>
      <Notice
        tone="neutral"
        dismissLabel={t('address.hideNotice')}
        onDismiss={() => {
          setHiddenFor(filter);
        }}
      >
        {t('address.outOfScope', { parts: new Intl.ListFormat(tag).format(parts) })}
      </Notice>
    </div>
  );
}

/**
 * Of a search that was opened by its address, perhaps a colleague's: what it names and the user's subscription does not
 * hold. Whose names these are is not told.
 */
export function ScopeNotice({ filter }: { readonly filter: SearchFilter }) {
  return useCurrent(useSearchSession().isFromAddress) ? <Missing filter={filter} /> : null;
}
