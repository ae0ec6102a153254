import { useId, useState } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { FACET_RELOAD_DEBOUNCE_MS } from '@airdex/shared-contracts/constants';
import { Button, IconButton } from '@airdex/shared-ui/button';
import { DateField } from '../date-field/date-field.tsx';
import { FacetField } from '../facets/facet-field.tsx';
import { PlaylistField } from '../facets/playlist-field.tsx';
import { useSettled } from '../facets/use-settled.ts';
import { useSearchSession } from '../search-session/search-session.ts';
import { ChoiceField } from './choice-field.tsx';
import { KeywordFields } from './keyword-fields.tsx';
import { usesMoreFilters } from './more-filters.ts';
import { OnlyFields } from './only-fields.tsx';
import { PanelActions } from './panel-actions.tsx';
import { PlatformField, useOfferedPlatforms } from './platform-field.tsx';
import styles from './advanced-panel.module.css';

function Heading() {
  const { t } = useTranslation();
  const { bus } = useHost();
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{t('panel.title')}</h2>
      <IconButton
        label={t('panel.close')}
        icon={<X aria-hidden="true" />}
        size="small"
        onPress={() => {
          bus.raise('closeAdvancedSearch');
        }}
      />
    </header>
  );
}

/** The filters of a search. They are tried out freely: nothing is searched for until "Search". */
export function AdvancedPanel() {
  const { t } = useTranslation();
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const [settled, settleNow] = useSettled(selection, FACET_RELOAD_DEBOUNCE_MS);
  // Also while it is not in sight: what is no longer offered is dropped.
  const platforms = useOfferedPlatforms(settled);
  const [isMoreWanted, setMoreWanted] = useState<boolean | null>(null);
  const isMoreShown = isMoreWanted ?? usesMoreFilters(selection);
  const moreId = useId();
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        session.run();
      }}
    >
      <Heading />
      <div className={styles.filters}>
        <FacetField name="Broadcasts" settled={settled} />
        <FacetField name="ProducedIn" settled={settled} />
        <FacetField name="DevelopedIn" settled={settled} />
        <FacetField name="Genres" settled={settled} />
        <ChoiceField name="FormatTypes" />
        <ChoiceField name="Timeslots" />
        <DateField />
        {isMoreShown && (
          <div id={moreId} className={styles.more}>
            <PlatformField offered={platforms} />
            <KeywordFields settled={settled} />
            <FacetField name="Frequencies" settled={settled} />
            <PlaylistField />
            <ChoiceField name="Weekdays" />
            <ChoiceField name="Durations" />
            <OnlyFields />
          </div>
        )}
        <Button
          variant="quiet"
          isWide
          endIcon={isMoreShown ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={isMoreShown}
          {...(isMoreShown ? { 'aria-controls': moreId } : {})}
          onPress={() => {
            setMoreWanted(!isMoreShown);
          }}
        >
          {t(isMoreShown ? 'panel.less' : 'panel.more')}
        </Button>
      </div>
      <PanelActions onCleared={settleNow} />
    </form>
  );
}
