import { Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@airdex/shared-ui/button';
import type { SelectionStore } from './selection-store.ts';
import { useFloatingRoom } from './use-floating-room.ts';
import { useSelectionSummary } from './use-selection.ts';
import styles from './undo-notice.module.css';

interface Props {
  readonly selection: SelectionStore;
  /** Called when it disappears, and with it the focused button. */
  readonly onClosed: () => void;
}

/**
 * Says that everything or nothing was ticked at once, and restores the previous ticks until the next change.
 */
export function UndoNotice({ selection, onClosed }: Props) {
  const { t } = useTranslation();
  const { undoable } = useSelectionSummary(selection);
  const isOffered = undoable === 'everything' || undoable === 'nothing';
  return (
    // Always in the page: an element that appears together with its text is not announced everywhere.
    <div ref={useFloatingRoom()} className={styles.place} role="status">
      {isOffered && (
        <div className={styles.notice}>
          {t(undoable === 'nothing' ? 'selection.cleared' : 'selection.everything')}
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            onPress={() => {
              selection.undo();
              onClosed();
            }}
          >
            {t('selection.undo')}
          </Button>
          <IconButton
            label={t('close')}
            icon={<X aria-hidden="true" />}
            size="small"
            tooltipPlacement="top"
            onPress={() => {
              selection.forgetUndo();
              onClosed();
            }}
          />
        </div>
      )}
    </div>
  );
}
