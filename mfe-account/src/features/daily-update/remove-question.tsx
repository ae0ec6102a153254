import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { MessageDialog } from '@airdex/shared-ui/dialog';
import { letterSearchesQuery } from './letter-searches-query.ts';
import styles from './daily-update.module.css';

interface Props {
  /** The search to remove; null if the dialog is closed. */
  readonly search: SavedSearch | null;
  readonly onRemoved: (search: SavedSearch) => void;
  readonly onClose: () => void;
  /** The dialog has disappeared. */
  readonly onClosed: () => void;
}

/** Calls `run` when it is unmounted, which a dialog does to its content once it has disappeared. */
function OnUnmount({ run }: { readonly run: () => void }) {
  const unmounted = useEffectEvent(run);
  useEffect(() => () => unmounted(), []);
  return null;
}

/** Asks before a saved search is removed from the daily letter. The search itself stays. */
export function RemoveQuestion({ search, onRemoved, onClose, onClosed }: Props) {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const queries = useQueryClient();
  const removal = useExclusiveMutation({
    async mutationFn({ id }: SavedSearch) {
      try {
        await api.setSearchDailyUpdate({ params: { id, dailyUpdate: false } });
      } catch (error) {
        // It was deleted elsewhere.
        if ((error as { readonly status?: unknown }).status !== 404) throw error;
      }
    },
    onSuccess: (_, gone) => {
      queries.setQueryData(letterSearchesQuery(api).queryKey, (all) =>
        all?.filter(({ id }) => id !== gone.id),
      );
      onRemoved(gone);
      bus.raise('saveSearch');
      onClose();
    },
  });
  // A closing dialog still shows the name.
  const [shown, setShown] = useState(search);
  if (search !== null && search !== shown) setShown(search);
  const name = shown?.searchName ?? '';
  const close = () => {
    if (removal.isPending) return;
    removal.reset();
    onClose();
  };
  return (
    <MessageDialog
      isOpen={search !== null}
      onOpenChange={close}
      title={t('dailyUpdate.removeTitle')}
      closeLabel={t('close')}
      message={
        <>
          <OnUnmount run={onClosed} />
          <p className={styles.question}>{t('dailyUpdate.removeQuestion', { name })}</p>
          {removal.error !== null && (
            <p role="alert" className={styles.failed}>
              {t('dailyUpdate.removeFailed')}
            </p>
          )}
        </>
      }
      actions={[
        { label: t('dailyUpdate.cancel') },
        {
          label: t('dailyUpdate.confirm'),
          variant: 'danger',
          isLoading: removal.isPending,
          staysOpen: true,
          onPress: () => {
            if (search !== null) removal.mutate(search);
          },
        },
      ]}
    />
  );
}
