import { Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { Button, IconButton } from '@airdex/shared-ui/button';
import { useFocusHome } from '@airdex/shared-ui/error-state';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { useLostFocus } from './use-lost-focus.ts';
import styles from './recap-bar.module.css';

interface Props {
  /** The search before it was cleared. */
  readonly filter: SearchFilter;
  readonly onUndone: () => void;
  readonly onDismiss: () => void;
}

/** Says that all filters were cleared, and restores them. Takes the focus if the removed bar had it. */
export function ClearedNotice({ filter, onUndone, onDismiss }: Props) {
  const { t } = useTranslation();
  const session = useSearchSession();
  const undo = useLostFocus<HTMLButtonElement>();
  const root = useFocusHome<HTMLDivElement>();
  return (
    <div ref={root} className={styles.bar}>
      <p className={styles.cleared} role="status">
        {t('recap.cleared')}
      </p>
      <Button
        ref={undo}
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        onPress={() => {
          session.restore(filter);
          onUndone();
        }}
      >
        {t('recap.undo')}
      </Button>
      <IconButton label={t('close')} icon={<X aria-hidden="true" />} size="small" onPress={onDismiss} />
    </div>
  );
}
