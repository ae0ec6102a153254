import { useQuery, useQueryClient } from '@tanstack/react-query';
import { House, Mail, Star } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { Badge } from '@airdex/shared-ui/badge';
import { CollectionCard } from '../collection-list/collection-card.tsx';
import { CollectionList } from '../collection-list/collection-list.tsx';
import { ProgrammePreviews } from '../programme-previews/programme-previews.tsx';
import { SAVED_SEARCHES, savedSearchPreview } from './saved-search-preview.ts';

function Flags({ saved }: { readonly saved: SavedSearch }) {
  const { t } = useTranslation();
  return (
    <>
      {saved.isFavorite && <Badge icon={<Star aria-hidden="true" />}>{t('savedSearches.favourite')}</Badge>}
      {saved.showInHomepage && (
        <Badge icon={<House aria-hidden="true" />}>{t('savedSearches.homepage')}</Badge>
      )}
      {saved.dailyUpdate && (
        <Badge icon={<Mail aria-hidden="true" />}>{t('savedSearches.dailyUpdate')}</Badge>
      )}
    </>
  );
}

function SavedSearchCard({ saved }: { readonly saved: SavedSearch }) {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const { id, searchName, lastCall, filter } = saved;
  return (
    <CollectionCard
      name={searchName}
      openLabel={t('savedSearches.run', { name: searchName })}
      onOpen={() => {
        bus.raise('SavedSearch', { id, searchName, lastCall, filter });
      }}
      badges={<Flags saved={saved} />}
      description={saved.description === '' ? t('noDescription') : saved.description}
      created={saved.creationDate}
      updated={saved.updateDate}
    >
      <ProgrammePreviews {...savedSearchPreview(api, saved)} />
    </CollectionCard>
  );
}

/** The saved searches of the user; a click on one runs it. */
export function SavedSearchesScreen() {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [SAVED_SEARCHES],
    queryFn: ({ signal }) => api.getSavedSearches({ signal }),
  });
  useEffect(() => {
    const subscription = bus.on('saveSearch').subscribe(() => {
      void queries.invalidateQueries({ queryKey: [SAVED_SEARCHES] });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [bus, queries]);
  return (
    <CollectionList
      labels={{
        title: t('savedSearches.title'),
        subtitle: t('savedSearches.subtitle'),
        loading: t('savedSearches.loading'),
        failed: t('savedSearches.failed'),
        empty: t('savedSearches.empty'),
      }}
      items={data}
      isFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      nameOf={({ searchName }) => searchName}
    >
      {(saved) => <SavedSearchCard saved={saved} />}
    </CollectionList>
  );
}
