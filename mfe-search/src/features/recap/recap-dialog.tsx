import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { Button } from '@airdex/shared-ui/button';
import { Dialog } from '@airdex/shared-ui/dialog';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { NO_MARKS, toggledMarks, withoutMarked } from './marks.ts';
import { RecapDialogLine } from './recap-dialog-line.tsx';
import type { Recap } from './use-recap.ts';
import styles from './recap-dialog.module.css';

interface Props {
  readonly recap: Recap;
  readonly onClose: () => void;
}

/**
 * All active filters with their values. The user marks what to remove. Confirm removes it with one search, and nothing
 * changes before that.
 */
export function RecapDialog({ recap, onClose }: Props) {
  const { t } = useTranslation();
  const { bus } = useHost();
  const session = useSearchSession();
  const [marks, setMarks] = useState(NO_MARKS);
  const [isCleared, setCleared] = useState(false);
  const isEmpty = isCleared || recap.lines.length === 0;
  const isChanged = isCleared || marks.size > 0;
  const confirm = () => {
    onClose();
    bus.raise('closeAdvancedSearch');
    session.narrow((filter) =>
      isCleared ? DEFAULT_SEARCH_FILTER : withoutMarked(recap.resolved(filter), marks),
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width={450}
      title={t('recap.title')}
      closeLabel={t('close')}
      isDismissable={!isChanged}
      actions={
        <>
          <span className={styles.start}>
            <Button
              variant="quiet"
              // Not disabled: a button that was just pressed would lose the focus.
              aria-disabled={isEmpty}
              onPress={() => {
                if (!isEmpty) setCleared(true);
              }}
            >
              {t('recap.clearAll')}
            </Button>
          </span>
          <Button onPress={onClose}>{t('recap.cancel')}</Button>
          <Button variant="primary" isDisabled={!isChanged} onPress={confirm}>
            {t('recap.confirm')}
          </Button>
        </>
      }
    >
      {recap.isFailed && !isEmpty && (
        <ErrorState
          isCompact
          title={t('recap.namesFailed')}
          retryLabel={t('failed.retry')}
          onRetry={recap.retry}
        />
      )}
      {isEmpty ? (
        <EmptyState title={t('recap.empty')} />
      ) : (
        <ul className={styles.lines}>
          {recap.lines.map((line) => (
            <RecapDialogLine
              key={line.field}
              line={line}
              marks={marks}
              onToggle={(ids) => {
                setMarks(toggledMarks(marks, line, ids));
              }}
            />
          ))}
        </ul>
      )}
      <p className={styles.status} role="status">
        {isChanged ? t(isCleared ? 'recap.allMarked' : 'recap.marked') : ''}
      </p>
    </Dialog>
  );
}
