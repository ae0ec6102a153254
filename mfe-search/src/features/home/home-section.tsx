import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { ThumbnailSkeleton } from '@airdex/shared-ui/thumbnail';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { ProgrammeThumbnail } from '../results-thumbnails/programme-thumbnail.tsx';
import type { HomeList } from './home-lists.ts';
import { homeQuery } from './home-query.ts';
import styles from './home.module.css';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

function Programmes({ list }: { readonly list: HomeList }) {
  const { t } = useTranslation();
  const { api } = useHost();
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(homeQuery(list, api, language));
  if (isError)
    return (
      <ErrorState
        title={t('home.failed')}
        retryLabel={t('failed.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        isCompact
      />
    );
  if (data?.length === 0) return <EmptyState title={t('home.empty')} />;
  // Keys tell the strips apart: a browser that snaps would carry the position of one over to the other.
  if (data === undefined)
    return (
      <>
        <span role="status">
          <VisuallyHidden>{t('home.loading')}</VisuallyHidden>
        </span>
        <div key="loading" className={styles.strip}>
          {SKELETONS.map((place) => (
            <div key={place} className={styles.cell}>
              <ThumbnailSkeleton />
            </div>
          ))}
        </div>
      </>
    );
  return (
    <div key="programmes" className={styles.strip} role="region" aria-label={t(`home.${list.menu}`)}>
      {data.map((programme) => (
        <div key={programme.idProgram} className={styles.cell}>
          <ProgrammeThumbnail programme={programme} />
        </div>
      ))}
    </div>
  );
}

/** One row of the home page. Its title starts the search that it is a taste of. */
export function HomeSection({ list }: { readonly list: HomeList }) {
  const { t } = useTranslation();
  const { bus } = useHost();
  return (
    <section className={styles.section} {...FOCUS_HOME}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.headingButton}
          onClick={() => {
            bus.raise(list.menu);
          }}
        >
          {t(`home.${list.menu}`)}
          <span className={styles.showAll}>
            {t('home.showAll')} <ArrowRight aria-hidden="true" />
          </span>
        </button>
      </h2>
      <Programmes list={list} />
    </section>
  );
}
