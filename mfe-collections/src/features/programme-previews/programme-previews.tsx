import { use, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { PlacesContext } from './places.ts';
import { PreviewThumbnail, thumbnailLabels } from './preview-thumbnail.tsx';
import { StripSkeleton } from './strip-skeleton.tsx';
import { useApproached } from './use-approached.ts';
import { usePreview, type PreviewSource } from './use-preview.ts';
import styles from './programme-previews.module.css';

/** Scrolls to a focused element of which a part is hidden: browsers do this only if all of it is. */
function showWhole({ target }: FocusEvent): void {
  // A click would miss an element that moves.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The first programmes of a collection and their total number. They load when they come near the window. */
export function ProgrammePreviews(source: PreviewSource) {
  const { ref, hasApproached } = useApproached();
  if (hasApproached) return <LoadedPreviews {...source} />;
  return (
    <div ref={ref}>
      <StripSkeleton places={1} />
    </div>
  );
}

function LoadedPreviews(source: PreviewSource) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tag = languageTag(language);
  const places = use(PlacesContext);
  const { data, isLoadingError, refetch } = usePreview(source);
  if (isLoadingError)
    return (
      <ErrorState
        title={t('programmesFailed')}
        retryLabel={t('failed.retry')}
        onRetry={() => void refetch()}
        isCompact
      />
    );
  if (data === undefined) return <StripSkeleton label={t('loadingProgrammes')} places={places} />;
  const count = data.count ?? data.programs.length;
  const newCount = data.newCount ?? 0;
  const labels = thumbnailLabels(t);
  return (
    <>
      <p className={styles.count}>
        {t('count', { count, shown: count.toLocaleString(tag) })}
        {newCount > 0 && (
          <span className={styles.newCount}>
            {t('newCount', { count: newCount, shown: newCount.toLocaleString(tag) })}
          </span>
        )}
      </p>
      {data.programs.length === 0 && <p className={styles.none}>{t('noItems')}</p>}
      <div className={styles.strip} onFocus={showWhole}>
        {data.programs.map((programme, place) =>
          place < places ? (
            <PreviewThumbnail
              key={programme.idProgram}
              programme={programme}
              language={language}
              labels={labels}
            />
          ) : (
            <div key={programme.idProgram} />
          ),
        )}
      </div>
    </>
  );
}
