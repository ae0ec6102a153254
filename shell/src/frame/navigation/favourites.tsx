import { RotateCw, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import { useFocusHome } from '@airdex/shared-ui/error-state';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { NavButton } from './nav-entry.tsx';
import { useFavourites } from '../../queries/use-favourites.ts';
import styles from './navigation-bar.module.css';

interface FailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function Failed({ isRetrying, onRetry }: FailedProps) {
  const { t } = useTranslation();
  return (
    <div ref={useFocusHome<HTMLDivElement>()} className={styles.failed} role="status">
      <p>{t('navigation.favouritesFailed')}</p>
      <IconButton
        label={t('retry')}
        icon={<RotateCw aria-hidden="true" />}
        size="small"
        isPending={isRetrying}
        onPress={onRetry}
      />
    </div>
  );
}

/** The favourite saved searches. Each entry starts its search. Renders nothing while there are none. */
export function Favourites({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = useTranslation();
  const { host, resultsDisplay } = useServices();
  const shownBy = useCurrent(resultsDisplay.shownBy);
  const { data, isFetched, isFetching, refetch } = useFavourites();
  // After a failure, the message stays while they are requested again.
  if (data === undefined ? !isFetched : data.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('navigation.favourites')}>
      <h2 className={styles.title}>{t('navigation.favourites')}</h2>
      {data === undefined ? (
        <Failed isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul>
          {data.map((search) => (
            <li key={search.id}>
              <NavButton
                icon={<Star aria-hidden="true" />}
                label={search.searchName}
                isCurrent={shownBy?.savedSearchId === search.id}
                onClick={() => {
                  host.bus.raise('SavedSearch', search);
                  onChoose?.();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
