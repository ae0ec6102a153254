import { useId } from 'react';
import { Search, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useLanguage } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { Button } from '@airdex/shared-ui/button';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { SaveButton } from './save-button.tsx';
import { searchHint } from './search-hint.ts';
import { useClearAll } from './use-clear-all.ts';
import styles from './advanced-panel.module.css';

/** Always visible below the filters: clear all and its undo, save, search, and what a search still lacks. */
export function PanelActions({ onCleared }: { readonly onCleared: (left: SearchFilter) => void }) {
  const { t } = useTranslation();
  const selection = useCurrent(useSearchSession().selection);
  const hint = searchHint(selection, useLanguage());
  const { clear, undo } = useClearAll(onCleared);
  const hintId = useId();
  return (
    <footer className={styles.actions}>
      <p id={hintId} className={styles.hint} role="status">
        {undo !== null && <span>{t('panel.cleared')} </span>}
        {hint !== null && t(`panel.hint.${hint}`)}
      </p>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        isDisabled={clear === null && undo === null}
        {...(undo === null ? {} : { icon: <Undo2 aria-hidden="true" /> })}
        onPress={() => {
          (undo ?? clear)?.();
        }}
      >
        {t(undo === null ? 'panel.clear' : 'panel.undoClear')}
      </Button>
      <SaveButton />
      <Button
        variant="primary"
        type="submit"
        icon={<Search aria-hidden="true" />}
        {...(hint === null ? {} : { 'aria-describedby': hintId })}
      >
        {t('panel.search')}
      </Button>
    </footer>
  );
}
