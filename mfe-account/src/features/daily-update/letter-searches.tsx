import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { savedSearchLaunchPath } from '@airdex/shared-contracts/routes';
import { IconButton } from '@airdex/shared-ui/button';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { PageLink } from '../page-layout/page-link.tsx';
import { QueryStatus } from '../query-status/query-status.tsx';
import { focusRow } from './focus-row.ts';
import { letterSearchesQuery } from './letter-searches-query.ts';
import { RemoveQuestion } from './remove-question.tsx';
import styles from './daily-update.module.css';

/** The saved searches of the daily letter, each with a button that removes it. */
export function LetterSearches() {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const queries = useQueryClient();
  const query = useQuery(letterSearchesQuery(api));
  const { data } = query;
  useEffect(() => {
    const subscription = bus.on('saveSearch').subscribe(() => {
      void queries.invalidateQueries({ queryKey: letterSearchesQuery(api).queryKey });
    });
    return () => subscription.unsubscribe();
  }, [api, bus, queries]);
  const [toRemove, setToRemove] = useState<SavedSearch | null>(null);
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const removedFrom = useRef<number | null>(null);
  const placeOf = ({ id }: SavedSearch) => data?.findIndex((search) => search.id === id) ?? -1;
  if (data === undefined)
    return (
      <QueryStatus
        isCompact
        query={query}
        loading={t('dailyUpdate.searchesLoading')}
        rows={3}
        failed={t('dailyUpdate.searchesFailed')}
      />
    );
  return (
    <div ref={list} tabIndex={-1}>
      {data.length === 0 && <EmptyState title={t('dailyUpdate.empty')} text={t('dailyUpdate.emptyText')} />}
      {data.length > 0 && (
        <ul className={styles.searches} aria-label={t('dailyUpdate.searches')}>
          {data.map((search) => (
            <li key={search.id} className={styles.search}>
              <div className={styles.searchTexts}>
                <PageLink href={savedSearchLaunchPath(search.id)} className={styles.searchName}>
                  {search.searchName}
                </PageLink>
              </div>
              <IconButton
                label={t('dailyUpdate.remove', { name: search.searchName })}
                icon={<Trash2 aria-hidden="true" />}
                size="small"
                onPress={() => {
                  setToRemove(search);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.note}>
        {removed !== null && placeOf(removed) < 0 && t('dailyUpdate.removed', { name: removed.searchName })}
      </p>
      <RemoveQuestion
        search={toRemove}
        onRemoved={(search) => {
          removedFrom.current = placeOf(search);
          setRemoved(search);
        }}
        onClose={() => {
          setToRemove(null);
        }}
        onClosed={() => {
          const place = removedFrom.current;
          removedFrom.current = null;
          if (place === null) return;
          // After the dialog has tried to return the focus to the button, which is gone.
          requestAnimationFrame(() => {
            focusRow(list.current, place);
          });
        }}
      />
    </div>
  );
}
