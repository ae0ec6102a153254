import { useId, useLayoutEffect, useRef, useState } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useFreshQueries, useHost } from '@airdex/mfe-kit/screen';
import { FACET_RELOAD_DEBOUNCE_MS } from '@airdex/shared-contracts/constants';
import { Button, IconButton } from '@airdex/shared-ui/button';
import { DateField } from '../date-field/date-field.tsx';
import { FacetField } from '../facets/facet-field.tsx';
import { FACET_KEY } from '../facets/facet-query.ts';
import { PlaylistField } from '../facets/playlist-field.tsx';
import { useDebounced } from '../facets/use-debounced.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { ChoiceField } from './choice-field.tsx';
import { KeywordFields } from './keyword-fields.tsx';
import { usesMoreFilters } from './more-filters.ts';
import { OnlyFields } from './only-fields.tsx';
import { PanelActions } from './panel-actions.tsx';
import { PlatformField, useOfferedPlatforms } from './platform-field.tsx';
import { focusableIn, useRequestedFilter } from './requested-filter.ts';
import styles from './advanced-panel.module.css';

const FIRST_FACETS = ['Broadcasts', 'ProducedIn', 'DevelopedIn', 'Genres'] as const;

function Heading() {
  const { t } = useTranslation();
  const { bus } = useHost();
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{t('panel.title')}</h2>
      <IconButton
        label={t('close')}
        icon={<X aria-hidden="true" />}
        size="small"
        onPress={() => {
          bus.raise('closeAdvancedSearch');
        }}
      />
    </header>
  );
}

/** The filters of a search. Changes run no search until the user clicks "Search". */
export function AdvancedPanel() {
  const { t } = useTranslation();
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const [settled, settleNow] = useDebounced(selection, FACET_RELOAD_DEBOUNCE_MS);
  // Also while hidden, so that the selection loses options that are no longer offered.
  const platforms = useOfferedPlatforms(settled);
  // Counts depend on the playlists of the selection.
  useFreshQueries('playlistsChange', FACET_KEY[0]);
  const [isMoreRequested, setMoreRequested] = useState<boolean | null>(null);
  // They stay when the last of them is cleared: the user may want to choose another option.
  if (isMoreRequested === null && usesMoreFilters(selection)) setMoreRequested(true);
  const isMoreShown = isMoreRequested ?? false;
  const moreId = useId();
  const more = useRef<HTMLDivElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The button that has shown them is behind them now, and usually out of view.
    if (more.current !== null && document.activeElement === moreButton.current)
      focusableIn(more.current)?.focus();
  }, [isMoreShown]);
  const filters = useRef<HTMLDivElement>(null);
  useRequestedFilter(filters, {
    areAllShown: isMoreShown,
    showAll: () => {
      setMoreRequested(true);
    },
  });
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        session.run();
      }}
    >
      <Heading />
      <div ref={filters} className={styles.filters}>
        {FIRST_FACETS.map((name) => (
          <div key={name} data-filter={name}>
            <FacetField name={name} settled={settled} />
          </div>
        ))}
        <div data-filter="FormatTypes">
          <ChoiceField name="FormatTypes" />
        </div>
        <div data-filter="Timeslots">
          <ChoiceField name="Timeslots" />
        </div>
        <div data-filter="Dates">
          <DateField settled={settled} />
        </div>
        {isMoreShown && (
          <div ref={more} id={moreId} className={styles.more}>
            <div data-filter="Platforms">
              <PlatformField offered={platforms} />
            </div>
            <div data-filter="Keywords">
              <KeywordFields settled={settled} />
            </div>
            <div data-filter="Frequencies">
              <FacetField name="Frequencies" settled={settled} />
            </div>
            <div data-filter="Playlists">
              <PlaylistField />
            </div>
            <div data-filter="Weekdays">
              <ChoiceField name="Weekdays" />
            </div>
            <div data-filter="Durations">
              <ChoiceField name="Durations" />
            </div>
            <OnlyFields />
          </div>
        )}
        <Button
          ref={moreButton}
          variant="quiet"
          isWide
          endIcon={isMoreShown ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={isMoreShown}
          {...(isMoreShown ? { 'aria-controls': moreId } : {})}
          onPress={() => {
            setMoreRequested(!isMoreShown);
          }}
        >
          {t(isMoreShown ? 'panel.less' : 'panel.more')}
        </Button>
      </div>
      <PanelActions onCleared={settleNow} />
    </form>
  );
}
