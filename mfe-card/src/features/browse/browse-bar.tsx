import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { isPlainClick, routePath } from '@airdex/shared-contracts/routes';
import type { BrowsedSearch } from '@airdex/shared-contracts/search-filter';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { useCardAhead } from '../card-queries/use-card-ahead.ts';
import { BrowseLink } from './browse-link.tsx';
import type { BrowsedProgramme } from './neighbours.ts';
import { useBrowseKeys } from './use-browse-keys.ts';
import { leaveForCard } from './use-browsed-search.ts';
import { usePosition } from './use-position.ts';
import styles from './browse.module.css';

interface Props {
  readonly idProgram: number;
  readonly browsed: BrowsedSearch;
}

/**
 * Links to the programmes before and after this one in the results that it was opened from, also with the keys `[` and
 * `]`. Renders nothing if the programme is not among the results.
 */
export function BrowseBar({ idProgram, browsed }: Props) {
  const { t } = useTranslation();
  const { navigate, session } = useHost();
  const tag = languageTag(useLanguage());
  const loadAhead = useCardAhead();
  const { position, hasFailed, isRetrying, retry } = usePosition(idProgram, browsed);
  const address = ({ idProgram: id }: BrowsedProgramme) => routePath('card', { id });
  const leave = (by: 1 | -1) => {
    const to = by === 1 ? position?.next : position?.previous;
    if (position && to)
      leaveForCard(
        { search: browsed.search, place: position.place + by },
        to.idProgram,
        session.get()?.IdUser,
      );
    return to;
  };
  const step = (by: 1 | -1) => {
    const to = leave(by);
    if (to) navigate(address(to));
  };
  useBrowseKeys(
    () => step(-1),
    () => step(1),
  );
  if (position === null) return null;
  if (position === undefined) return <div className={styles.bar} />;

  const link = (by: 1 | -1, programme: BrowsedProgramme | null | undefined) =>
    programme && {
      href: address(programme),
      title: programme.localTitle,
      onIntent: () => {
        loadAhead(programme.idProgram);
      },
      // In a new tab: by a middle click, or from the menu.
      onElsewhere: () => {
        leave(by);
      },
      onClick: (event: MouseEvent) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          step(by);
        } else leave(by);
      },
    };
  return (
    <nav className={styles.bar} aria-label={t('browse.label')} {...FOCUS_HOME}>
      <BrowseLink
        label={t('browse.previous')}
        shortcut="["
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        link={link(-1, position.previous)}
      />
      <span className={styles.position}>
        {t('browse.position', {
          place: position.place.toLocaleString(tag),
          count: position.count.toLocaleString(tag),
        })}
      </span>
      <BrowseLink
        label={t('browse.next')}
        shortcut="]"
        icon={<ChevronRight size={16} aria-hidden="true" />}
        link={link(1, position.next)}
      />
      {hasFailed && (
        <ErrorState
          isCompact
          title={t('browse.failed')}
          retryLabel={t('failed.retry')}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
    </nav>
  );
}
