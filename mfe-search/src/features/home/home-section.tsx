import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { ThumbnailPlace, ThumbnailSkeleton } from '@airdex/shared-ui/thumbnail';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { codeQuery } from '../loaded-code/code-query.ts';
import { ThumbnailOnSight } from '../thumbnail-on-sight/thumbnail-on-sight.tsx';
import type { HomeList } from './home-lists.ts';
import { homeQuery } from './home-query.ts';
import { rowsOf } from './rows-of.ts';
import { useCarouselTexts } from './use-carousel-texts.ts';
import styles from './home.module.css';

/** The carousel is a separate chunk, which loads in parallel with the first rows' programmes. */
const carouselQuery = codeQuery(
  'carousel',
  async () => (await import('@airdex/shared-ui/carousel')).Carousel,
);

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <span role="status">
        <VisuallyHidden>{t('home.loading')}</VisuallyHidden>
      </span>
      <div className={styles.skeletons}>
        {SKELETONS.map((place) => (
          <ThumbnailSkeleton key={place} />
        ))}
      </div>
    </>
  );
}

/** The title of a row, which starts the search that the row previews. */
function RowTitle({ list }: { readonly list: HomeList }) {
  const { t } = useTranslation();
  const { bus } = useHost();
  return (
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
  );
}

/** One row of the home page. */
export function HomeSection({ list }: { readonly list: HomeList }) {
  const { t } = useTranslation();
  const { api, layout } = useHost();
  const { isMobile } = useCurrent(layout);
  const { data, ...row } = useQuery(homeQuery(list, api, useLanguage()));
  const { data: Carousel, ...code } = useQuery(carouselQuery);
  const texts = useCarouselTexts();
  const programmes = data ?? [];
  const retry = () => {
    if (row.isError) void row.refetch();
    if (code.isError) void code.refetch();
  };
  const instead =
    row.isError || code.isError ? (
      <ErrorState
        title={t('home.failed')}
        retryLabel={t('failed.retry')}
        isRetrying={row.isFetching || code.isFetching}
        onRetry={retry}
        isCompact
      />
    ) : data === undefined || Carousel === undefined ? (
      <Loading />
    ) : (
      <EmptyState title={t('home.empty')} />
    );
  if (Carousel === undefined)
    return (
      <section className={styles.section} {...FOCUS_HOME}>
        <div className={styles.head}>
          <RowTitle list={list} />
        </div>
        {instead}
      </section>
    );
  return (
    <section className={styles.section} {...FOCUS_HOME}>
      <Carousel
        label={t(`home.${list.menu}`)}
        heading={<RowTitle list={list} />}
        fallback={instead}
        filler={<ThumbnailPlace />}
        rows={rowsOf(programmes.length, isMobile)}
        narrowestItem={isMobile ? 150 : 200}
        texts={texts}
      >
        {programmes.map((line) => (
          <ThumbnailOnSight key={line.idProgram} idProgram={line.idProgram} line={line} />
        ))}
      </Carousel>
    </section>
  );
}
