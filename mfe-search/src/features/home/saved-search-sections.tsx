import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { HomeSavedSearch } from '@airdex/shared-contracts/api';
import { languageTag } from '@airdex/shared-contracts/constants';
import { routePath } from '@airdex/shared-contracts/routes';
import { savedSearchFilter, searchAddress } from '@airdex/shared-contracts/search-filter';
import { FailedSection } from './failed-section.tsx';
import { homeSearchesQuery, LOADED_BY_PAGE } from './home-query.ts';
import { ProgrammeRow } from './programme-row.tsx';
import { rowsOf } from './rows-of.ts';
import { SavedSearchHint } from './saved-search-hint.tsx';
import { SectionLink } from './section-link.tsx';

interface Props {
  readonly saved: HomeSavedSearch;
  readonly rows: 1 | 2;
}

/** The first programmes of a saved search, under its name and their number. */
function SavedSearchSection({ saved, rows }: Props) {
  const { t } = useTranslation();
  const { bus } = useHost();
  const tag = languageTag(useLanguage());
  const { id, searchName, lastCall, filter, programs, count } = saved;
  return (
    <ProgrammeRow
      label={searchName}
      heading={
        <SectionLink
          href={searchAddress({ filter: savedSearchFilter(saved), orderBy: [], view: 'thumbs' })}
          onOpen={() => bus.raise('SavedSearch', { id, searchName, lastCall, filter })}
          detail={
            count === undefined ? undefined : t('results.count', { count, shown: count.toLocaleString(tag) })
          }
        >
          {searchName}
        </SectionLink>
      }
      programmes={programs}
      rows={rows}
    />
  );
}

/** The saved searches that the user has chosen for the home page, or instructions for choosing some. */
export function SavedSearchSections() {
  const { t } = useTranslation();
  const { api, layout } = useHost();
  const { isMobile } = useCurrent(layout);
  const { data, isFetching, refetch } = useQuery({
    ...homeSearchesQuery(api, useLanguage()),
    ...LOADED_BY_PAGE,
  });
  if (data === undefined)
    return (
      <FailedSection
        heading={<SectionLink href={routePath('savedSearches')}>{t('home.savedSearches')}</SectionLink>}
        title={t('home.failedSearches')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) return <SavedSearchHint />;
  const rows = rowsOf(
    data.map(({ programs }) => programs.length),
    isMobile,
  );
  return data.map((saved) => <SavedSearchSection key={saved.id} saved={saved} rows={rows} />);
}
