import { memo, useState } from 'react';
import { ChevronUp, FilterX, ListFilter, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { IconButton } from '@airdex/shared-ui/button';
import { useSearch } from '../search-session/use-search-session.ts';
import { CollapsedRecap } from './collapsed-recap.tsx';
import { ClearedNotice } from './cleared-notice.tsx';
import { RecapDialogSlot } from './recap-dialog-slot.tsx';
import { RecapStrip } from './recap-strip.tsx';
import { useCleared } from './use-cleared.ts';
import { useEventState } from './use-event-state.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useRecap } from './use-recap.ts';
import styles from './recap-bar.module.css';

const HIDDEN = { isVisible: false };

function PanelButton() {
  const { t } = useTranslation();
  const { bus } = useHost();
  const { isVisible } = useEventState('advancedPanel', HIDDEN);
  return (
    <IconButton
      label={t(isVisible ? 'recap.closePanel' : 'recap.openPanel')}
      icon={<SlidersHorizontal aria-hidden="true" />}
      size="small"
      aria-expanded={isVisible}
      onPress={() => {
        bus.raise(isVisible ? 'closeAdvancedSearch' : 'openAdvancedSearch');
      }}
    />
  );
}

/** Above the results while any filter is active: a chip for each, with a button to remove it. */
export const RecapBar = memo(function RecapBar() {
  const { t } = useTranslation();
  const { bus } = useHost();
  const recap = useRecap();
  const [cleared, dismiss] = useCleared();
  const [isUndone, setUndone] = useState(false);
  const search = useSearch();
  // Collapsing belongs to one search: the bar of another one is open. False once it was expanded again.
  const [collapsedFor, setCollapsedFor] = useState<SearchFilter | false | null>(null);
  const collapse = useLostFocus<HTMLButtonElement>(collapsedFor === false);
  // The dialog belongs to one search: it closes when another one is on the screen.
  const [openFor, setOpenFor] = useState<SearchFilter | null>(null);
  const count = recap.lines.length;
  // The control that started clearing.
  const clear = useLostFocus<HTMLButtonElement>(isUndone && count > 0);
  if (isUndone && cleared !== null) setUndone(false);
  if (count === 0)
    return cleared === null ? null : (
      <ClearedNotice
        filter={cleared}
        onUndone={() => {
          setUndone(true);
        }}
        onDismiss={dismiss}
      />
    );
  if (collapsedFor !== null && collapsedFor === search)
    return (
      <CollapsedRecap
        count={count}
        onExpand={() => {
          setCollapsedFor(false);
        }}
      />
    );
  return (
    <section className={styles.bar} aria-label={t('recap.label')}>
      <PanelButton />
      <RecapStrip lines={recap.lines} />
      <div className={styles.actions}>
        <IconButton
          label={t('recap.viewAll')}
          icon={<ListFilter aria-hidden="true" />}
          size="small"
          aria-haspopup="dialog"
          onPress={() => {
            setOpenFor(search);
          }}
        />
        <IconButton
          ref={clear}
          label={t('recap.clearAll')}
          icon={<FilterX aria-hidden="true" />}
          size="small"
          onPress={() => {
            bus.raise('clearSearch');
          }}
        />
        <IconButton
          ref={collapse}
          label={t('recap.collapse')}
          icon={<ChevronUp aria-hidden="true" />}
          size="small"
          onPress={() => {
            setCollapsedFor(search);
          }}
        />
      </div>
      <RecapDialogSlot
        recap={recap}
        isOpen={openFor !== null && openFor === search}
        onOpenChange={(isOpen) => {
          setOpenFor(isOpen ? search : null);
        }}
      />
    </section>
  );
});
