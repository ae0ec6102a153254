import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useLanguage } from '@airdex/mfe-kit/screen';
import { formatDay, languageTag } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { useScopeCheck, type ScopeCheck } from './use-scope-check.ts';
import styles from './address-notices.module.css';

const PARTS = [
  'Countries',
  'Broadcasts',
  'ProducedIn',
  'DevelopedIn',
  'GenresGroups',
  'Genres',
  'Keywords',
  'Frequencies',
] as const;

/** What the subscription does not include, with names and counts in the interface language. */
function useMissingNames({ missing, outside }: ScopeCheck): readonly string[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const tag = languageTag(language);
  const { before, after } = outside;
  return [
    ...PARTS.filter((part) => missing[part] > 0).map((part) =>
      t(`address.missing.${part}`, { count: missing[part], shown: missing[part].toLocaleString(tag) }),
    ),
    ...(before === null ? [] : [t('address.missing.before', { day: formatDay(before, language) })]),
    ...(after === null ? [] : [t('address.missing.after', { day: formatDay(after, language) })]),
  ];
}

function Missing({ filter }: { readonly filter: SearchFilter }) {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  const list = new Intl.ListFormat(tag);
  const check = useScopeCheck(filter);
  const missing = useMissingNames(check);
  const { unchecked, retry } = check;
  // Playlists do not depend on the subscription.
  const count = check.missing.Playlists;
  const [hiddenFor, setHiddenFor] = useState<SearchFilter | null>(null);
  if (missing.length + unchecked.length + count === 0 || hiddenFor === filter) return null;
  return (
    <div className={styles.notice}>
      <Notice
        tone="neutral"
        dismissLabel={t('address.hideNotice')}
        onDismiss={() => {
          setHiddenFor(filter);
        }}
        actions={
          unchecked.length > 0 && (
            <Button size="small" onPress={retry}>
              {t('failed.retry')}
            </Button>
          )
        }
      >
        {missing.length > 0 && <p>{t('address.outOfScope', { parts: list.format(missing) })}</p>}
        {count > 0 && <p>{t('address.playlistsGone', { count, shown: count.toLocaleString(tag) })}</p>}
        {unchecked.length > 0 && (
          <p>{t('address.unchecked', { parts: list.format(unchecked.map((part) => t(`panel.${part}`))) })}</p>
        )}
      </Notice>
    </div>
  );
}

/**
 * For a search that was opened by its address, for example a colleague's: shows what it names and the user's
 * subscription does not include, how many of its playlists the user does not have, and what could not be checked. Does
 * not reveal the names.
 */
export function ScopeNotice({ filter }: { readonly filter: SearchFilter }) {
  return useCurrent(useSearchSession().isFromAddress) ? <Missing filter={filter} /> : null;
}
